/** What goes on a list. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import banner from '../../../design/banner/banner.module.css';
import { ButtonLink } from '../../../design/button/button.tsx';
import { MarkedText } from '../../../design/marked-text.tsx';
import { Link } from '../../../design/link.tsx';
import type { chosenFor } from './choose.ts';
import styles from './shopping-lists.module.css';

type Choice = Awaited<ReturnType<typeof chosenFor>>;

export function Chosen({ items, isCart }: Pick<Choice, 'items' | 'isCart'>) {
  const t = useTranslations('pages/parts/shopping-lists');
  if (items.length === 0) return <p>{t(isCart ? 'emptyCart' : 'nothingChosen')}</p>;
  return (
    <ul className={styles.chosen}>
      {items.map(({ sokId, name, marked, path, picture, quantity }) => (
        <li key={sokId}>
          <ProductPicture
            picture={picture}
            alt=""
            sizes="72px"
            widths={[160, 320]}
            className={styles.picture}
          />
          <span className={styles.about}>
            <Link to={path}>
              <MarkedText text={name} whole={name} {...marked} />
            </Link>
            {items.length > 1 && (
              <span className={styles.soft}>{t('pieces', { count: quantity })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Leads to the options of a product. */
export function Unchosen({
  product: { name, path },
}: {
  product: NonNullable<Choice['unchosen']>;
}) {
  const t = useTranslations('pages/parts/shopping-lists');
  return (
    <div className={banner.info}>
      <p>{t('chooseFirst', { name })}</p>
      <p>
        <ButtonLink to={path} quiet small>
          {t('choose')}
        </ButtonLink>
      </p>
    </div>
  );
}
