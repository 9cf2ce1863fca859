/** Reads what the customer is asked, shows the dialog and sends the answer (R353–R356). */
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { keepInTab, keptInTab } from '#platform/browser-tab.ts';
import { answerForm } from '#features/consents/ui/answer-form.ts';
import { ConsentDialog } from '#features/consents/ui/consent-dialog.tsx';
import type { ConsentAnswer, ConsentQuestion as Asked } from '#features/consents/ui/question.ts';
import { Toast } from '../../design/toast/toast.tsx';

const address = '/_data/consents';
const posted = { method: 'post', action: address } as const;

type Act = 'submit' | 'decline';

/** Keys of what is said when the answer is stored, and when it is not. */
const thanks = { submit: 'consent.thanks', decline: 'consent.declined' } as const;
const refusals: Record<string, string> = {
  'text-unknown': 'error.textChanged',
  'too-many-decisions': 'error.tooMany',
};
const faults = { submit: 'error.submitError', decline: 'error.declineError' } as const;

const useQuestion = () => useFetcher<Asked | null>({ key: 'consents' });

/** @param isHere whether this page may be interrupted */
export default function ConsentQuestion({ isHere }: { isHere: boolean }) {
  const { load, data } = useQuestion();
  const [isFree, setFree] = useState(false);
  useEffect(() => void load(address), [load]);
  // Nothing is asked over another dialog.
  if (isHere && data && !isFree && !document.querySelector('dialog:modal')) setFree(true);
  return data && isFree && <Asking asked={data} isHere={isHere} />;
}

function Asking({ asked, isHere }: { asked: Asked; isHere: boolean }) {
  const answer = useAnswer();
  const [isClosed, setClosed] = useState(() => keptInTab('consents') !== null);
  const [isRead, setRead] = useState(false);
  const { stored, fault } = answer;
  // Another login is needed first (R354).
  const isLost = answer.refused === 'not-logged-in';
  const isOpen = isHere && !isClosed && !stored && !isLost;
  useShown(isOpen);
  const close = () => {
    keepInTab('consents', 'closed');
    setClosed(true);
  };
  const text = isLost ? 'error.authRequired' : stored && thanks[stored];
  const said = text && !isRead ? (asked.texts[text] ?? null) : null;
  return (
    <>
      <ConsentDialog
        question={asked}
        isOpen={isOpen}
        isBusy={answer.isBusy}
        fault={fault}
        onSubmit={(ticks) => answer.send('submit', answerForm('submit', asked.consents, ticks))}
        onDecline={() => answer.send('decline', answerForm('decline'))}
        onClose={close}
      />
      <Toast heard={said} of={text} onClose={() => setRead(true)}>
        {said && <p>{said}</p>}
      </Toast>
    </>
  );
}

/** What the storefront says of the last answer. */
function useAnswer() {
  const { submit, data, state } = useFetcher<ConsentAnswer | null>();
  const { load } = useQuestion();
  const [act, setAct] = useState<Act>('submit');
  const isBusy = state !== 'idle';
  const isAnswered = data !== undefined && !isBusy;
  // What could not be sent is null.
  const refused = isAnswered ? (data ? data.refused : 'failed') : null;
  const isOld = refused === 'text-unknown';
  useEffect(() => {
    if (isOld) void load(`${address}?again`);
  }, [isOld, load]);
  return {
    isBusy,
    refused,
    stored: isAnswered && refused === null ? act : null,
    /** Key of a text. */
    fault: refused && (refusals[refused] ?? faults[act]),
    send(what: Act, form: FormData) {
      setAct(what);
      void submit(form, posted);
    },
  };
}

/** Records each opening. */
function useShown(isOpen: boolean): void {
  const { submit } = useFetcher();
  useEffect(() => {
    if (isOpen) void submit(answerForm('shown'), posted);
  }, [isOpen, submit]);
}
