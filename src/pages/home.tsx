import { useTranslations } from 'use-intl';
import {
  activeCampaigns,
  brands as allBrands,
  categoryTree,
  firstGoods,
} from '#features/catalogue/client.ts';
import { categoryLabel } from '#features/catalogue/rules/category-names.ts';
import { ProductRow } from '#features/catalogue/ui/product-row.tsx';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/home';
import { Banner } from './home/banner.tsx';
import { Brands } from './home/brands.tsx';
import { Departments } from './home/departments.tsx';
import { Hero } from './home/hero.tsx';
import styles from './home/home.module.css';
import { Promises } from './home/promises.tsx';
import { homeWords } from './home/words.ts';
import { WithWords } from './parts/with-words.tsx';

const rowLength = 12;
const brandCount = 16;
/** The campaign the first view is about while it runs. */
const heroCampaign = 'black-friday';

export async function loader({ context }: Route.LoaderArgs) {
  const { retailApi, publicUrl, language, isFashionToWomen } = factsOf(context);
  const first = (query: Partial<Parameters<typeof firstGoods>[1]>, pageSize = rowLength) =>
    firstGoods(retailApi, { sortBy: 'bestseller', pageSize, ...query });
  const running = (await activeCampaigns(retailApi)).map(({ id }) => id);
  const isCampaign = running.includes(heroCampaign);
  const [tree, offers, outlet, food, newest, bestsellers, brands] = await Promise.all([
    categoryTree(retailApi),
    isCampaign ? first({ campaignId: [heroCampaign] }) : [],
    running.includes('outlet') ? first({ campaignId: ['outlet'] }, 3) : [],
    first({ path: 'ruoka' }, 3),
    first({ sortBy: 'created_at' }),
    first({}),
    allBrands(retailApi),
  ]);
  const departments = tree.children.map((node) => ({
    name: categoryLabel(node, isFashionToWomen),
    urlPath: node.urlPath,
    picture: node.picture,
  }));
  const largest = brands.toSorted((a, b) => b.count - a.count).slice(0, brandCount);
  return {
    isCampaign,
    departments,
    offers,
    outlet,
    food,
    newest,
    bestsellers,
    brands: largest.map(({ id, name }) => ({ id, name })),
    publicUrl,
    language,
    words: homeWords[language],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: 'Aitta', path: '/', ...loaderData });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords name="home" words={loaderData.words}>
      <Home {...loaderData} />
    </WithWords>
  );
}

function Home(loaderData: Route.ComponentProps['loaderData']) {
  const t = useTranslations('home');
  const { isCampaign, departments, offers, outlet, food, newest, bestsellers, brands } = loaderData;
  const campaignPath = `/kategoria?kampanja=${heroCampaign}`;
  return (
    <div className={styles.home}>
      <Hero campaignPath={isCampaign ? campaignPath : null} />
      <Departments departments={departments} />
      <ProductRow title={t('offers')} products={offers} all={campaignPath} />
      <div className={styles.banners}>
        <Banner
          look="gold"
          title={t('outlet')}
          text={t('outletText')}
          link={t('outletLink')}
          to="/kategoria?kampanja=outlet"
          products={outlet}
        />
        <Banner
          look="spruce"
          title={t('food')}
          text={t('foodText')}
          link={t('foodLink')}
          to="/kategoria/ruoka"
          products={food}
        />
      </div>
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
