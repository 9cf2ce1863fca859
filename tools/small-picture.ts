/** Pictures for documents, as light as can be looked at. */
import sharp from 'sharp';

const largest = 40_000;

/** As WebP, of the best quality that is small enough. */
export async function smallPicture(picture: Buffer, quality = 80): Promise<Buffer> {
  const found = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
  return found.length <= largest || quality <= 20 ? found : smallPicture(picture, quality - 10);
}
