/** Placeholder of a part that is loading, of the same size. */
import { useEffect, useState } from 'react';
import { onPending, type Stage } from '#platform/pending.ts';

interface WaitingProps {
  label: string;
  givenUp: string;
}

/** Empty at first (R436); when loading has been given up it says so (R438). */
export function Waiting({ label, givenUp }: WaitingProps) {
  const [stage, setStage] = useState<Stage>('quiet');
  useEffect(() => onPending(setStage), []);
  return stage === 'quiet' ? null : <output>{stage === 'shown' ? label : givenUp}</output>;
}
