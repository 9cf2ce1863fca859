/** Widths of product pictures, in pixels. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The `Accept` header decides the format (AVIF, WebP or JPEG). */
export const pictureAddress = (id: string, width: PictureWidth): string => `/kuvat/${id}-${width}`;
