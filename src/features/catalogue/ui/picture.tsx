/** A product picture in several widths for the browser to choose from; width and height reserve its space.
 * Without a picture there is a drawing in its place. */
import type { Picture } from '../contract.ts';
import styles from './picture.module.css';
import { pictureAddress, pictureWidths, type PictureWidth } from '../rules/picture-widths.ts';

interface Props {
  picture: Picture | null;
  /** '' when the name is next to it. */
  alt: string;
  /** Language of `alt`, where it is not the page's. */
  lang?: string | undefined;
  /** The `sizes` attribute: the width it is shown at. */
  sizes: string;
  /** Widths useful at that size, for screens with one to three pixels per CSS pixel; ascending. */
  widths?: readonly PictureWidth[];
  /** The most important picture of the page, fetched with high priority. React preloads it, as it does all
   * pictures that are not lazy. */
  first?: boolean;
  /** Visible without scrolling: not lazy. */
  early?: boolean;
  className?: string | undefined;
}

export function ProductPicture({
  picture,
  alt,
  lang,
  sizes,
  widths = pictureWidths,
  first,
  early,
  className,
}: Props) {
  if (!picture) return <div className={`${className} ${styles.none}`} aria-hidden="true" />;
  const { id, width, height } = picture;
  const address = (one: PictureWidth) => pictureAddress(id, one);
  const src = address(widths.at(-1) ?? 480);
  const isLazy = !first && !early;
  const srcSet = widths.map((one) => `${address(one)} ${one}w`).join(',');
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      // Without 'auto', which Chromium answers by keeping pictures, and their lists, that have left the page.
      sizes={sizes}
      alt={alt}
      lang={lang}
      width={width}
      height={height}
      loading={isLazy ? 'lazy' : undefined}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  );
}
