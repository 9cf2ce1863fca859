/** What was withdrawn or refunded: pieces with their sums, the delivery, and the total. */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Order } from '#features/orders/contract.ts';
import type { WithdrawnSums } from '#features/orders/contract/after-payment.ts';
import { LineName } from './line-name.tsx';
import layout from '../../design/layout.module.css';
import card from '../../design/card/card.module.css';

interface WithdrawnLinesProps {
  order: Pick<Order, 'lines' | 'language'>;
  sums: WithdrawnSums;
}

export function WithdrawnLines({ order, sums }: WithdrawnLinesProps) {
  const t = useTranslations('pages/parts/withdrawal');
  const language = useLanguage();
  return (
    <dl className={`${layout.sums} ${card.box}`}>
      {sums.lines.map(({ line, quantity, euroCents }) => (
        <Line key={line} order={order} at={line} quantity={quantity} euroCents={euroCents} />
      ))}
      {sums.deliveryEuroCents > 0 && (
        <>
          <dt>{t('delivery')}</dt>
          <dd>{euros(sums.deliveryEuroCents, language)}</dd>
        </>
      )}
      <dt className={layout.total}>{t('total')}</dt>
      <dd className={layout.total}>{euros(sums.totalEuroCents, language)}</dd>
    </dl>
  );
}

interface LineProps {
  order: WithdrawnLinesProps['order'];
  /** Position of the line. */
  at: number;
  quantity: number;
  euroCents: number;
}

function Line({ order, at, quantity, euroCents }: LineProps) {
  const line = order.lines[at];
  const language = useLanguage();
  return (
    <>
      <dt>
        {quantity} × {line && <LineName order={order} line={line} />}
      </dt>
      <dd>{euros(euroCents, language)}</dd>
    </>
  );
}
