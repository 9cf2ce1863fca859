/** Stands for a part that is on its way, in the place the part will have. */
import { useEffect, useState } from 'react';
import { onPending, type Stage } from '#platform/pending.ts';

interface WaitingProps {
  label: string;
  givenUp: string;
}

/** Nothing at first (R436); once it is no use to wait any longer it says so (R438). */
export function Waiting({ label, givenUp }: WaitingProps) {
  const [stage, setStage] = useState<Stage>('quiet');
  useEffect(() => onPending(setStage), []);
  return stage === 'quiet' ? null : <output>{stage === 'shown' ? label : givenUp}</output>;
}
