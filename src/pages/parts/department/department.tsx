/** What the page of a department begins with: its head, its categories, and what sells in it. */
import { Suspense } from 'react';
import { langIn, type Language } from '#platform/i18n/language.ts';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { ProductRow } from '#features/catalogue/ui/product-row.tsx';
import card from '../../../design/card/card.module.css';
import chip from '../../../design/chip/chip.module.css';
import layout from '../../../design/layout.module.css';
import { Link } from '../../../design/link.tsx';
import { ButtonLink } from '../../../design/button/button.tsx';
import { Content } from '../content/content.soon.ts';
import styles from './department.module.css';
import type { DepartmentShown } from './load.ts';

interface DepartmentProps {
  name: string;
  /** Of the name, where it is not the page's. */
  nameLanguage: Language | undefined;
  /** Products of the department. */
  count: number;
  department: DepartmentShown;
  /** Id of the list's heading. */
  list: string;
}

export function Department({ department, ...about }: DepartmentProps) {
  const t = useTranslations('pages/parts/department');
  const { name } = about;
  const { more, categories, best, allBest, campaigns, brands } = department;
  return (
    <div className={styles.whole}>
      <Head {...about} {...department} />
      <Categories categories={categories} />
      {more.length > 0 && (
        <Suspense>
          <Content nodes={more} language={department.language} isHead />
        </Suspense>
      )}
      <ProductRow title={t('best')} products={best} all={allBest} />
      <Campaigns campaigns={campaigns} name={name} />
      <Brands brands={brands} />
    </div>
  );
}

type HeadProps = Omit<DepartmentProps, 'department'> &
  Pick<DepartmentShown, 'text' | 'language' | 'pictures'>;

function Head({ name, nameLanguage, count, list, text, language, pictures }: HeadProps) {
  const lang = langIn(useLanguage(), language);
  const t = useTranslations('pages/parts/department');
  return (
    <div className={styles.head}>
      <div className={styles.text}>
        <h1 lang={nameLanguage}>{name}</h1>
        {text.map((paragraph) => (
          <p key={paragraph} lang={lang}>
            {paragraph}
          </p>
        ))}
        <p>
          <ButtonLink quiet small to={`#${list}`} onClick={() => focusOn(list)}>
            {t('all', { count })}
          </ButtonLink>
        </p>
      </div>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((picture, i) => (
            <ProductPicture
              key={picture.id}
              picture={picture}
              alt=""
              sizes="(min-width:768px) 190px,32vw"
              widths={[160, 320, 480]}
              // Phones show one of them.
              first={i === 0}
              className={styles.picture}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** The keyboard goes on from where the page has scrolled to. */
const focusOn = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });

function Categories({ categories }: Pick<DepartmentShown, 'categories'>) {
  const t = useTranslations('pages/parts/department');
  if (categories.length === 0) return null;
  const width = categories.length < 6 ? styles.few : '';
  return (
    <nav aria-label={t('categories')}>
      <ul className={`${layout.sideways} ${styles.categories} ${width}`}>
        {categories.map(({ name, nameLanguage, urlPath, count, picture }, i) => (
          <li key={urlPath}>
            <Link className={styles.category} to={urlPath} prefetch="intent">
              <ProductPicture
                picture={picture}
                alt=""
                sizes="(min-width:768px) 150px,30vw"
                widths={[160, 320, 480]}
                // Phones show three and a part of the next.
                early={i < 4}
                className={styles.categoryPicture}
              />
              <span className={styles.categoryName} lang={nameLanguage}>
                {name}
              </span>
              {count !== undefined && <span className={layout.soft}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Campaigns({ campaigns, name }: Pick<DepartmentShown, 'campaigns'> & { name: string }) {
  const t = useTranslations('pages/parts/department');
  if (campaigns.length === 0) return null;
  return (
    <section className={layout.tight} aria-labelledby="campaigns">
      <h2 id="campaigns">{t('campaigns')}</h2>
      <ul className={styles.campaigns}>
        {campaigns.map(({ path, urlPath, text, picture, count, here, ...campaign }) => (
          <li key={path} className={`${styles.campaign} ${card.pressable}`}>
            {picture && (
              <img src={picture} alt="" width="720" height="720" loading="lazy" decoding="async" />
            )}
            <div className={styles.campaignText}>
              <h3>
                <Link to={urlPath} prefetch="intent">
                  {campaign.name}
                </Link>
              </h3>
              <p>{text}</p>
              <p>
                <Link className={styles.here} to={here}>
                  {t('inCampaign', { count, name })}
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Brands({ brands }: Pick<DepartmentShown, 'brands'>) {
  const t = useTranslations('pages/parts/department');
  if (brands.length === 0) return null;
  return (
    <section className={layout.tight} aria-labelledby="brands">
      <h2 id="brands">{t('brands')}</h2>
      <ul className={`${chip.row} ${chip.lines}`}>
        {brands.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
