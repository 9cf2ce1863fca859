/** Pictures of the choice, to swipe through; each opens large. Without scripts it is a link to the file. */
import { Suspense, useState } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Picture } from '#features/catalogue/contract.ts';
import { pictureAddress } from '#features/catalogue/rules/picture-widths.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { Icon } from '../../design/icon.tsx';
import layout from '../../design/layout.module.css';
import styles from './gallery.module.css';
import { onDemand } from '../../design/on-demand.ts';

const Zoom = onDemand(() => import('./zoom.tsx'));

/** Browsers fetch what is beside the first picture too: small, until somebody turns to the pictures. */
const small = '160px';

interface GalleryProps {
  pictures: Picture[];
  /** Of the product. */
  name: string;
  nameLanguage?: Language | undefined;
}

export function Gallery({ pictures, name, nameLanguage }: GalleryProps) {
  const t = useTranslations('pages/product');
  const [open, setOpen] = useState<number | null>(null);
  const [isTouched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  if (pictures.length === 0)
    return <ProductPicture picture={null} alt="" sizes="" className={styles.nothing} />;
  return (
    <div className={styles.gallery}>
      <ul className={styles.strip}>
        {pictures.map((picture, i) => (
          <li key={picture.id}>
            <a
              className={styles.open}
              href={pictureAddress(picture.id, 1280)}
              aria-haspopup="dialog"
              onPointerEnter={touch}
              onFocus={touch}
              onClick={(event) => {
                event.preventDefault();
                setOpen(i);
              }}
            >
              <ProductPicture
                picture={picture}
                alt={i === 0 ? name : `${name} ${i + 1}/${pictures.length}`}
                sizes={i === 0 || isTouched ? '(min-width:1024px) 560px,94vw' : small}
                widths={[320, 480, 640, 960, 1280]}
                first={i === 0}
                lang={nameLanguage}
                className={styles.picture}
              />
              <span className={layout.hidden}>{t('zoom')}</span>
              <span className={styles.mark} aria-hidden="true">
                <Icon name="search" size={20} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <Zoom
            pictures={pictures}
            start={open}
            name={name}
            lang={nameLanguage}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
