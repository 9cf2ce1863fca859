/** The product finder: one question at a time, as plain links (R050). */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { localText } from '#platform/i18n/language.ts';
import { Link } from '../design/link.tsx';
import { ButtonLink } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import { CrumbList } from '../shell/crumb-list.tsx';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { readMenu } from '../shell/read-menu.ts';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/guided-entry';
import styles from './parts/content/content.module.css';

export { shouldRevalidate } from '../shell/revalidation.ts';

const path = '/guided-entry';
/** Query key with the name of the step. */
const stepKey = 'vaihe';

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const asked = new URL(request.url).searchParams.get(stepKey) ?? 'start';
  const { language, publicUrl } = facts;
  const step = stepIn(facts, asked) ?? (await departmentsStep(facts));
  return { ...step, isStart: asked === 'start', path, language, publicUrl };
}

interface ShownStep {
  /** Null when the departments are offered. */
  question: string | null;
  choices: { name: string; to: string }[];
}

function stepIn({ space, language }: RequestFacts, name: string): ShownStep | null {
  const { steps } = space.finder;
  const step = Object.hasOwn(steps, name) ? steps[name] : steps['start'];
  if (!step) return null;
  return {
    question: localText(step.question, language),
    choices: step.choices.map(({ name: choice, next, to }) => ({
      name: localText(choice, language),
      to: to ?? `${path}?${stepKey}=${next}`,
    })),
  };
}

async function departmentsStep(facts: RequestFacts): Promise<ShownStep> {
  const menu = await readMenu(facts);
  return { question: null, choices: menu.map(({ name, urlPath }) => ({ name, to: urlPath })) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData });

export default function GuidedEntryPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('pages/guided-entry');
  const { question, choices, isStart } = loaderData;
  return (
    <div className={layout.stack}>
      <PageTitle
        title={isStart ? t('title') : `${question} – ${t('title')}`}
        description={t('about')}
      />
      <CrumbList crumbs={[{ name: t('title'), to: path }]} />
      <h1>{t('title')}</h1>
      <h2>{question ?? t('departments')}</h2>
      <ul className={styles.tiles}>
        {choices.map(({ name, to }) => (
          <li key={name} className={styles.tile}>
            <strong>
              <Link to={to}>{name}</Link>
            </strong>
          </li>
        ))}
      </ul>
      {!isStart && (
        <p>
          <ButtonLink to={path} quiet>
            {t('back')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
