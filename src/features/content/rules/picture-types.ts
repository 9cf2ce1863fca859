import type { PictureDocument } from '../record/document.ts';

/** Media type by the end of a file's name. */
export const pictureTypes: Readonly<Record<string, PictureDocument['type']>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};
