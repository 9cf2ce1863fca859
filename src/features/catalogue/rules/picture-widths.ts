/** Widths product pictures come in, pixels. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Browsers and servers agree on the form (AVIF, WebP or JPEG) by `Accept`. */
export const pictureAddress = (id: string, width: PictureWidth): string => `/kuvat/${id}-${width}`;
