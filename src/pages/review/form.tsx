import { Form, useNavigation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { unbroken } from '#platform/i18n/unbroken.ts';
import type { ReviewableProduct } from '#features/reviews/contract.ts';
import { lengths } from '#features/reviews/contract/values.ts';
import { Checked } from '#features/reviews/ui/checked.tsx';
import { Button } from '../../design/button/button.tsx';
import { ErrorSummary } from '../../design/error-summary/error-summary.tsx';
import { Field } from '../../design/field/field.tsx';
import { TextArea } from '../../design/field/text-area.tsx';
import layout from '../../design/layout.module.css';
import { Link } from '../../design/link.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { FitChoice, StarsChoice } from './choices.tsx';
import styles from './review.module.css';
import type { SendResult } from './send-review.ts';
import { useFaults } from './use-faults.ts';

interface FormProps {
  product: ReviewableProduct;
  /** First name of the customer; '' for a guest. */
  name: string;
  /** What is wrong with the review that was sent. */
  result: SendResult | null;
}

export function ReviewForm({ product, name, result }: FormProps) {
  const t = useTranslations('pages/review');
  const title = t('titleOf', { name: unbroken(product.name) });
  const { own } = product;
  return (
    <div className={`${layout.stack} ${styles.page}`}>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <p>
        <Link to={product.urlPath}>{t('toProduct')}</Link>
      </p>
      {own && <p className={layout.notice}>{t(`again.${own.state}`)}</p>}
      <Fields product={product} name={name} result={result} />
      <Checked />
    </div>
  );
}

/** What was typed last, else what was sent before. */
function initialOf({ product: { own }, name, result }: FormProps): Record<string, string> {
  if (result) return result.values;
  if (!own) return { displayName: name };
  const { stars, title, text, displayName, fit } = own;
  return { stars: String(stars), title, text, displayName, fit: fit ?? '' };
}

function Fields(props: FormProps) {
  const { product, result } = props;
  const t = useTranslations('pages/review');
  const busy = useNavigation().formMethod === 'POST';
  const initial = initialOf(props);
  const { summary, errorOf } = useFaults(result);
  return (
    <Form method="post" className={layout.stack} noValidate>
      {summary && <ErrorSummary {...summary} result={result} />}
      <StarsChoice chosen={initial['stars']} error={errorOf('stars')} />
      {product.hasSizes && <FitChoice chosen={initial['fit']} />}
      <Field
        id="title"
        name="title"
        label={t('field.title')}
        hint={t('hint.title')}
        maxLength={lengths.title}
        defaultValue={initial['title']}
        error={errorOf('title')}
      />
      <TextArea
        id="text"
        name="text"
        label={t('field.text')}
        hint={t('hint.text')}
        rows={7}
        required
        maxLength={lengths.text}
        defaultValue={initial['text']}
        error={errorOf('text')}
      />
      <Field
        id="displayName"
        name="displayName"
        label={t('field.displayName')}
        hint={t('hint.displayName')}
        autoComplete="nickname"
        required
        maxLength={lengths.displayName}
        defaultValue={initial['displayName']}
        error={errorOf('displayName')}
      />
      <p>
        <Button busy={busy}>{t('send')}</Button>
      </p>
    </Form>
  );
}
