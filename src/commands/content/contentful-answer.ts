/** Answers of Contentful's Content Delivery API, as far as they are used. */
import { z } from 'zod';

/** A value by locale, as `locale=*` asks for. */
const field = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);
export type CmsField<Value> = Readonly<Record<string, Value>>;

const linked = z.object({ sys: z.object({ id: z.string() }) });

const Asset = z.object({
  sys: z.object({ id: z.string() }),
  fields: z.object({
    file: field(
      z.object({
        /** Absent while the file is being processed. */
        url: z.string().optional(),
        fileName: z.string(),
        details: z.object({ size: z.number() }),
      }),
    ).optional(),
  }),
});
export type CmsAsset = z.output<typeof Asset>;

export const EntriesAnswer = z.object({
  total: z.int().min(0),
  items: z.array(
    z.object({
      sys: z.object({ id: z.string(), contentType: linked }),
      fields: z.record(z.string(), field(z.unknown())),
    }),
  ),
  includes: z.object({ Asset: z.array(Asset).optional() }).optional(),
  /** Links to what is not published. */
  errors: z
    .array(z.object({ details: z.object({ linkType: z.string(), id: z.string() }) }))
    .optional(),
});
