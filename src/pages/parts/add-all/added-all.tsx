/** Says what came into the cart of many products, and names what did not. */
import { useState } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { ShortItem } from '#features/cart/contract/add-available.ts';
import { ButtonLink } from '../../../design/button/button.tsx';
import { Toast } from '../../../design/toast/toast.tsx';
import type { AddedAll } from './add-all.ts';
import styles from './added-all.module.css';

interface AddedAllNoticeProps {
  result: AddedAll | undefined;
  /** On the page of the cart no link leads there. */
  isCart?: boolean;
}

export function AddedAllNotice({ result, isCart = false }: AddedAllNoticeProps) {
  const t = useTranslations('pages/parts/add-all');
  const [closed, setClosed] = useState<AddedAll>();
  const textOf = useShortText();
  const shown = result === closed ? undefined : result;
  const text = shown ? t(textKey(shown), { count: shown.added }) : '';
  const short = shown ? shown.short.map(textOf) : [];
  const heard = short.length > 0 ? [text, t('short'), ...short].join(' ') : text;
  return (
    <Toast
      icon={shown?.added === 0 ? 'alert' : 'check'}
      onClose={() => setClosed(result)}
      heard={heard || null}
      of={result}
    >
      {shown && (
        <>
          <p>
            <strong>{text}</strong>
          </p>
          <Short short={short} />
          {shown.added > 0 && !isCart && (
            <ButtonLink to="/ostoskori" small>
              {t('toCart')}
            </ButtonLink>
          )}
        </>
      )}
    </Toast>
  );
}

function Short({ short }: { short: string[] }) {
  const t = useTranslations('pages/parts/add-all');
  if (short.length === 0) return null;
  return (
    <>
      <p>{t('short')}</p>
      <ul className={styles.short}>
        {short.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

const textKey = ({ added, failed }: AddedAll) =>
  failed !== undefined ? 'paused' : added > 0 ? 'added' : 'none';

/** Message keys by reason. */
const reasons = {
  'sku-unknown': 'gone',
  'not-available': 'gone',
  'not-yet': 'notYet',
  'out-of-stock': 'soldOut',
  'cart-full': 'cartFull',
} as const satisfies Record<ShortItem['reason'], string>;

function useShortText() {
  const t = useTranslations('pages/parts/add-all');
  return ({ name, reason, added, wanted }: AddedAll['short'][number]): string =>
    added > 0 ? t('part', { name, added, wanted }) : t(`reason.${reasons[reason]}`, { name });
}
