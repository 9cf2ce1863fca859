/** /check-again: takes a form whose sender is no longer logged in, asks for the login, and keeps what was
 * typed until it is back in its page (R209, R230). */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { keepTyped } from '#features/session/ui/typed.ts';
import { prefixIn } from '#platform/i18n/language.ts';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { buttonClass } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import { useReturning } from '../shell/here.ts';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/check-again';
import styles from './check-again/check-again.module.css';
import { SendAgain } from './check-again/send-again.tsx';
import { targetOrHome } from './parts/session/targets.ts';

export { quiet as handle } from '../shell/quiet.ts';
export { shouldRevalidate } from '../shell/revalidation.ts';

export function loader({ request, url, context }: Route.LoaderArgs) {
  const target = targetOrHome(request, factsOf(context).publicUrl);
  return {
    target: target.slice(prefixIn(target).length) || '/',
    isFinal: url.searchParams.has('only'),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  return { typed: [...form].map(([name, value]): [string, string] => [name, String(value)]) };
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function CheckAgainPage({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckAgain {...loaderData} typed={actionData?.typed ?? []} />;
}

const isOfCart = (page: string): boolean => /^\/(?:kassa|ostoskori)(?:$|[/?])/.test(page);

interface Props {
  /** Page of the form, without the prefix of its language. */
  target: string;
  /** Whether nothing but its own button may send the form. */
  isFinal: boolean;
  typed: [name: string, value: string][];
}

function CheckAgain({ target, isFinal, typed }: Props) {
  const t = useTranslations('pages/check-again');
  const login = useReturning('/check-login', target);
  const canSend = typed.length > 0 && !isFinal;
  const navigate = useNavigate();
  useEffect(() => {
    if (typed.length === 0) return;
    keepTyped({ page: target, typed });
    // From cart and checkout the way leads to the cart (R413), whose login returns to the form.
    if (isOfCart(target)) void navigate('/ostoskori?virhe=login-required', { replace: true });
  }, [navigate, target, typed]);
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      <p className={canSend ? styles.scripted : undefined}>{t('text')}</p>
      <p className={canSend ? styles.scripted : undefined}>
        <a href={login} className={buttonClass({})}>
          {t('login')}
        </a>
      </p>
      <noscript>{canSend && <SendAgain login={login} target={target} typed={typed} />}</noscript>
    </div>
  );
}
