/** Boxes of the form: one for a consent, one for the group of third parties (R328, R348, R349). */
import { useEffect, useId, useRef } from 'react';
import type { Consent, ContractId } from '../contract.ts';
import { groupState } from '../rules/display.ts';
import type { TextOf } from './texts.ts';
import type { Answer } from './use-answer.ts';

interface Of {
  answer: Pick<Answer, 'ticks' | 'tick'>;
  t: TextOf;
}

interface BoxProps extends Of {
  contractId: ContractId;
}

export function ConsentBox({ contractId, answer: { ticks, tick }, t }: BoxProps) {
  const id = useId();
  return (
    <div className="consents-box">
      <label>
        <input
          type="checkbox"
          name={contractId}
          checked={ticks[contractId] ?? false}
          aria-describedby={id}
          onChange={(event) => tick([contractId], event.target.checked)}
        />
        <span>{t(`consent.consents.${contractId}.title`)}</span>
      </label>
      <p id={id}>{t(`consent.consents.${contractId}`)}</p>
    </div>
  );
}

interface GroupProps extends Of {
  consents: readonly Consent[];
  /** Shows the consents one by one at once. */
  isOpen: boolean;
}

export function ConsentGroup({ consents, isOpen, answer, t }: GroupProps) {
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const ids = consents.map(({ contractId }) => contractId);
  const state = groupState(ids.map((one) => answer.ticks[one] ?? false));
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'indeterminate';
  }, [state]);
  return (
    <fieldset className="consents-group" name="dma-consents" aria-describedby={id}>
      <legend>
        <label>
          <input
            ref={box}
            type="checkbox"
            checked={state === 'all'}
            onChange={() => answer.tick(ids, state !== 'all')}
          />
          <span>{t('consent.consents.dma.title')}</span>
        </label>
      </legend>
      <p id={id}>{t('consent.consents.dma')}</p>
      <details open={isOpen}>
        <summary>{t('consent.edit')}</summary>
        {ids.map((one) => (
          <ConsentBox key={one} contractId={one} answer={answer} t={t} />
        ))}
      </details>
    </fieldset>
  );
}
