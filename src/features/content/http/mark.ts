/** The shop's mark as PNG in the sizes that browsers and devices want. */
import sharp from 'sharp';
import type { Db } from '#platform/db/database.ts';
import type { HeldSpace } from '../operations/holder.ts';
import { PictureDocument } from '../record/document.ts';
import { readPicture } from '../repository.ts';
import { pictureKind } from '../rules/kinds.ts';

/** Pixels per inch that SVG marks are drawn at, so that large sizes are sharp. */
const density = 400;

/** Returns a function that draws the mark of a space, each size once; null when its bytes are not there. */
export function makeMarks(db: Db) {
  let drawn = { hash: '', sizes: new Map<number, Promise<Buffer | null>>() };
  return async ({ space, documents }: HeldSpace, size: number): Promise<Buffer | null> => {
    const { mark } = space.shop;
    const found = documents.find(({ kind, key }) => kind === pictureKind && key === mark);
    if (!found) return null;
    const { hash } = PictureDocument.parse(found.data);
    if (drawn.hash !== hash) drawn = { hash, sizes: new Map() };
    const made = drawn.sizes.get(size) ?? draw(db, hash, size);
    drawn.sizes.set(size, made);
    return made;
  };
}

async function draw(db: Db, hash: string, size: number): Promise<Buffer | null> {
  const picture = await readPicture(db, hash);
  if (!picture) return null;
  const fitted = { fit: 'contain', background: '#00000000' } as const;
  return sharp(picture.bytes, { density }).resize(size, size, fitted).png().toBuffer();
}
