/** What pages show about a store. */
import type { Store, StoreServices } from '#features/stores/record.ts';

/** The services of a store, in the order it names them. */
export const servicesOf = (
  { services }: Pick<Store, 'services'>,
  { storeServices }: { storeServices: StoreServices },
) =>
  services.flatMap((key) => {
    const service = storeServices[key];
    return service ? [{ key, ...service }] : [];
  });

export const addressOf = ({
  streetAddress,
  postcode,
  town,
}: Pick<Store, 'streetAddress' | 'postcode' | 'town'>): string =>
  `${streetAddress}, ${postcode} ${town}`;
