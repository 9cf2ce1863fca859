/** A product picture in the forms and widths the browser chooses from; its place is kept before it comes. */
import { preload } from 'react-dom';
import type { Picture } from '../contract.ts';

const widths = [160, 320, 480, 640, 960, 1280];

const sources = (id: string, form: string): string =>
  widths.map((width) => `/kuvat/${id}-${width}.${form} ${width}w`).join(', ');

interface Props {
  picture: Picture | null;
  /** '' where the name stands beside it. */
  alt: string;
  /** CSS `sizes`: how wide it is shown. */
  sizes: string;
  /** The most important one of the page: loaded before anything else is. */
  first?: boolean;
  /** In the first view: loaded at once. */
  early?: boolean;
  className?: string | undefined;
}

export function ProductPicture({ picture, alt, sizes, first, early, className }: Props) {
  if (!picture) return <div className={className} aria-hidden="true" />;
  const fallback = `/kuvat/${picture.id}-480.jpg`;
  if (first) {
    preload(fallback, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sources(picture.id, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture>
      <source type="image/avif" srcSet={sources(picture.id, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources(picture.id, 'webp')} sizes={sizes} />
      <img
        className={className}
        src={fallback}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={first || early ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
