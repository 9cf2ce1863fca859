/** Boxes of the dialog: one for a consent, and one for a group of them (R347–R349). */
import { useEffect, useRef } from 'react';
import { Choice } from '../../../design/field/field.tsx';
import layout from '../../../design/layout.module.css';
import type { Consent, ContractId, Texts } from '../contract.ts';
import { groupState } from '../rules/display.ts';
import type { Ticks } from '../rules/ticks.ts';
import styles from './consent-dialog.module.css';

interface Of {
  texts: Texts;
  ticks: Ticks;
  onTick: (ids: readonly ContractId[], isTicked: boolean) => void;
}

interface ChoiceProps extends Of {
  contractId: ContractId;
}

export const ConsentChoice = ({ contractId, texts, ticks, onTick }: ChoiceProps) => (
  <Choice
    type="checkbox"
    name={contractId}
    checked={ticks[contractId] ?? false}
    onChange={(event) => onTick([contractId], event.target.checked)}
    label={<strong>{texts[`consent.consents.${contractId}.title`]}</strong>}
    hint={texts[`consent.consents.${contractId}`]}
  />
);

interface GroupProps extends Of {
  consents: readonly Pick<Consent, 'contractId'>[];
}

export function ConsentGroupChoice({ consents, texts, ticks, onTick }: GroupProps) {
  const box = useRef<HTMLInputElement>(null);
  const title = texts['consent.consents.dma.title'];
  const ids = consents.map(({ contractId }) => contractId);
  const state = groupState(ids.map((one) => ticks[one] ?? false));
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'indeterminate';
  }, [state]);
  return (
    <fieldset className={layout.tight} name="dma-consents">
      <legend className={layout.hidden}>{title}</legend>
      <Choice
        ref={box}
        type="checkbox"
        checked={state === 'all'}
        onChange={() => onTick(ids, state !== 'all')}
        label={<strong>{title}</strong>}
        hint={texts['consent.consents.dma']}
      />
      <div className={`${layout.tight} ${styles.group}`}>
        {ids.map((one) => (
          <ConsentChoice key={one} contractId={one} texts={texts} ticks={ticks} onTick={onTick} />
        ))}
      </div>
    </fieldset>
  );
}
