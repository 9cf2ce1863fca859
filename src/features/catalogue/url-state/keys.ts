/** Query parameters of lists, for the server. */
import { filterKeys, formFields, pageKey } from './write.ts';

/** Every parameter that lists read. */
export const listKeys: readonly string[] = [
  'hakutermi',
  ...filterKeys.map(([, key]) => key),
  'hinta',
  'alennus',
  'verkkosaatavuus',
  'lajitteluperuste',
  'lajittelusuunta',
  pageKey,
  ...Object.values(formFields),
];
