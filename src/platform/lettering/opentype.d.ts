/** Types of the part of opentype.js that is used; the package has none. */
declare module 'opentype.js/dist/opentype.mjs' {
  export interface Command {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }
  export interface Font {
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
      options?: object,
    ): { commands: Command[] };
    getAdvanceWidth(text: string, size: number, options?: object): number;
    /** 0 when the font lacks the letter. */
    charToGlyphIndex(letter: string): number;
  }
  export function parse(bytes: ArrayBuffer): Font;
}
