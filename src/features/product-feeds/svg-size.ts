/** Sizes of plain SVG pictures without a decoder, which would take most of an import's time. */

interface Size {
  width: number;
  height: number;
}

/** What a plain SVG is made of: texts, and tags with their ends and attributes. */
const piece =
  /(?:[^<&]|&(?:#\d+|amp|lt|gt|quot|apos);)+|<(\/?)([a-zA-Z][\w.-]*)((?:\s+[\w:.-]+="(?:[^"<&]|&(?:#\d+|amp|lt|gt|quot|apos);)*")*)\s*(\/?)>/y;

const size =
  /^<svg(?=[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg")(?=[^>]* width="([1-9]\d{0,4})")(?=[^>]* height="([1-9]\d{0,4})")/;

/** Null when a decoder is needed: the size is not in its first tag, or it is not whole. */
export function sizeOfSvg(bytes: Uint8Array): Size | null {
  if (bytes[0] !== 0x3c) return null;
  const svg = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const [, width, height] = size.exec(svg) ?? [];
  return width && height && isWhole(svg) ? { width: Number(width), height: Number(height) } : null;
}

/** Whether every tag is closed, in order, and one holds all others. */
function isWhole(svg: string): boolean {
  const open: string[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < svg.length) {
    const [all = '', close, name = '', , single] = piece.exec(svg) ?? [];
    if (all === '') return false;
    if (close) {
      if (open.pop() !== name) return false;
      if (open.length === 0) return svg.slice(piece.lastIndex).trim() === '';
    } else if (name && !single) open.push(name);
  }
  return false;
}
