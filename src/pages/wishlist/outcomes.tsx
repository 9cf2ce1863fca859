/** What came of the last change, with the way back from it. */
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '../../design/button.tsx';
import { Toast } from '../../design/toast.tsx';
import { saysPaused } from '../parts/buying-paused.ts';
import type { Outcome } from './change.ts';

export function Outcomes({ outcome }: { outcome: Outcome }) {
  const t = useTranslations('wishlistPage');
  const [closed, setClosed] = useState<Outcome | null>(null);
  const isNews = closed !== outcome && Object.keys(outcome).length > 0;
  return (
    <Toast
      icon={outcome.failed === undefined ? 'check' : 'heart'}
      closeLabel={t('close')}
      onClose={() => setClosed(outcome)}
    >
      {isNews && <News outcome={outcome} />}
    </Toast>
  );
}

function News({ outcome }: { outcome: Outcome }) {
  const t = useTranslations('wishlistPage');
  const { removed, pruned, added, isWished, back, failed } = outcome;
  if (failed !== undefined) return <Failure code={failed} />;
  if (removed) return <Removed sokIds={removed} />;
  if (pruned) return <p>{t('pruned', { count: pruned })}</p>;
  if (added) {
    return (
      <>
        <p>{t('inCart')}</p>
        <ButtonLink to="/ostoskori" small>
          {t('openCart')}
        </ButtonLink>
      </>
    );
  }
  if (!isWished) return null;
  return (
    <>
      <p>{t('added')}</p>
      {back && <a href={back}>{t('back')}</a>}
    </>
  );
}

function Failure({ code }: { code: string }) {
  const t = useTranslations('wishlistPage.failed');
  const tShell = useTranslations('shell');
  if (saysPaused(code)) return <p role="alert">{tShell('paused')}</p>;
  const known = ['wishlist-full', 'product-not-found', 'other'].includes(code);
  return <p role="alert">{t(known ? (code as 'other') : 'cart')}</p>;
}

/** The button that was pressed went with its entry; the keyboard goes on at undoing that (R201). */
function Removed({ sokIds }: { sokIds: string[] }) {
  const t = useTranslations('wishlistPage');
  const undo = useRef<HTMLButtonElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => undo.current?.focus({ preventScroll: true }), [sokIds]);
  return (
    <>
      <p>{t('removed')}</p>
      <Form method="post" preventScrollReset>
        {sokIds.map((sokId) => (
          <input key={sokId} type="hidden" name="sokId" value={sokId} />
        ))}
        <Button ref={undo} name="intent" value="add" small>
          {t('undo')}
        </Button>
      </Form>
    </>
  );
}
