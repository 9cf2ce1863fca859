/** The receipt of a withdrawal: what, when it was received, and what happens next (L12). */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { momentIn } from '#platform/moment.ts';
import { euros } from '#platform/money.ts';
import type { Order } from '#features/orders/contract.ts';
import { ButtonLink } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import banner from '../../design/banner/banner.module.css';
import { PageTitle } from '../../shell/page-title.tsx';
import { dayIn, orderHref } from '../parts/of-order.ts';
import { WithdrawnLines } from '../parts/withdrawn-lines.tsx';
import type { Receipt } from './receipt-of.ts';

interface ReceiptProps {
  order: Order;
  orderKey: string;
  receipt: Receipt;
}

export function WithdrawalReceipt({ order, orderKey, receipt }: ReceiptProps) {
  const { withdrawal } = receipt;
  const t = useTranslations('pages/parts/withdrawal');
  const moment = momentIn(withdrawal.receivedAt, useLanguage());
  return (
    <div className={layout.stack}>
      <PageTitle title={`${t('title')} ${order.number}`} />
      <h1>{t('title')}</h1>
      <output className={banner.info}>
        {t('received', { moment, number: order.number })}{' '}
        {!order.isAnonymous && t('mailed', { email: order.customer.email })}
      </output>
      <p>{t('from', { name: withdrawal.name })}</p>
      <WithdrawnLines order={order} sums={withdrawal} />
      <Next {...receipt} />
      <p>
        <ButtonLink to={orderHref(order.number, orderKey)} quiet>
          {t('toOrder')}
        </ButtonLink>
      </p>
    </div>
  );
}

function Next({ withdrawal, answerBy: latest, address, contact }: Receipt) {
  const t = useTranslations('pages/parts/withdrawal');
  const language = useLanguage();
  const day = dayIn(latest, language);
  const sum = euros(withdrawal.totalEuroCents, language);
  return (
    <section className={layout.tight} aria-labelledby="next">
      <h2 id="next">{t('next')}</h2>
      <p>{t('sendBack', { day })}</p>
      <p>
        {address.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </p>
      {withdrawal.totalEuroCents > 0 && <p>{t('moneyBack', { day, sum })}</p>}
      {contact && <p>{t('questions', { contact })}</p>}
    </section>
  );
}
