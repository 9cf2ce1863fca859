import { useTranslations } from '#platform/i18n/use-translations.ts';
import { campaignRoot, type MenuEntry } from '#features/catalogue/rules/category-menu.ts';
import { directionWords, fieldWords } from '#features/catalogue/url-state/write.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { Link } from '../../design/link.tsx';
import layout from '../../design/layout.module.css';
import styles from '../departments.module.css';

const isCampaign = ({ path }: MenuEntry) => path.split('/')[0] === campaignRoot;

/** What is in a department, or in a campaign, and its picture. */
export function FlyoutPanel({ id, entry }: { id: string; entry: MenuEntry }) {
  const t = useTranslations('shell/on-demand');
  return (
    <div id={id} className={styles.panel}>
      <div className={`${layout.container} ${styles.inner}`}>
        <Link className={styles.whole} to={entry.urlPath} prefetch="intent">
          {isCampaign(entry) ? entry.name : t('wholeDepartment', { name: entry.name })}
        </Link>
        <ul className={styles.columns}>
          {entry.children.map(({ path, name, nameLanguage, urlPath, children }) => (
            <li key={path}>
              <Link to={urlPath} prefetch="intent" lang={nameLanguage}>
                {name}
              </Link>
              {children.length > 0 && (
                <ul>
                  {children.map((child) => (
                    <li key={child.path}>
                      <Link to={child.urlPath} prefetch="intent" lang={child.nameLanguage}>
                        {child.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        <Tile {...entry} />
      </div>
    </div>
  );
}

const bestFirst = `?${new URLSearchParams({
  lajitteluperuste: fieldWords.bestseller,
  lajittelusuunta: directionWords.DESC,
})}`;

/** A campaign leads to its page, a department to what sells best in it. */
function Tile({ name, urlPath, picture, banner }: MenuEntry) {
  const t = useTranslations('shell/on-demand');
  if (banner)
    return (
      <Link className={styles.tile} to={urlPath}>
        <img className={styles.banner} src={banner} alt="" width="720" height="720" />
        {name}
      </Link>
    );
  return (
    picture && (
      <Link className={styles.tile} to={urlPath + bestFirst}>
        <ProductPicture picture={picture} alt="" sizes="220px" widths={[160, 320, 480]} early />
        {t('bestOf', { name })}
      </Link>
    )
  );
}
