/** A product picture in the widths the browser chooses from; its place is kept before it comes. */
import type { Picture } from '../contract.ts';
import { pictureAddress, pictureWidths, type PictureWidth } from '../rules/picture-widths.ts';

interface Props {
  picture: Picture | null;
  /** '' where the name stands beside it. */
  alt: string;
  /** CSS `sizes`: how wide it is shown. */
  sizes: string;
  /** Those its place has use for, on screens of one, two or three pixels to the CSS pixel; rising. */
  widths?: readonly PictureWidth[];
  /** The most important one of the page: loaded before anything else is. React preloads it, and those
   * that are not lazy. */
  first?: boolean;
  /** In the first view: loaded at once. */
  early?: boolean;
  className?: string | undefined;
}

export function ProductPicture({
  picture,
  alt,
  sizes,
  widths = pictureWidths,
  first,
  early,
  className,
}: Props) {
  if (!picture) return <div className={className} aria-hidden="true" />;
  const { id, width, height } = picture;
  const address = (one: PictureWidth) => pictureAddress(id, one);
  const src = address(widths.at(-1) ?? 480);
  const srcSet = widths.map((one) => `${address(one)} ${one}w`).join(',');
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={first || early ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
}
