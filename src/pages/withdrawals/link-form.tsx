/** For shoppers whose order is not known here: mails them its link. */
import { Form, useNavigation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Button } from '../../design/button/button.tsx';
import { ErrorSummary } from '../../design/error-summary/error-summary.tsx';
import { Field } from '../../design/field/field.tsx';
import layout from '../../design/layout.module.css';
import { Link } from '../../design/link.tsx';
import banner from '../../design/banner/banner.module.css';

interface Result {
  values: { number: string; email: string };
  faults: { number?: 'numberWrong'; email?: 'emailWrong' };
  isSent: boolean;
  /** Minutes until the next try, after too many; otherwise 0. */
  minutes: number;
}

export function LinkForm({ result }: { result: Result | undefined }) {
  const t = useTranslations('pages/withdrawals');
  return (
    <section className={layout.tight} aria-labelledby="by-mail">
      <h2 id="by-mail">{t('byMail')}</h2>
      {result && <Outcome result={result} />}
      <p>{t('byMailText')}</p>
      <Fields result={result} />
      <p className={layout.soft}>
        {t('otherWays')} <Link to="/info/palautus">{t('returns')}</Link>
      </p>
    </section>
  );
}

function Outcome({ result }: { result: Result }) {
  const t = useTranslations('pages/withdrawals');
  const { values, isSent, minutes } = result;
  const faults = Object.entries(result.faults).map(([id, key]) => ({ id, text: t(key) }));
  if (isSent) return <output className={banner.info}>{t('sent', { email: values.email })}</output>;
  if (minutes > 0) return <ErrorSummary title={t('tooMany', { minutes })} result={result} />;
  return (
    <ErrorSummary title={t('wrong', { count: faults.length })} faults={faults} result={result} />
  );
}

function Fields({ result }: { result: Result | undefined }) {
  const t = useTranslations('pages/withdrawals');
  const busy = useNavigation().formMethod === 'POST';
  const { number, email } = result?.faults ?? {};
  return (
    <Form method="post" noValidate className={layout.tight}>
      <Field
        id="number"
        name="number"
        label={t('number')}
        inputMode="numeric"
        required
        defaultValue={result?.values.number}
        error={number && t(number)}
      />
      <Field
        id="email"
        name="email"
        type="email"
        label={t('email')}
        autoComplete="email"
        required
        defaultValue={result?.values.email}
        error={email && t(email)}
      />
      <p>
        <Button busy={busy}>{t('send')}</Button>
      </p>
    </Form>
  );
}
