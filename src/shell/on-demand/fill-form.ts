/** Fills in the form of the page that has the given fields, as a shopper would. */

type Fields = readonly (readonly [name: string, value: string])[];
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const unseen = new Set(['hidden', 'submit', 'button', 'image', 'reset', 'file']);

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter((one): one is Control =>
    /^(?:INPUT|TEXTAREA|SELECT)$/.test(one.tagName),
  );

const isSeen = ({ type }: Control): boolean => !unseen.has(type);

export async function fillForm(fields: Fields): Promise<void> {
  const form = formOf(fields);
  if (!form) return;
  // What a first choice opens is filled in after it.
  for (let round = 0; round < 2; round += 1) {
    for (const control of controlsOf(form).filter(isSeen)) fill(control, fields);
    await new Promise(requestAnimationFrame);
  }
}

/** The form with most of the fields; among those of the rows of a list, the one of the same row. */
function formOf(fields: Fields): HTMLFormElement | undefined {
  const likeness = (form: HTMLFormElement): number => {
    const controls = controlsOf(form);
    const named = (name: string) => controls.filter((control) => control.name === name);
    const seen = fields.filter(([name]) => named(name).some(isSeen)).length;
    const same = fields.filter(([name, value]) =>
      named(name).some((control) => !isSeen(control) && control.value === value),
    ).length;
    return seen === 0 ? 0 : seen + same;
  };
  const [best] = [...document.querySelectorAll<HTMLFormElement>('main form')]
    .map((form) => ({ form, is: likeness(form) }))
    .toSorted((a, b) => b.is - a.is);
  return best && best.is > 0 ? best.form : undefined;
}

function fill(control: Control, fields: Fields): void {
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
    const isWanted = fields.some(
      ([name, value]) => name === control.name && value === control.value,
    );
    if (isWanted !== control.checked && (isWanted || control.type === 'checkbox')) control.click();
    return;
  }
  const value = fields.find(([name]) => name === control.name)?.[1];
  if (value === undefined || value === control.value) return;
  unfold(control);
  // React notices only what did not go through its own setter.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** As the shopper had opened it. */
function unfold(control: Control): void {
  const folded = control.closest('details');
  if (folded) folded.open = true;
}
