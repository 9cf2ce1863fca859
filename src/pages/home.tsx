import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { brands as allBrands, categoryTree, firstProducts } from '#features/catalogue/client.ts';
import { categoryLabel } from '#features/catalogue/rules/category-names.ts';
import { shownCards } from '#features/catalogue/rules/shown-card.ts';
import { ProductRow } from '#features/catalogue/ui/product-row.tsx';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import { runningCampaigns } from '../shell/running-campaigns.ts';
import type { Route } from './+types/home';
import { Banners } from './home/banners.tsx';
import { Brands } from './home/brands.tsx';
import { Departments } from './home/departments.tsx';
import { Hero } from './home/hero.tsx';
import styles from './home/home.module.css';
import { Promises } from './home/promises.tsx';
import { shownFirst } from './home/shown-first.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

const rowLength = 12;
const brandCount = 16;
const bannerCount = 2;
const bannerPictures = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { retailApi, publicUrl, language, isFashionToWomen } = facts;
  const first = (query: Partial<Parameters<typeof firstProducts>[1]>, pageSize = rowLength) =>
    firstProducts(retailApi, { sortBy: 'bestseller', pageSize, ...query });
  const [tree, running] = await Promise.all([categoryTree(retailApi), runningCampaigns(facts)]);
  const departments = tree.children.map((node) => ({
    name: categoryLabel(node, isFashionToWomen),
    path: node.path,
    urlPath: node.urlPath,
    picture: node.picture,
    count: node.count ?? 0,
  }));
  const { hero, banners } = shownFirst(running, departments, language, bannerCount);
  const [offers, newest, bestsellers, brands, ...ofBanners] = await Promise.all([
    hero ? first(hero.productsOf) : [],
    first({ sortBy: 'created_at' }),
    first({}),
    allBrands(retailApi),
    ...banners.map(({ productsOf }) => first(productsOf, bannerPictures)),
  ]);
  const largest = brands.toSorted((a, b) => b.count - a.count).slice(0, brandCount);
  return {
    hero,
    departments: departments.map(({ name, urlPath, picture }) => ({ name, urlPath, picture })),
    offers: shownCards(offers),
    banners: banners.map((banner, i) => ({
      ...banner,
      products: (ofBanners[i] ?? []).map(({ sokId, picture }) => ({ sokId, picture })),
    })),
    newest: shownCards(newest),
    bestsellers: shownCards(bestsellers),
    brands: largest.map(({ id, name }) => ({ id, name })),
    publicUrl,
    language,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ path: '/', ...loaderData });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <Home {...loaderData} />;
}

function Home(loaderData: Route.ComponentProps['loaderData']) {
  const t = useTranslations('pages/home');
  const tShell = useTranslations('shell');
  const listed = new Intl.ListFormat(useLanguage());
  const { hero, departments, offers, banners, newest, bestsellers, brands } = loaderData;
  return (
    <div className={styles.home}>
      <PageTitle
        title={tShell('tagline')}
        description={t('about', {
          departments: listed.format(departments.map(({ name }) => name)),
        })}
      />
      <Hero campaign={hero} />
      <Departments departments={departments} />
      {hero && <ProductRow title={hero.name} products={offers} all={hero.urlPath} />}
      <Banners banners={banners} />
      <ProductRow title={t('newest')} products={newest} all="/kategoria" />
      <ProductRow
        title={t('bestsellers')}
        products={bestsellers}
        all="/kategoria?lajitteluperuste=bestseller&lajittelusuunta=laskeva"
      />
      <Brands brands={brands} />
      <Promises />
    </div>
  );
}
