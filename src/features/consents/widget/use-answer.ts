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
  | 'error.textChanged'
  | 'error.tooMany';

export interface Answer {
  phase: Phase;
  fault: Fault | null;
  ticks: Ticks;
  tick(ids: readonly ContractId[], isTicked: boolean): void;
  submit(): Promise<void>;
  decline(): Promise<void>;
}

type Settings = Pick<ConsentSettings, 'initiallyChecked' | 'onSubmit' | 'onDecline' | 'onClose'>;

interface By {
  /** Null while nobody can answer. */
  access: Access | null;
  /** Null for nobody. */
  customer: string | null;
}

/** What a customer has done with the form. */
interface Done {
  customer: string | null;
  phase: Phase;
  fault: Fault | null;
  /** What the customer has ticked stays when a list that was emptied comes back. */
  changed: Ticks;
}

const nothing = { phase: 'asking', fault: null, changed: {} } as const;

/** What one customer ticks is no answer of the next (GDPR, 4 (11)): each begins with a form of their own. */
function useDone(customer: string | null) {
  const [done, setDone] = useState<Done>({ customer, ...nothing });
  if (done.customer !== customer) setDone({ customer, ...nothing });
  const change = (more: (before: Done) => Partial<Done>) =>
    setDone((now) => (now.customer === customer ? { ...now, ...more(now) } : now));
  return [done, change] as const;
}

export function useAnswer(
  { access, customer }: By,
  asked: AskedConsents['consents'],
  { initiallyChecked = true, onSubmit, onDecline, onClose }: Settings,
): Answer {
  const [{ phase, fault, changed }, change] = useDone(customer);
  const ticks = { ...firstTicks(asked, initiallyChecked), ...changed };

  async function attempt(ended: Phase, send: () => Promise<void>, failed: Fault) {
    change(() => ({ fault: null, phase: 'saving' }));
    try {
      await send();
      change(() => ({ phase: ended }));
      return true;
    } catch (error) {
      const found = faultOf(error, failed);
      const isOld = found === 'error.textChanged' && access;
      if (isOld) await readAgain(access).catch(() => {});
      change(() => ({ fault: found, phase: 'asking', ...(isOld && { changed: {} }) }));
      return false;
    }
  }

  return {
    phase,
    fault,
    ticks,
    tick: (ids, isTicked) =>
      change((before) => ({ fault: null, changed: withAll(before.changed, ids, isTicked) })),
    async submit() {
      if (!access || phase !== 'asking') return;
      if (isAllUnticked(ticks, asked)) return change(() => ({ fault: 'consent.tickOne' }));
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
  const isTooMany = error instanceof ServiceError && error.status === 429;
  return isOld ? 'error.textChanged' : isTooMany ? 'error.tooMany' : failed;
}
