/** What comes of a fetcher's answers. */
import { useEffect, useRef } from 'react';

export interface Fetched<Data> {
  state: 'idle' | 'loading' | 'submitting';
  data: Data | undefined;
}

/** Calls `hear` once with each answer. A fetcher's data is already there for a render that was going on, whose
 * effects React may leave out though it keeps what they depend on: so this one depends on nothing, and sees for
 * itself whether the answer is another one. */
export function useAnswer<Data>(
  { state, data }: Fetched<Data>,
  hear: (data: Data | undefined) => void,
): void {
  const heard = useRef<Data>(undefined);
  useEffect(() => {
    if (state !== 'idle' || data === heard.current) return;
    heard.current = data;
    hear(data);
  });
}
