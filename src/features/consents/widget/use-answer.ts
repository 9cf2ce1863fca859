/** What a customer does with the form: ticks, submits or declines. */
import { useState } from 'react';
import type { ContractId } from '../contract.ts';
import { decisionsOf, firstTicks, isAllUnticked, withAll, type Ticks } from '../rules/ticks.ts';
import { decline, isInvalidAuth, readAgain, submit } from './data.ts';
import { ServiceError, type Access, type AskedConsents } from './service.ts';
import type { ConsentSettings } from './settings.ts';

export type Phase = 'asking' | 'saving' | 'saved' | 'declined';

/** Key of a text. */
export type Fault =
  | 'consent.tickOne'
  | 'error.authRequired'
  | 'error.submitError'
  | 'error.declineError'
  | 'error.textChanged';

export interface Answer {
  phase: Phase;
  fault: Fault | null;
  ticks: Ticks;
  tick(ids: readonly ContractId[], isTicked: boolean): void;
  submit(): Promise<void>;
  decline(): Promise<void>;
}

type Settings = Pick<ConsentSettings, 'initiallyChecked' | 'onSubmit' | 'onDecline' | 'onClose'>;

export function useAnswer(
  access: Access | null,
  asked: AskedConsents['consents'],
  { initiallyChecked = true, onSubmit, onDecline, onClose }: Settings,
): Answer {
  const [phase, setPhase] = useState<Phase>('asking');
  const [fault, setFault] = useState<Fault | null>(null);
  // What the customer has ticked stays when a list that was emptied comes back.
  const [changed, setChanged] = useState<Ticks>({});
  const ticks = { ...firstTicks(asked, initiallyChecked), ...changed };

  async function attempt(ended: Phase, send: () => Promise<void>, failed: Fault) {
    setFault(null);
    setPhase('saving');
    try {
      await send();
      setPhase(ended);
      return true;
    } catch (error) {
      const found = faultOf(error, failed);
      if (found === 'error.textChanged' && access) {
        await readAgain(access).catch(() => {});
        setChanged({});
      }
      setFault(found);
      setPhase('asking');
      return false;
    }
  }

  return {
    phase,
    fault,
    ticks,
    tick(ids, isTicked) {
      setFault(null);
      setChanged((before) => withAll(before, ids, isTicked));
    },
    async submit() {
      if (!access || phase !== 'asking') return;
      if (isAllUnticked(ticks, asked)) return setFault('consent.tickOne');
      const decisions = decisionsOf(asked, ticks);
      const isStored = await attempt('saved', () => submit(access, decisions), 'error.submitError');
      if (isStored) onSubmit?.();
    },
    async decline() {
      if (!access || phase !== 'asking') return;
      const now = Math.floor(Date.now() / 1000);
      const send = () => decline(access, now);
      if (!(await attempt('declined', send, 'error.declineError'))) return;
      onDecline?.();
      onClose?.();
    },
  };
}

function faultOf(error: unknown, failed: Fault): Fault {
  if (isInvalidAuth(error)) return 'error.authRequired';
  const isOld = error instanceof ServiceError && error.code === 'text-unknown';
  return isOld ? 'error.textChanged' : failed;
}
