/** Shapes of what merchants write in several languages. */
import { z } from 'zod';
import { languages, type LocalText } from './language.ts';

const text = z.string().trim().min(1, 'must not be empty');

/** A text in one or more of the shop's languages. */
export const LocalTextShape: z.ZodType<LocalText> = z
  .partialRecord(z.enum(languages), text)
  .refine((given) => Object.keys(given).length > 0, 'needs a text in fi, sv or en');

/** Language of a text, where it is not the requested one. */
export const OtherLanguage = z.enum(languages).optional();
