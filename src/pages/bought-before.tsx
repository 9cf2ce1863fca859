/** What the customer has bought, those products first that are bought most often. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { productsById } from '#features/catalogue/client.ts';
import { categoryLabel, namesShown } from '#features/catalogue/rules/category-names.ts';
import { shownCards } from '#features/catalogue/rules/shown-card.ts';
import { ProductGrid } from '#features/catalogue/ui/product-card.tsx';
import { orders as readOrders } from '#features/orders/client.ts';
import { ButtonLink } from '../design/button/button.tsx';
import chip from '../design/chip/chip.module.css';
import layout from '../design/layout.module.css';
import { Link } from '../design/link.tsx';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/bought-before';
import { boughtOften, departmentsOf, type BoughtDepartment } from './bought-before/often.ts';
import styles from './bought-before/bought-before.module.css';
import { NeedsLogin } from './parts/needs-login/needs-login.tsx';
import { ofCustomer } from './parts/shopping-lists/own.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

/** Most products on the page. */
const mostProducts = 96;

export async function loader({ url, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  return ofCustomer(facts.retailApi, () => bought(facts, url.searchParams.get('osasto')));
}

async function bought(facts: RequestFacts, asked: string | null) {
  const { retailApi } = facts;
  const ids = boughtOften(await readOrders(retailApi), mostProducts);
  const products = await productsById(retailApi, ids);
  const names = namesShown(facts);
  const departments = departmentsOf(products).map((one) => ({
    ...one,
    name: categoryLabel(one, names),
  }));
  const department = departments.find(({ path }) => path === asked)?.path ?? null;
  const shown = department
    ? products.filter(({ categories }) => categories[0]?.path === department)
    : products;
  return { products: shownCards(shown, facts), count: products.length, departments, department };
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function BoughtBeforePage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Bought {...loaderData} /> : <Guest />;
}

function Guest() {
  const t = useTranslations('pages/bought-before');
  return (
    <NeedsLogin icon="returns" title={t('title')} heading={t('guest')} text={t('guestText')} />
  );
}

type BoughtProps = NonNullable<Route.ComponentProps['loaderData']>;

function Bought({ products, count, departments, department }: BoughtProps) {
  const t = useTranslations('pages/bought-before');
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      {products.length === 0 ? (
        <>
          <p>{t('none')}</p>
          <p>
            <ButtonLink to="/kategoria">{t('browse')}</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p className={layout.soft}>{t('order')}</p>
          {departments.length > 1 && (
            <Departments departments={departments} chosen={department} count={count} />
          )}
          <ProductGrid products={products} />
        </>
      )}
    </div>
  );
}

interface DepartmentsProps {
  departments: BoughtDepartment[];
  /** Path of the department that is shown; null for all. */
  chosen: string | null;
  count: number;
}

function Departments({ departments, chosen, count }: DepartmentsProps) {
  const t = useTranslations('pages/bought-before');
  const all = { name: t('all'), path: null, count };
  const links = [
    all,
    ...departments.map(({ name, path, count: own }) => ({ name, path, count: own })),
  ];
  return (
    <nav aria-label={t('departments')}>
      <ul className={`${chip.row} ${styles.departments}`}>
        {links.map(({ name, path, count: own }) => (
          <li key={path}>
            <Link
              className={chip.line}
              to={path ? `?osasto=${encodeURIComponent(path)}` : '?'}
              aria-current={path === chosen ? 'page' : undefined}
              preventScrollReset
            >
              {t('department', { name, count: own })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
