/** One store: opening hours, services, address (R035). */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { localText, type Language } from '#platform/i18n/language.ts';
import { shopZone } from '#platform/time.ts';
import type { Space } from '#features/content/record/space.ts';
import { pickupService, type Store } from '#features/stores/record.ts';
import { deviations, stateAt, weekAround, type DayHours } from '#features/stores/rules/hours.ts';
import { project } from '#features/stores/rules/map.ts';
import { nearestFirst } from '#features/stores/rules/nearest.ts';
import layout from '../design/layout.module.css';
import { CrumbList } from '../shell/crumb-list.tsx';
import { describePage } from '../shell/head/page-description.ts';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/store';
import { addressOf, servicesOf } from './parts/stores/facts.ts';
import { StoreLinks } from './parts/stores/link-list.tsx';
import { SmallMap } from './parts/find-stores/map.tsx';
import { OpenStateText, useFreshStates } from './parts/find-stores/open-state.tsx';
import { Contact } from './store/contact.tsx';
import { Deviations, Week, type Reason } from './store/hours.tsx';
import { Pickup, Services } from './store/services.tsx';
import { storeEntity } from './store/structured-data.ts';
import styles from './store/store.module.css';

export { shouldRevalidate } from '../shell/revalidation.ts';

/** Days for which other opening hours are shown: two months, so that Christmas is seen early. */
const daysAhead = 60;
/** Other stores that are named. */
const others = 3;

export function loader({ context, params }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { space, language, publicUrl, now } = facts;
  const store = space.stores.find(({ code }) => code === params.code);
  if (!store) throw new Response(null, { status: 404 });
  const today = now().toZonedDateTimeISO(shopZone).toPlainDate();
  const { streetAddress, postcode, town, phone, email } = store;
  const otherHours = deviations(store, today, daysAhead);
  const picture = store.picture ? (space.pictures.get(store.picture) ?? null) : null;
  describePage(context, {
    entities: () => [storeEntity(store, { ...facts, deviations: otherHours, picture })],
  });
  return {
    name: store.name,
    streetAddress,
    postcode,
    town,
    phone,
    email,
    states: [stateAt(store, now())],
    today: today.toString(),
    week: weekAround(store, today).map((day) => ({ ...day, reason: reasonOf(day, language) })),
    deviations: otherHours.map((days) => ({
      ...days,
      reason: reasonOf(days, language),
    })),
    services: servicesOf(store, space).map(({ key, name, description }) => ({
      key,
      name: localText(name, language),
      description: description ? localText(description, language) : null,
    })),
    pickupPrice: pickupPriceOf(space, store),
    directions: store.directions ? localText(store.directions, language) : null,
    picture,
    dot: project(store),
    near: nearestTo(store, space.stores),
    path: `/myymalat/${store.code}`,
    publicUrl,
    language,
  };
}

const nearestTo = (store: Store, all: readonly Store[]) =>
  nearestFirst(
    all.filter((one) => one !== store),
    store,
  )
    .slice(0, others)
    .map(({ store: { code, name }, kilometres }) => ({ code, name, kilometres }));

const reasonOf = ({ reason }: Pick<DayHours, 'reason'>, language: Language): Reason | null =>
  reason && 'name' in reason ? { name: localText(reason.name, language) } : reason;

/** What collecting an order costs in cents; null where one cannot. */
function pickupPriceOf({ deliveries }: Space, { services }: Store): number | null {
  const method = deliveries.methods.find(({ kind }) => kind === 'store');
  return method && services.includes(pickupService) ? method.priceEuroCents : null;
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData });

export default function StorePage({ loaderData }: Route.ComponentProps) {
  const { name, path, states, picture, week, today, dot, near } = loaderData;
  const t = useTranslations('pages/store');
  const ofStores = useTranslations('pages/stores');
  const ofParts = useTranslations('pages/parts/stores');
  useFreshStates(states);
  const crumbs = [
    { name: ofStores('title'), to: '/myymalat' },
    { name, to: path },
  ];
  const nearest = near.map(({ kilometres, ...store }) => ({
    ...store,
    note: ofParts('kilometres', { count: kilometres ?? 0 }),
  }));
  return (
    <div className={layout.stack}>
      <PageTitle title={name} description={t('about', { name, address: addressOf(loaderData) })} />
      <CrumbList crumbs={crumbs} />
      <h1>{name}</h1>
      <p>{states[0] && <OpenStateText state={states[0]} />}</p>
      <div className={styles.columns}>
        <div className={styles.main}>
          {picture && <img className={styles.picture} src={picture} alt="" />}
          <Week days={week} today={today} />
          <Deviations deviations={loaderData.deviations} />
          <Services services={loaderData.services} />
          <Pickup price={loaderData.pickupPrice} />
        </div>
        <aside className={styles.side}>
          <Contact {...loaderData} />
          <div className={styles.map}>
            <SmallMap dot={dot} name={loaderData.town} />
          </div>
        </aside>
      </div>
      {nearest.length > 0 && (
        <section className={layout.tight} aria-labelledby="lahella">
          <h2 id="lahella">{t('near')}</h2>
          <StoreLinks stores={nearest} />
        </section>
      )}
    </div>
  );
}
