import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { brands } from '#features/catalogue/client.ts';
import {
  listSorts,
  readListState,
  toggled,
  writeListState,
} from '#features/catalogue/url-state.ts';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/brands';
import styles from './parts/list.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { retailApi, publicUrl, language } = factsOf(context);
  return { brands: await brands(retailApi), publicUrl, language };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: 'A–Ö', path: '/tuotemerkit', ...loaderData });

const noChoice = readListState(new URLSearchParams(), listSorts);

export default function BrandsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('pages.brands');
  return (
    <div className={layout.stack}>
      <h1>{t('title')}</h1>
      <ul className={styles.brands}>
        {loaderData.brands.map(({ id, name, count }) => (
          <li key={id}>
            <Link to={`/kategoria?${writeListState(toggled(noChoice, 'brands', id), listSorts)}`}>
              {name}
            </Link>{' '}
            <span className={layout.soft}>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
