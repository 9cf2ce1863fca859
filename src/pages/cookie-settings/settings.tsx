/** The categories with everything that is stored in them, as a form. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type {
  Asked,
  Category,
  OptionalCategory,
} from '#features/cookie-consent/rules/categories.ts';
import { storedIn, stored, type StoredKey } from '#features/cookie-consent/rules/stored.ts';
import { Button } from '../../design/button/button.tsx';
import { Choice } from '../../design/field/field.tsx';
import layout from '../../design/layout.module.css';
import styles from './settings.module.css';

interface SettingsProps {
  asked: Asked;
  given: readonly OptionalCategory[];
}

export function Settings({ asked, given }: SettingsProps) {
  return (
    <form method="post" className={layout.stack}>
      <input type="hidden" name="version" value={asked.version} />
      <Part category="necessary" />
      {asked.categories.map((category) => (
        <Part key={category} category={category} isGiven={given.includes(category)} />
      ))}
      {asked.categories.length > 0 && <Buttons />}
    </form>
  );
}

/** Both answers are one step, and look the same. */
function Buttons() {
  const t = useTranslations('pages/cookie-settings');
  return (
    <div className={styles.buttons}>
      <Button name="choice" value="some">
        {t('save')}
      </Button>
      <Button name="choice" value="none">
        {t('none')}
      </Button>
      <Button name="choice" value="all">
        {t('all')}
      </Button>
    </div>
  );
}

/** Without `isGiven` it cannot be chosen. */
function Part({ category, isGiven }: { category: Category; isGiven?: boolean }) {
  const t = useTranslations('pages/cookie-settings');
  const keys = storedIn(category);
  return (
    <section className={layout.tight} aria-labelledby={category}>
      <h2 id={category} className={styles.name}>
        {t(`${category}.name`)}
      </h2>
      <p>{t(`${category}.about`)}</p>
      {isGiven !== undefined && (
        <Choice
          type="checkbox"
          name="category"
          value={category}
          defaultChecked={isGiven}
          label={t('allow', { name: t(`${category}.name`) })}
        />
      )}
      {keys.length > 0 && <Table keys={keys} />}
    </section>
  );
}

function Table({ keys }: { keys: readonly StoredKey[] }) {
  const t = useTranslations('pages/cookie-settings');
  return (
    <dl className={styles.list}>
      {keys.map((key) => (
        <div key={key}>
          <dt>{t(`stored.${key}.what`)}</dt>
          <dd>{t(`stored.${key}.until`)}</dd>
          <dd className={layout.soft}>
            {t(`where.${stored[key].where}`, { names: stored[key].names.join(', ') })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
