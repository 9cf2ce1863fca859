/** The form for feedback and for barriers to accessibility. */
import { Form, useNavigation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Button } from '../../../design/button/button.tsx';
import { ErrorSummary } from '../../../design/error-summary/error-summary.tsx';
import { Field } from '../../../design/field/field.tsx';
import { Select } from '../../../design/field/select.tsx';
import { TextArea } from '../../../design/field/text-area.tsx';
import layout from '../../../design/layout.module.css';
import { Link } from '../../../design/link.tsx';
import card from '../../../design/card/card.module.css';
import styles from './feedback.module.css';
import type { FeedbackFormData } from './load.ts';
import type { FeedbackResult } from './send.ts';
import { useFaults } from './use-faults.ts';

interface FormProps {
  form: FeedbackFormData;
  /** What came of sending it, unless it was taken. */
  result: FeedbackResult | undefined;
}

export function FeedbackForm({ form, result }: FormProps) {
  const t = useTranslations('pages/parts/feedback');
  const { errorOf, title, listed } = useFaults(form.kind, result);
  const typed: Typed = (name, otherwise = '') => ({
    id: name,
    name,
    defaultValue: result?.values[name] ?? otherwise,
    error: errorOf(name),
  });
  const isBarrier = form.kind === 'accessibility';
  return (
    <section className={`${card.box} ${styles.form}`} aria-labelledby="lomake">
      <h2 id="lomake" className={styles.heading}>
        {t(isBarrier ? 'barrierTitle' : 'title')}
      </h2>
      {title && <ErrorSummary title={title} faults={listed} result={result} />}
      <Form method="post" className={layout.stack} noValidate>
        <input type="hidden" name="key" value={form.key} />
        {isBarrier ? (
          <Barrier form={form} typed={typed} />
        ) : (
          <ForCustomerService form={form} typed={typed} />
        )}
        <Answer form={form} typed={typed} />
        <Send form={form} />
      </Form>
    </section>
  );
}

/** The attributes of a field, with what was typed into it before. */
type Typed = (
  name: string,
  otherwise?: string,
) => { id: string; name: string; defaultValue: string; error: string | undefined };

interface PartProps {
  form: FeedbackFormData;
  typed: Typed;
}

function Barrier({ form, typed }: PartProps) {
  const t = useTranslations('pages/parts/feedback');
  return (
    <>
      <TextArea {...typed('message')} label={t('barrier')} hint={t('barrierHint')} required />
      <Field {...typed('page', form.prefill.page)} label={t('page')} hint={t('pageHint')} />
    </>
  );
}

function ForCustomerService({ form, typed }: PartProps) {
  const t = useTranslations('pages/parts/feedback');
  return (
    <>
      <Select {...typed('topic')} label={t('topic')} required>
        <option value="">{t('chooseTopic')}</option>
        {form.topics.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <TextArea {...typed('message')} label={t('message')} hint={t('messageHint')} required />
      <Field {...typed('page', form.prefill.page)} label={t('page')} hint={t('pageHint')} />
      <Field
        {...typed('orderNumber')}
        label={t('orderNumber')}
        hint={t('orderNumberHint')}
        inputMode="numeric"
      />
    </>
  );
}

function Answer({ form, typed }: PartProps) {
  const t = useTranslations('pages/parts/feedback');
  const { kind, prefill } = form;
  return (
    <fieldset className={styles.group}>
      <legend>{t('answer')}</legend>
      <p className={styles.about}>
        {t(kind === 'accessibility' ? 'barrierAnswerHint' : 'answerHint')}
      </p>
      <div className={styles.pair}>
        <Field {...typed('name', prefill.name)} label={t('name')} autoComplete="name" />
        <Field
          {...typed('email', prefill.email)}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </div>
    </fieldset>
  );
}

function Send({ form: { kind, keptDays } }: Pick<PartProps, 'form'>) {
  const t = useTranslations('pages/parts/feedback');
  const busy = useNavigation().formMethod === 'POST';
  return (
    <>
      <p className={styles.about}>
        {t('privacy', { days: keptDays })} <Link to="/info/tietoturva">{t('privacyLink')}</Link>
      </p>
      <p>
        <Button busy={busy}>{t(kind === 'accessibility' ? 'sendBarrier' : 'send')}</Button>
      </p>
    </>
  );
}
