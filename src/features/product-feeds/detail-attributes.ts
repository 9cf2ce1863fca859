/** Parses what merchants say of products in words of their own, and what labels say. */
import { fault } from './feed-fault.ts';
import { onOneLine } from './plain-text.ts';

/** One line of a product's table of facts, in the language of its file. */
export interface FeedDetail {
  section: string;
  name: string;
  value: string;
}

const mostDetails = 100;
const mostHighlights = 20;

/** 'Näyttö:Koko:"6,1 tuumaa",Akku:Kesto:20 h'; the section may be left out. */
export function details(value: string): FeedDetail[] {
  const all = parted(value, ',').map(detail);
  return all.length > mostDetails ? fault(`must have at most ${mostDetails} entries`) : all;
}

function detail(entry: string): FeedDetail {
  const parts = parted(entry, ':').map(unquoted);
  const [section = '', name = '', value = ''] = parts.length === 2 ? ['', ...parts] : parts;
  if (parts.length > 3 || name === '' || value === '')
    return fault('must have entries such as Akku:Kesto:20 h; quote what has a comma or a colon');
  if (section.length > 140 || name.length > 140 || value.length > 1000)
    return fault('must have names of at most 140 and values of at most 1000 characters');
  return { section, name, value };
}

/** 'Kevyt,"Pehmeä, hengittävä"' */
export function highlights(value: string): string[] {
  const all = parted(value, ',').map(unquoted).filter(Boolean);
  if (all.length > mostHighlights) return fault(`must have at most ${mostHighlights} entries`);
  return all.some((one) => one.length > 150)
    ? fault('must have entries of at most 150 characters')
    : all;
}

/** Parts between separators that are not in quotation marks, which stay. A mark opens only at the beginning of a
 * part: 55" is an amount. */
function parted(value: string, separator: string): string[] {
  const parts = [''];
  let isQuoted = false;
  for (let at = 0; at < value.length; at += 1) {
    const isPair = isQuoted && value.startsWith('""', at);
    const letter = isPair ? '""' : (value[at] ?? '');
    if (isPair) at += 1;
    const part = parts.at(-1) ?? '';
    if (letter === '"') isQuoted = !isQuoted && /(?:^|[,:])\s*$/.test(part);
    if (letter === separator && !isQuoted) parts.push('');
    else parts[parts.length - 1] = part + letter;
  }
  return isQuoted ? fault('has a quotation mark without its pair') : parts;
}

const unquoted = (part: string): string => {
  const text = part.trim();
  const [, inside] = /^"(.*)"$/s.exec(text) ?? [];
  return onOneLine(inside === undefined ? text : inside.replaceAll('""', '"')).trim();
};

/** Puts a part in quotation marks, as `details` reads it. */
export const quoted = (part: string): string => `"${part.replaceAll('"', '""')}"`;

/** The register of energy labels: 'EC:EPREL:1234567'. Other certificates are not read. */
function eprelNumber(value: string): string | null {
  const numbers = parted(value, ',').flatMap((entry) => {
    const [authority = '', name = '', code = ''] = parted(entry, ':').map(unquoted);
    const isEprel = /^(EC|European_Commission)$/i.test(authority) && /^EPREL$/i.test(name);
    return isEprel ? [code] : [];
  });
  const [number] = numbers;
  if (number === undefined) return null;
  return /^\d{1,10}$/.test(number) ? number : fault('must have digits such as EC:EPREL:1234567');
}

/** Hazard pictograms of the United Nations' system. */
const pictograms = new Set(Array.from({ length: 9 }, (_, at) => `GHS0${at + 1}`));

function hazardPictograms(value: string): string[] {
  const codes = value.split(',').map((code) => code.trim().toUpperCase());
  return codes.every((code) => pictograms.has(code))
    ? [...new Set(codes)]
    : fault('must be codes from GHS01 to GHS09');
}

function signalWord(value: string): 'danger' | 'warning' {
  const word = value.toLowerCase();
  return word === 'danger' || word === 'warning' ? word : fault('must be danger or warning');
}

/** Years. */
function ageLimit(value: string): number {
  const years = /^\d{1,2}$/.test(value) ? Number(value) : 0;
  return years >= 3 && years <= 21 ? years : fault('must be from 3 to 21');
}

/** Attributes of what labels say, with their parsers. */
export const labelAttributes = {
  certification: eprelNumber,
  clp_pictograms: hazardPictograms,
  clp_signal_word: signalWord,
  age_limit: ageLimit,
};
