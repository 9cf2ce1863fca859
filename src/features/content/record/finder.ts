/** The product finder: questions whose last answers lead to lists of products (R050). */
import { z } from '#platform/http/contract.ts';
import { LocalTextShape } from '#platform/i18n/local-text.ts';

const StepName = z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens');

const Choice = z
  .strictObject({
    name: LocalTextShape,
    /** The next question. */
    next: StepName.optional(),
    /** A list of products, with its filters. */
    to: z
      .string()
      .regex(/^\/(?:kategoria|haku|tuotemerkit|kampanja)(?:[/?]\S*)?$/, {
        error: 'must be a list of products, such as /kategoria/koti?väri=musta',
      })
      .optional(),
  })
  .refine(({ next, to }) => (next === undefined) !== (to === undefined), {
    error: 'needs either next or to',
  });

const Step = z.strictObject({ question: LocalTextShape, choices: z.array(Choice).min(1) });

/** The first step is named `start`; without steps the finder offers the departments. */
export const Finder = z
  .strictObject({ steps: z.record(StepName, Step) })
  .superRefine(({ steps }, context) => {
    const names = Object.keys(steps);
    if (names.length > 0 && !names.includes('start'))
      context.addIssue({ code: 'custom', message: 'has no step named start', path: ['steps'] });
    for (const [name, { choices }] of Object.entries(steps)) {
      for (const [at, { next }] of choices.entries()) {
        if (next === undefined || names.includes(next)) continue;
        const path = ['steps', name, 'choices', at, 'next'];
        context.addIssue({ code: 'custom', message: `there is no step ${next}`, path });
      }
    }
  });
export type Finder = z.output<typeof Finder>;
