/** Reads a space of Contentful, or of what answers like it: the Content Delivery API. */
import { StartRefused } from '#platform/errors.ts';
import { isLanguage, type Language } from '#platform/i18n/language.ts';
import type { CmsEntry } from '#features/content/rules/cms.ts';
import { EntriesAnswer, type CmsAsset, type CmsField } from './contentful-answer.ts';

export interface CmsSettings {
  /** Base of the API, without a slash at the end. */
  url: string;
  space: string;
  environment: string;
  token: string;
}

export interface CmsDeps {
  fetch: typeof fetch;
  /** Waits for so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

export interface CmsContent {
  entries: CmsEntry[];
  /** Pictures that entries link to. */
  assets: { id: string; url: string; fileName: string; bytes: number }[];
  /** Sentences about what is linked and not there. */
  faults: string[];
}

/** Entries of an answer. */
const limit = 100;

/** All published entries with the assets they link to, in all languages.
 * @throws StartRefused with a sentence when the system does not answer or refuses */
export async function readCms(settings: CmsSettings, deps: CmsDeps): Promise<CmsContent> {
  const entries = new Map<string, CmsEntry>();
  const assets = new Map<string, CmsContent['assets'][number]>();
  const faults = new Set<string>();
  for (let skip = 0, total = 1; skip < total;) {
    const answer = await readPage(settings, deps, skip);
    for (const { sys, fields } of answer.items) {
      const type = sys.contentType.sys.id;
      entries.set(sys.id, { id: sys.id, type, fields: inLanguages(fields) });
    }
    for (const asset of answer.includes?.Asset ?? []) {
      const read = assetOf(asset);
      if (read) assets.set(read.id, read);
      else faults.add(`asset ${asset.sys.id} has no file`);
    }
    for (const { details } of answer.errors ?? [])
      faults.add(`${details.linkType.toLowerCase()} ${details.id} is linked, but not published`);
    total = answer.total;
    skip += answer.items.length || total;
  }
  return { entries: [...entries.values()], assets: [...assets.values()], faults: [...faults] };
}

const languageOf = (locale: string): Language | undefined => {
  const [language] = locale.split('-');
  return isLanguage(language) ? language : undefined;
};

/** Locales such as `sv-FI` are languages here; others are left out. */
const valuesOf = <Value>(field: CmsField<Value>): Partial<Record<Language, Value>> =>
  Object.fromEntries(
    Object.entries(field).flatMap(([locale, value]) => {
      const language = languageOf(locale);
      return language ? [[language, value]] : [];
    }),
  );

const inLanguages = (fields: Readonly<Record<string, CmsField<unknown>>>): CmsEntry['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valuesOf(field)]));

/** The file of any language: pictures without words have one. */
function assetOf({ sys, fields }: CmsAsset): CmsContent['assets'][number] | null {
  const [file] = Object.values(fields.file ?? {});
  if (!file?.url) return null;
  const url = file.url.startsWith('//') ? `https:${file.url}` : file.url;
  return { id: sys.id, url, fileName: file.fileName, bytes: file.details.size };
}

async function readPage(settings: CmsSettings, deps: CmsDeps, skip: number) {
  const { url, space, environment, token } = settings;
  const path = `/spaces/${encodeURIComponent(space)}/environments/${encodeURIComponent(environment)}/entries`;
  const query = new URLSearchParams({
    limit: String(limit),
    skip: String(skip),
    locale: '*',
    order: 'sys.id',
  });
  const headers = { authorization: `Bearer ${token}` };
  const response = await patiently(deps, `${url}${path}?${query}`, { headers });
  if (!response.ok) throw new StartRefused(refusalOf(response.status, settings));
  const read = EntriesAnswer.safeParse(await response.json().catch(() => null));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new StartRefused(
    `${hostOf(url)} answers otherwise than Contentful: ${issue?.path.join('.')} ${issue?.message}.`,
  );
}

const hostOf = (url: string): string => new URL(url).host;

function refusalOf(status: number, { url, space, environment }: CmsSettings): string {
  if (status === 401 || status === 403)
    return `${hostOf(url)} refuses the token: CONTENT_CMS_TOKEN must be a token of the Content Delivery API for the space ${space}.`;
  if (status === 404)
    return `${hostOf(url)} has no space ${space} with an environment ${environment}, or the token is not for it.`;
  return `${hostOf(url)} answers with the status ${status}; try again later.`;
}

const tries = 5;
/** Seconds; a longer wait is that of a used-up month. */
const longestWait = 60;

/** Waits as long as the system asks for when there were too many requests.
 * @throws StartRefused when it does not answer, or asks for too long a wait */
export async function patiently(deps: CmsDeps, url: string, init?: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await deps
      .fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })
      .catch(() => null);
    if (!response) throw new StartRefused(`${hostOf(url)} does not answer.`);
    if (response.status !== 429) return response;
    const seconds = Number(response.headers.get('x-contentful-ratelimit-reset') ?? 1);
    if (attempt === tries || !(seconds <= longestWait)) {
      throw new StartRefused(`${hostOf(url)} limits how much is read; try again later.`);
    }
    await deps.wait(Math.max(seconds, 1) * 1000);
  }
}
