/** What was typed into a form that was closed meanwhile: it can be copied into a mail. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ErrorSummary } from '../../../design/error-summary/error-summary.tsx';
import { TextArea } from '../../../design/field/text-area.tsx';
import card from '../../../design/card/card.module.css';
import styles from './feedback.module.css';
import type { FeedbackResult } from './send.ts';

export function ClosedForm({ result }: { result: FeedbackResult }) {
  const t = useTranslations('pages/parts/feedback');
  return (
    <section className={`${card.box} ${styles.form}`} aria-labelledby="lomake">
      <h2 id="lomake" className={styles.heading}>
        {t('barrierTitle')}
      </h2>
      <ErrorSummary title={t('failed.off')} result={result} />
      <TextArea label={t('barrier')} readOnly defaultValue={result.values['message']} />
    </section>
  );
}
