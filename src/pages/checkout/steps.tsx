import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Link } from '../../design/link.tsx';
import { Icon } from '../../design/icon.tsx';
import styles from './checkout.module.css';
import { stepNames, type Step } from './open-step.ts';

/** Shows the current step; steps that are done are links. */
export function Steps({ current }: { current: Step }) {
  const t = useTranslations('pages/checkout');
  const at = stepNames.indexOf(current);
  return (
    <nav aria-label={t('steps')}>
      <ol className={styles.steps}>
        {stepNames.map((step, index) => (
          <li key={step} className={index <= at ? styles.reached : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {index < at ? <Icon name="check" size={16} /> : index + 1}
            </span>
            {index < at ? (
              <Link to={`/kassa?vaihe=${step}`}>{t(`step.${step}`)}</Link>
            ) : (
              <span aria-current={index === at ? 'step' : undefined}>{t(`step.${step}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface DoneProps {
  title: string;
  step: Step;
  children: React.ReactNode;
}

/** The entered data of a step that is done. */
export function Done({ title, step, children }: DoneProps) {
  const t = useTranslations('pages/checkout');
  return (
    <section className={styles.done}>
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      <Link to={`/kassa?vaihe=${step}`} aria-label={`${t('change')}: ${title}`}>
        {t('change')}
      </Link>
    </section>
  );
}
