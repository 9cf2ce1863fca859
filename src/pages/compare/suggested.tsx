import { useTranslations } from '#platform/i18n/use-translations.ts';
import { mostCompared } from '#features/catalogue/rules/comparison.ts';
import type { ShownCard } from '#features/catalogue/rules/shown-card.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { ButtonLink } from '../../design/button/button.tsx';
import { MarkedText } from '../../design/marked-text.tsx';
import layout from '../../design/layout.module.css';
import { addressOf } from '../parts/comparison/address.ts';
import styles from './compare.module.css';

interface SuggestedProps {
  products: readonly ShownCard[];
  ids: readonly string[];
  onlyDifferences: boolean;
}

/** Products of the same category, each with a link that adds it. */
export function Suggested({ products, ids, onlyDifferences }: SuggestedProps) {
  const t = useTranslations('pages/compare');
  if (products.length === 0) return null;
  return (
    <section className={layout.tight} aria-labelledby="suggested">
      <h2 id="suggested">{t('suggested', { left: mostCompared - ids.length })}</h2>
      <ul className={styles.suggested}>
        {products.map(({ sokId, name, shortName, nameLanguage, brandName, picture }) => (
          <li key={sokId}>
            <ProductPicture
              className={styles.small}
              picture={picture}
              alt=""
              sizes="64px"
              widths={[160]}
            />
            <p>
              <span className={layout.soft}>{brandName}</span>
              <br />
              <MarkedText text={shortName ?? name} lang={nameLanguage} />
            </p>
            <ButtonLink
              to={addressOf([...ids, sokId], onlyDifferences)}
              quiet
              small
              aria-label={t('addName', { name })}
            >
              {t('add')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
