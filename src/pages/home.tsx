import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { categoryTree, firstGoods } from '#features/catalogue/client.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { ProductRow } from '#features/catalogue/ui/product-card.tsx';
import { ButtonLink } from '../design/button.tsx';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/home';
import styles from './home.module.css';

const rowLength = 12;

export async function loader({ context }: Route.LoaderArgs) {
  const { retailApi, publicUrl, language } = factsOf(context);
  const [tree, newest, bestsellers] = await Promise.all([
    categoryTree(retailApi),
    firstGoods(retailApi, { sortBy: 'created_at', pageSize: rowLength }),
    firstGoods(retailApi, { sortBy: 'bestseller', pageSize: rowLength }),
  ]);
  const departments = tree.children.map(({ name, urlPath, picture }) => ({
    name,
    urlPath,
    picture,
  }));
  return { departments, newest, bestsellers, publicUrl, language };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: 'Aitta', path: '/', ...loaderData });

export default function Home({
  loaderData: { departments, newest, bestsellers },
}: Route.ComponentProps) {
  const t = useTranslations('pages.home');
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.heroText}>
          <h1>{t('hero')}</h1>
          <p>{t('heroText')}</p>
          <p>
            <ButtonLink to="/kategoria?kampanja=black-friday">{t('heroLink')}</ButtonLink>
          </p>
        </div>
        <div className={styles.heroPictures}>
          {bestsellers.slice(0, 3).map(({ sokId, picture }) => (
            <ProductPicture
              key={sokId}
              picture={picture}
              alt=""
              sizes="240px"
              first
              className={styles.heroPicture}
            />
          ))}
        </div>
      </section>
      <section className={layout.tight}>
        <h2>{t('departments')}</h2>
        <Departments departments={departments} />
      </section>
      <section className={layout.tight}>
        <h2>{t('newest')}</h2>
        <ProductRow products={newest} label={t('newest')} />
      </section>
      <section className={layout.tight}>
        <h2>{t('bestsellers')}</h2>
        <ProductRow products={bestsellers} label={t('bestsellers')} />
      </section>
      <section className={layout.card} aria-label={t('promises')}>
        <ul className={styles.promises}>
          <li>{t('promise1')}</li>
          <li>{t('promise2')}</li>
          <li>{t('promise3')}</li>
        </ul>
      </section>
    </div>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function Departments({ departments }: Pick<Loaded, 'departments'>) {
  return (
    <ul className={styles.tiles}>
      {departments.map(({ name, urlPath, picture }) => (
        <li key={urlPath}>
          <Link className={styles.tile} to={urlPath} prefetch="intent">
            <ProductPicture picture={picture} alt="" sizes="200px" className={styles.tilePicture} />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
