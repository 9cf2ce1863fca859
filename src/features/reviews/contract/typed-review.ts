/** A review as its writer sends it. Error texts are looked up by field and these error codes. */
import { z } from '#platform/http/contract.ts';
import { lineOf, namesContact, paragraphsOf } from '#platform/i18n/written-text.ts';
import { fits, lengths } from './values.ts';

/** How it fits, compared with its size. */
export const Fit = z.enum(fits);

/** Longer input is not even read. */
const readable = 20_000;

const hasNoContact = (text: string): boolean => !namesContact(text);
const Line = z.string().max(readable, 'too-long').transform(lineOf);
const Paragraphs = z.string().max(readable, 'too-long').transform(paragraphsOf);

export const TypedReview = z
  .object({
    stars: z.coerce
      .number<number | string>('required')
      .int('required')
      .min(1, 'required')
      .max(5, 'required'),
    title: Line.pipe(z.string().max(lengths.title, 'too-long').refine(hasNoContact, 'contact')),
    text: Paragraphs.pipe(
      z
        .string()
        .min(1, 'required')
        .min(lengths.shortestText, 'too-short')
        .max(lengths.text, 'too-long')
        .refine(hasNoContact, 'contact'),
    ),
    displayName: Line.pipe(
      z
        .string()
        .min(1, 'required')
        .max(lengths.displayName, 'too-long')
        .refine(hasNoContact, 'contact'),
    ),
    /** Null where it is not said; products without sizes have none. */
    fit: Fit.nullable(),
  })
  .openapi('TypedReview');
export type TypedReview = z.output<typeof TypedReview>;
