import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { announce } from '../../design/announcer.tsx';
import { Button } from '../../design/button/button.tsx';
import card from '../../design/card/card.module.css';
import { useProviderPage } from '../../shell/provider-pages.ts';
import styles from './my-account.module.css';
import type { Account, OwnAddress } from './read.ts';

interface AddressesProps extends Pick<Account, 'addresses'> {
  /** Id of one that has just been removed. */
  removed: string | undefined;
}

/** Saved addresses: those of the profile are changed there, and those that the checkout saved are removed here. */
export function Addresses({ addresses, removed }: AddressesProps) {
  const t = useTranslations('pages/my-account');
  const profile = useProviderPage('profile');
  const heading = useRef<HTMLHeadingElement>(null);
  const done = t('addressRemoved');
  // The button that had the focus is gone with its address.
  useEffect(() => {
    if (removed === undefined) return;
    heading.current?.focus();
    announce(done);
  }, [removed, done]);
  return (
    <section className={`${card.box} ${styles.card}`} aria-labelledby="addresses">
      <h2 id="addresses" ref={heading} tabIndex={-1}>
        {t('addresses')}
      </h2>
      {removed !== undefined && <p>{done}</p>}
      {addresses === null && <p>{t('unread')}</p>}
      {addresses?.length === 0 && <p>{t('noAddresses')}</p>}
      <ul className={styles.addresses}>
        {addresses?.map((address) => (
          <SavedAddress
            key={`${address.id} ${address.streetAddress} ${address.postcode}`}
            address={address}
          />
        ))}
      </ul>
      {profile && (
        <p className={styles.links}>
          <a href={profile}>{t('editAddresses')}</a>
        </p>
      )}
    </section>
  );
}

function SavedAddress({ address }: { address: OwnAddress }) {
  const t = useTranslations('pages/my-account');
  const { id, firstName, lastName, streetAddress, postcode, city } = address;
  return (
    <li className={styles.address}>
      <address>
        {firstName} {lastName}
        <br />
        {streetAddress}
        <br />
        {postcode} {city}
      </address>
      {id !== undefined && (
        <Form method="post" preventScrollReset>
          <Button
            quiet
            small
            name="removeAddress"
            value={id}
            aria-label={t('removeAddressName', {
              address: `${streetAddress}, ${postcode} ${city}`,
            })}
          >
            {t('removeAddress')}
          </Button>
        </Form>
      )}
    </li>
  );
}
