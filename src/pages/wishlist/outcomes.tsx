/** The result of the last change, with a way to undo it. */
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { RefusalCode } from '#platform/errors.ts';
import { ofCode } from '#platform/of-code.ts';
import type { addToWishlist } from '#features/wishlist/contract.ts';
import { Button } from '../../design/button/button.tsx';
import { Toast } from '../../design/toast/toast.tsx';
import { saysPaused } from '../parts/buying-paused.ts';
import type { Outcome } from './change.ts';

interface OutcomesProps {
  outcome: Outcome;
  /** All that the notice takes back. */
  removed: readonly { sokId: string }[];
  onClose: () => void;
}

export function Outcomes({ outcome, removed, onClose }: OutcomesProps) {
  const [closed, setClosed] = useState<Outcome | null>(null);
  const text = useText(outcome, removed.length);
  const news = closed === outcome ? null : text;
  return (
    <Toast
      icon={outcome.failed === undefined ? 'check' : 'heart'}
      onClose={() => {
        setClosed(outcome);
        onClose();
      }}
      heard={news}
      of={outcome}
    >
      {news && (
        <>
          <p>{news}</p>
          <Way outcome={outcome} removed={removed} />
        </>
      )}
    </Toast>
  );
}

/** Refusals of changes of the favourites; every other code is from the cart. */
const refusals = {
  'wishlist-full': 'wishlist-full',
  'product-not-found': 'product-not-found',
  'not-logged-in': 'other',
} as const satisfies Record<RefusalCode<typeof addToWishlist>, string>;

/** The result as text; null when there is none. */
function useText({ removed, pruned, isWished, failed }: Outcome, count: number): string | null {
  const t = useTranslations('pages/wishlist');
  const tShell = useTranslations('shell');
  if (failed !== undefined) {
    if (saysPaused(failed)) return `${tShell('pausedTitle')} ${tShell('paused')}`;
    return t(`failed.${ofCode(refusals, failed) ?? (failed === 'other' ? 'other' : 'cart')}`);
  }
  if (removed) return t('removed', { count });
  if (pruned) return t('pruned', { count: pruned });
  return isWished ? t('added') : null;
}

/** What the shopper can do next. */
function Way({ outcome, removed }: Omit<OutcomesProps, 'onClose'>) {
  const t = useTranslations('pages/wishlist');
  if (outcome.removed) return <Undo sokIds={removed.map(({ sokId }) => sokId)} of={outcome} />;
  return outcome.back && <a href={outcome.back}>{t('back')}</a>;
}

/** The pressed button disappeared with its entry, so the focus moves to the undo button (R201). */
function Undo({ sokIds, of }: { sokIds: string[]; of: Outcome }) {
  const t = useTranslations('pages/wishlist');
  const undo = useRef<HTMLButtonElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => undo.current?.focus({ preventScroll: true }), [of]);
  return (
    <Form method="post" preventScrollReset>
      {sokIds.map((sokId) => (
        <input key={sokId} type="hidden" name="sokId" value={sokId} />
      ))}
      <Button ref={undo} name="intent" value="add" small>
        {t('undo')}
      </Button>
    </Form>
  );
}
