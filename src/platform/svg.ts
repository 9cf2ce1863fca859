/** Reads SVG as browsers do where it stands in an image: as XML, and without other files. */
import { SaxesParser, type SaxesTagNS } from 'saxes';

const svg = 'http://www.w3.org/2000/svg';

/** Why browsers do not show all of the picture, with the line; null: they do. */
export function faultOfSvg(text: string): string | null {
  const parser = new SaxesParser({ xmlns: true });
  const faults: string[] = [];
  let isRoot = true;
  const note = (reason: string) => faults.push(`${reason} (line ${parser.line})`);
  parser.on('error', ({ message }) =>
    note(`is not well-formed XML: ${message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')}`),
  );
  parser.on('opentag', (tag) => {
    if (isRoot && (tag.local !== 'svg' || tag.uri !== svg))
      note(`must begin with <svg xmlns="${svg}">`);
    isRoot = false;
    for (const address of addressesIn(tag)) note(`names ${address}, which pictures cannot load`);
  });
  parser.write(text).close();
  return faults[0] ?? null;
}

/** What an element loads from elsewhere; links only lead there. */
const addressesIn = ({ local, attributes }: SaxesTagNS): string[] =>
  local === 'a'
    ? []
    : Object.values(attributes).flatMap(({ local: name, value }) =>
        name === 'href' && /^(?:https?:)?\/\//i.test(value.trim()) ? [value] : [],
      );
