/** Says that a line was taken out of the cart, and takes that back. */
import { useFetcher } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { CartItem } from '#features/cart/contract.ts';
import { Button } from '../../../design/button/button.tsx';
import { Toast } from '../../../design/toast/toast.tsx';
import { nameOf } from '#features/cart/rules/item-name.ts';
import type { CartResult } from '../change.ts';
import { useKeptRefusal } from './kept-refusal.ts';

/** A line that was in the cart. */
export interface Taken {
  item: CartItem;
  /** Saved for later, not removed. */
  isKept: boolean;
}

interface TakenNoticeProps {
  taken: Taken | null;
  onClose: () => void;
}

export default function TakenNotice({ taken, onClose }: TakenNoticeProps) {
  const t = useTranslations('pages/cart/below');
  const undo = useFetcher<CartResult>();
  const refusal = useKeptRefusal(undo.data?.refusedKept);
  const takeBack = ({ item: { sokId, quantity }, isKept }: Taken) => {
    const intent = isKept ? 'return' : 'again';
    void undo.submit({ intent, sokId, quantity }, { method: 'post', action: '/ostoskori' });
    // The button goes: whoever pressed it goes on at the start of the cart.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    onClose();
  };
  const close = () => {
    void undo.reset();
    onClose();
  };
  return (
    // The cart itself announces what has changed.
    <Toast onClose={close} heard={taken ? null : refusal} of={taken ?? undo.data}>
      {taken ? (
        <>
          <p>{t(taken.isKept ? 'taken.kept' : 'taken.removed', { name: nameOf(taken.item) })}</p>
          <Button type="button" small onClick={() => takeBack(taken)}>
            {t('undo')}
          </Button>
        </>
      ) : (
        refusal && <p>{refusal}</p>
      )}
    </Toast>
  );
}
