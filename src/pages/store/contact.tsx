import { useTranslations } from '#platform/i18n/use-translations.ts';
import layout from '../../design/layout.module.css';
import styles from './store.module.css';

interface ContactProps {
  streetAddress: string;
  postcode: string;
  town: string;
  phone?: string | undefined;
  email?: string | undefined;
  directions: string | null;
}

/** Where the store is, and how it is reached. */
export function Contact({ streetAddress, postcode, town, phone, email, directions }: ContactProps) {
  const t = useTranslations('pages/store');
  return (
    <section className={layout.tight} aria-labelledby="osoite">
      <h2 id="osoite">{t('address')}</h2>
      <address className={styles.address}>
        {streetAddress}
        <br />
        {postcode} {town}
      </address>
      {directions !== null && <p>{directions}</p>}
      <ul className={styles.reach}>
        {phone !== undefined && (
          <li>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </li>
        )}
        {email !== undefined && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
      </ul>
    </section>
  );
}
