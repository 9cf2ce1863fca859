import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import type { ListSummary } from '#features/shopping-lists/contract.ts';
import card from '../../../design/card/card.module.css';
import layout from '../../../design/layout.module.css';
import { Link } from '../../../design/link.tsx';
import { listPath } from './paths.ts';
import styles from './shopping-lists.module.css';

/** A list among others: its name, how many products it has, and what some of them look like. */
export function Summary({ list: { id, name, items, pictures } }: { list: ListSummary }) {
  const t = useTranslations('pages/parts/shopping-lists');
  return (
    <article className={`${card.box} ${card.pressable} ${styles.summary}`}>
      <h2>
        <Link to={listPath(id)}>{name}</Link>
      </h2>
      <p className={layout.soft}>{t('count', { count: items })}</p>
      <div className={styles.pictures}>
        {pictures.map((picture, at) => (
          <ProductPicture
            key={`${picture.id}${at}`}
            picture={picture}
            alt=""
            sizes="64px"
            widths={[160, 320]}
            className={styles.small}
          />
        ))}
      </div>
    </article>
  );
}
