/** First step of a withdrawal: who withdraws, and from what. */
import { Form, useNavigation } from 'react-router';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import { nameLanguageIn } from '#features/orders/rules/name-language.ts';
import type { Order } from '#features/orders/contract.ts';
import { Button } from '../../design/button/button.tsx';
import { ErrorSummary } from '../../design/error-summary/error-summary.tsx';
import { Field } from '../../design/field/field.tsx';
import { MarkedText } from '../../design/marked-text.tsx';
import layout from '../../design/layout.module.css';
import { longestName, openLines, quantityField, type Notice } from './notice.ts';
import styles from './withdraw.module.css';
import { LineName } from '../parts/line-name.tsx';
import { dayIn } from '../parts/of-order.ts';

interface NoticeFormProps {
  order: Order;
  /** The form as it was sent. */
  notice: Notice | undefined;
  /** Something was withdrawn or refunded meanwhile. */
  hasChanged: boolean;
}

export function NoticeForm({ order, notice, hasChanged }: NoticeFormProps) {
  const t = useTranslations('pages/withdraw');
  const day = dayIn(order.withdrawable?.lastDay ?? '', useLanguage());
  const busy = useNavigation().formMethod === 'POST';
  const hasSeveral = openLines(order).length > 1;
  return (
    <>
      <h1>{t('title')}</h1>
      <Faults notice={notice} hasChanged={hasChanged} />
      <p>{t('intro', { day })}</p>
      <Form method="post" noValidate className={`${layout.stack} ${styles.form}`}>
        <Who order={order} notice={notice} />
        <fieldset className={layout.tight}>
          <legend className={styles.legend}>{t('what')}</legend>
          <p className={layout.soft}>{t('whatHint')}</p>
          {order.lines.map((line, at) => (
            <Quantity
              key={line.sokId}
              order={order}
              at={at}
              notice={notice}
              isOneOfMany={hasSeveral}
            />
          ))}
        </fieldset>
        <NotCovered order={order} />
        <p>
          <Button name="intent" value="review" busy={busy}>
            {t('review')}
          </Button>{' '}
          {hasSeveral && (
            <Button name="intent" value="all" quiet busy={busy}>
              {t('all')}
            </Button>
          )}
        </p>
      </Form>
    </>
  );
}

/** Number, address of the receipt, and name, as the order has them. */
function Who({ order, notice }: Pick<NoticeFormProps, 'order' | 'notice'>) {
  const t = useTranslations('pages/withdraw');
  const { firstName, lastName, email } = order.customer;
  const fault = notice?.faults['name'];
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('number')}</dt>
        <dd>{order.number}</dd>
        <dt>{t('receiptTo')}</dt>
        <dd>{email}</dd>
      </dl>
      <Field
        id="name"
        name="name"
        label={t('name')}
        autoComplete="name"
        maxLength={longestName}
        required
        defaultValue={notice?.values['name'] ?? `${firstName} ${lastName}`}
        error={fault && t(fault, { most: longestName })}
      />
    </>
  );
}

function Faults({ notice, hasChanged }: Pick<NoticeFormProps, 'notice' | 'hasChanged'>) {
  const t = useTranslations('pages/withdraw');
  const faults = Object.entries(notice?.faults ?? {});
  if (hasChanged) return <ErrorSummary title={t('changed')} result={notice} />;
  if (faults.length === 0) return null;
  return (
    <ErrorSummary
      title={t('wrong', { count: faults.length })}
      faults={faults.map(([id, key]) => ({ id, text: t(`${key}Short`) }))}
      result={notice}
    />
  );
}

interface QuantityProps extends Pick<NoticeFormProps, 'order' | 'notice'> {
  at: number;
  isOneOfMany: boolean;
}

/** How many pieces of a line are withdrawn: none until the buyer says so, except where there is one line only. */
function Quantity({ order, at, notice, isOneOfMany }: QuantityProps) {
  const t = useTranslations('pages/withdraw');
  const language = useLanguage();
  const line = order.lines[at];
  const most = order.withdrawable?.left[at] ?? 0;
  if (!line || most === 0) return null;
  const field = quantityField(at);
  const fault = notice?.faults[field];
  const price = euros(line.unitPriceEuroCents, language);
  const hints = [t('ofLine', { most, price }), line.withdrawalLimit === 'sealed' && t('sealed')];
  return (
    <Field
      id={field}
      name={field}
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      step={1}
      label={<LineName order={order} line={line} />}
      hint={hints.filter(Boolean).join(' ')}
      defaultValue={notice?.values[field] ?? (isOneOfMany ? 0 : most)}
      error={fault && t(fault, { most })}
    />
  );
}

function NotCovered({ order }: Pick<NoticeFormProps, 'order'>) {
  const language = useLanguage();
  const t = useTranslations('pages/withdraw');
  const others = order.lines.filter(({ withdrawalLimit: limit }) => limit && limit !== 'sealed');
  if (others.length === 0) return null;
  return (
    <section className={layout.tight} aria-labelledby="not-covered">
      <h2 id="not-covered" className={styles.legend}>
        {t('notCoveredTitle')}
      </h2>
      <ul className={styles.list}>
        {others.map((line) => (
          <li key={line.sokId}>
            <MarkedText text={line.name} lang={nameLanguageIn(language, order, line)} />
            <span className={layout.soft}>
              {' '}
              – {t(line.withdrawalLimit === 'perishable' ? 'perishable' : 'madeToOrder')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
