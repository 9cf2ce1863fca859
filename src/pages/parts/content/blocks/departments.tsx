import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { Category } from '#features/catalogue/contract.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { Link } from '../../../../design/link.tsx';
import layout from '../../../../design/layout.module.css';
import styles from './home.module.css';

/** Departments as pictures with links. */
export function Departments({
  departments,
}: {
  departments: Pick<Category, 'name' | 'nameLanguage' | 'urlPath' | 'picture'>[];
}) {
  const t = useTranslations('pages/parts/content');
  if (departments.length === 0) return null;
  return (
    <section className={layout.tight} aria-labelledby="departments">
      <h2 id="departments">{t('departments')}</h2>
      <ul className={styles.tiles} data-tiles={departments.length}>
        {departments.map(({ name, nameLanguage, urlPath, picture }) => (
          <li key={urlPath}>
            <Link className={styles.tile} to={urlPath} prefetch="intent">
              <ProductPicture
                picture={picture}
                alt=""
                sizes="(min-width:768px) 130px,30vw"
                widths={[160, 320, 480]}
                className={styles.tilePicture}
              />
              <span lang={nameLanguage}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
