/** All stores, or those nearest to a postcode or town (R035). */
import { useMemo } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { localText } from '#platform/i18n/language.ts';
import { stateAt } from '#features/stores/rules/hours.ts';
import { project, spreadApart } from '#features/stores/rules/map.ts';
import { nearestFirst } from '#features/stores/rules/nearest.ts';
import { ButtonLink } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import { CrumbList } from '../shell/crumb-list.tsx';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/stores';
import { askedPlace } from './parts/stores/asked-place.ts';
import { addressOf, servicesOf } from './parts/stores/facts.ts';
import { FindStores } from './parts/find-stores/find.tsx';
import { StoreMap } from './parts/find-stores/map.tsx';
import { useFreshStates } from './parts/find-stores/open-state.tsx';
import { StoreCards } from './stores/cards.tsx';
import styles from './stores/stores.module.css';

export { shouldRevalidate } from '../shell/revalidation.ts';

/** Units of the map between the middles of two stores' numbers. */
const apart = 28;

export function loader({ context, request }: Route.LoaderArgs) {
  const { space, language, publicUrl, now } = factsOf(context);
  const { query, place, fault } = askedPlace(request.url, space.stores);
  const sorted = nearestFirst(space.stores, place);
  const dots = sorted.map(({ store }) => project(store));
  const labels = spreadApart(dots, apart);
  const stores = sorted.map(({ store, kilometres }, at) => ({
    code: store.code,
    name: store.name,
    address: addressOf(store),
    kilometres,
    state: stateAt(store, now()),
    services: servicesOf(store, space).map(({ name }) => localText(name, language)),
    dot: dots[at] ?? { x: 0, y: 0 },
    label: labels[at] ?? { x: 0, y: 0 },
    isNear: place !== null && at === 0,
  }));
  return {
    stores,
    query,
    fault,
    place: place && { name: localText(place.name, language), dot: project(place) },
    path: query === '' ? '/myymalat' : undefined,
    publicUrl,
    language,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData });

export default function StoresPage({ loaderData }: Route.ComponentProps) {
  const { stores, place } = loaderData;
  const t = useTranslations('pages/stores');
  const title = place ? t('near', { place: place.name }) : t('title');
  const description = stores.length > 0 ? t('about', { count: stores.length }) : t('onlineOnly');
  return (
    <div className={layout.stack}>
      <PageTitle title={title} description={description} />
      <CrumbList crumbs={[{ name: t('title'), to: '/myymalat' }]} />
      <h1>{title}</h1>
      {stores.length > 0 ? <Found {...loaderData} /> : <OnlineOnly />}
    </div>
  );
}

function Found({ stores, query, fault, place }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('pages/stores');
  useFreshStates(useMemo(() => stores.map(({ state }) => state), [stores]));
  return (
    <>
      <FindStores query={query} fault={fault} />
      <div className={styles.columns}>
        <section aria-labelledby="myymalalista" className={styles.list}>
          <div className={styles.head}>
            <h2 id="myymalalista">{place ? t('nearestFirst') : t('all')}</h2>
            <a className={styles.toMap} href="#kartta">
              {t('toMap')}
            </a>
          </div>
          {place && <p className={layout.soft}>{t('asTheCrowFlies')}</p>}
          <StoreCards stores={stores} />
        </section>
        <section id="kartta" aria-labelledby="karttaotsikko" className={styles.map}>
          <h2 id="karttaotsikko">{t('map')}</h2>
          <p className={layout.soft}>{t('numbers')}</p>
          <StoreMap stores={stores} place={place?.dot ?? null} />
        </section>
      </div>
    </>
  );
}

function OnlineOnly() {
  const t = useTranslations('pages/stores');
  return (
    <>
      <p>{t('onlineOnly')}</p>
      <p>
        <ButtonLink to="/kategoria">{t('shop')}</ButtonLink>
      </p>
    </>
  );
}
