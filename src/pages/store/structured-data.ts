/** A store as a schema.org entity. */
import type { DepartmentStore, OpeningHoursSpecification } from 'schema-dts';
import { weekOf, type Hours } from '#features/stores/record/opening-hours.ts';
import type { Store } from '#features/stores/record.ts';
import type { Deviation } from '#features/stores/rules/hours.ts';
import { addressIn } from '#platform/i18n/language.ts';
import { sellerId, type ShopFacts } from '../../shell/structured-data/seller.ts';

interface Facts extends ShopFacts {
  /** Days with other hours than those of the week. */
  deviations: readonly Pick<Deviation, 'from' | 'to' | 'hours'>[];
  /** Address of its picture, if it has one. */
  picture: string | null;
}

export function storeEntity(store: Store, facts: Facts): DepartmentStore {
  const { publicUrl, language, deviations, picture } = facts;
  const page = publicUrl + addressIn(language, `/myymalat/${store.code}`);
  return {
    '@type': 'DepartmentStore',
    '@id': page,
    name: store.name,
    url: page,
    parentOrganization: { '@id': sellerId(facts) },
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.streetAddress,
      postalCode: store.postcode,
      addressLocality: store.town,
      addressCountry: 'FI',
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    image: `${publicUrl}${picture ?? '/icon-512.png'}`,
    ...(store.phone && { telephone: store.phone }),
    ...(store.email && { email: store.email }),
    openingHoursSpecification: weekHours(store),
    specialOpeningHoursSpecification: deviations.map(({ from, to, hours }) => ({
      ...timesOf(hours),
      validFrom: from,
      validThrough: to,
    })),
  };
}

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const weekHours = ({ openingHours }: Store): OpeningHoursSpecification[] =>
  weekOf(openingHours).flatMap((hours, day) =>
    hours
      ? [{ ...timesOf(hours), dayOfWeek: `https://schema.org/${weekdays[day] ?? 'Monday'}` }]
      : [],
  );

/** Equal times mean closed; a day ends at 23:59. */
const timesOf = (hours: Hours | null): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  opens: hours?.opens ?? '00:00',
  closes: (hours?.closes ?? '00:00').replace('24:00', '23:59'),
});
