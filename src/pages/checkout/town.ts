/** Fills in the town of an address once its postcode is typed. */
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';

const postcode = /^\d{5}$/;

/** @returns what the address form needs. A town that was typed stays; one that was filled in follows the postcode. */
export function useTown() {
  const { data: town, load } = useFetcher<string | null>();
  const form = useRef<HTMLFormElement>(null);
  const filled = useRef('');
  const look = () => {
    const typed = fieldOf(form.current, 'postcode')?.value.replaceAll(/\s/g, '') ?? '';
    if (postcode.test(typed)) void load(`/_data/town?postcode=${typed}`);
  };
  useEffect(() => {
    // Typed, or filled in by the browser, before hydration.
    if (fieldOf(form.current, 'city')?.value === '') look();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    const city = fieldOf(form.current, 'city');
    if (!town || !city || (city.value !== '' && city.value !== filled.current)) return;
    city.value = town;
    filled.current = town;
    // Whoever is in the field already types in its place, not behind it.
    if (document.activeElement === city) city.select();
  }, [town]);
  const onChange = ({ target }: React.SyntheticEvent<HTMLFormElement>) => {
    if (target === fieldOf(form.current, 'postcode')) look();
  };
  return { form, onChange };
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
