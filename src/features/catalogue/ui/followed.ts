import { useEffect, useRef } from 'react';

/** For a field that is set when its value changes elsewhere: it keeps the focus, and what was typed or chosen before
 * scripts ran. */
export function useFollowed<Field extends { value: string }>(value: string) {
  const field = useRef<Field>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (field.current && shown.current !== value) field.current.value = value;
    shown.current = value;
  }, [value]);
  return field;
}
