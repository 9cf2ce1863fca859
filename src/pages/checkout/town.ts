/** Fills in the town of an address once its postcode is typed. */
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';

const postcode = /^\d{5}$/;

/** @returns what the form's `onChange` has to be. A town that was typed stays; one that was filled in follows the
 * postcode. */
export function useTown() {
  const { data: town, load } = useFetcher<string | null>();
  const field = useRef<HTMLInputElement>(null);
  const filled = useRef('');
  useEffect(() => {
    const input = field.current;
    if (!town || !input || (input.value !== '' && input.value !== filled.current)) return;
    input.value = town;
    filled.current = town;
  }, [town]);
  return ({ target, currentTarget }: React.SyntheticEvent<HTMLFormElement>) => {
    const isPostcode = target instanceof HTMLInputElement && target.name === 'postcode';
    const typed = isPostcode ? target.value.trim() : '';
    const city = currentTarget.elements.namedItem('city');
    if (!postcode.test(typed) || !(city instanceof HTMLInputElement)) return;
    field.current = city;
    void load(`/_data/town?postcode=${typed}`);
  };
}
