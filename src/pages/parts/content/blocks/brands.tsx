import { useTranslations } from '#platform/i18n/use-translations.ts';
import layout from '../../../../design/layout.module.css';
import chip from '../../../../design/chip/chip.module.css';
import { Link } from '../../../../design/link.tsx';
import styles from './home.module.css';

/** The brands with the most products, each with a link to its list. */
export function Brands({ brands }: { brands: { id: string; name: string }[] }) {
  const t = useTranslations('pages/parts/content');
  if (brands.length === 0) return null;
  return (
    <section className={layout.tight} aria-labelledby="brands">
      <h2 id="brands">{t('brands')}</h2>
      <ul className={`${chip.row} ${chip.lines}`}>
        {brands.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/tuotemerkit/${id}`}>{name}</Link>
          </li>
        ))}
        <li>
          <Link className={`${chip.outlined} ${styles.allBrands}`} to="/tuotemerkit">
            {t('allBrands')}
          </Link>
        </li>
      </ul>
    </section>
  );
}
