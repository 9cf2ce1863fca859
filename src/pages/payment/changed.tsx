/** Says what of an order is not as it was shown, and places it as it is now. */
import { Form } from 'react-router';
import type { Language } from '#platform/i18n/language.ts';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import { promisedDays } from '#features/checkout/rules/promised-days.ts';
import { slotText } from '#features/checkout/rules/slot-text.ts';
import type { ShownChange, ShownKind } from '#features/orders/contract/shown.ts';
import { Button, ButtonLink } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import { PageTitle } from '../../shell/page-title.tsx';
import { WhileSelling } from '../parts/while-selling.tsx';
import type { ChangedOrder } from './order-again.ts';

export function Changed({ changes, fields }: ChangedOrder) {
  const t = useTranslations('pages/payment');
  return (
    <div className={layout.stack}>
      <PageTitle title={t('changed.title')} />
      <h1>{t('changed.title')}</h1>
      <p>{t('changed.text')}</p>
      <ul className={layout.tight}>
        {changes.map((change) => (
          <Change key={`${change.kind} ${change.id}`} change={change} />
        ))}
      </ul>
      {fields && <AsItIs fields={fields} />}
      <p>
        <ButtonLink to={fields ? '/kassa?vaihe=maksu' : '/kassa'} quiet={fields !== null}>
          {t('back')}
        </ButtonLink>
      </p>
    </div>
  );
}

/** Places it by one press, with the sum beside the button (L07). */
function AsItIs({ fields }: { fields: Record<string, string> }) {
  const t = useTranslations('pages/payment.changed');
  const tCheckout = useTranslations('pages/checkout');
  const total = Number(fields['totalEuroCents']);
  const isFree = total === 0;
  return (
    <Form method="post" action="/maksu" reloadDocument className={layout.tight}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        {tCheckout('toPay')} <strong>{euros(total, useLanguage())}</strong>
      </p>
      {!isFree && <p className={layout.soft}>{tCheckout('binding')}</p>}
      <WhileSelling>
        <Button>{t(isFree ? 'orderFree' : 'order')}</Button>
      </WhileSelling>
    </Form>
  );
}

function Change({ change: { kind, of, before, now } }: { change: ShownChange }) {
  const t = useTranslations('pages/payment.changed');
  const written = useWritten(kind);
  const values = { before: written(before), now: written(now) };
  const way = before === null ? 'isNew' : now === null ? 'isGone' : 'differs';
  return (
    <li>
      <strong>{t(`kind.${kinds[kind]}`, { of: of === '' ? 'none' : 'some', name: of })}</strong>:{' '}
      {t(way, values)}
    </li>
  );
}

/** A value as people read it. */
function useWritten(kind: ShownKind): (value: string | null) => string {
  const t = useTranslations('pages/payment.changed');
  const language = useLanguage();
  return (value) => {
    if (value === null) return '';
    if (kind === 'quantity') return t('pieces', { count: Number(value) });
    if (kind === 'substitute') return t(value === 'yes' ? 'allowed' : 'notAllowed');
    if (kind === 'age') return t('years', { years: Number(value) });
    return texts[kind]?.(value, language) ?? value;
  };
}

const sum = (value: string, language: Language) => euros(Number(value), language);

const texts: Partial<Record<ShownKind, (value: string, language: Language) => string>> = {
  price: sum,
  discount: sum,
  'delivery-price': sum,
  total: sum,
  days(value, language) {
    const [earliest = '', latest = ''] = value.split('/');
    return promisedDays({ earliest, latest }, language);
  },
  slot(value, language) {
    const [day = '', from = '', until = ''] = value.split(' ');
    return slotText({ slotId: '', day, from, until }, language);
  },
};

/** Names of the messages. */
const kinds = {
  quantity: 'quantity',
  price: 'price',
  substitute: 'substitute',
  age: 'age',
  code: 'code',
  discount: 'discount',
  recipient: 'recipient',
  address: 'address',
  phone: 'phone',
  email: 'email',
  delivery: 'delivery',
  contents: 'contents',
  place: 'place',
  days: 'days',
  slot: 'slot',
  'delivery-price': 'delivery_price',
  total: 'total',
} as const satisfies Record<ShownKind, string>;
