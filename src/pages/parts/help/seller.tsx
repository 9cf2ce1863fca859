import { useTranslations } from '#platform/i18n/use-translations.ts';
import styles from '../content/content.module.css';
import type { SellerShown } from '../content/shown.ts';
import { TextLink } from '../content/text.tsx';

/** The seller: name, business id, address, mail and phone. */
export function Seller({ name, businessId, address, email, phone }: SellerShown) {
  const t = useTranslations('pages/parts/help');
  return (
    <address className={styles.frame}>
      <strong>{name}</strong>
      {businessId && (
        <span>
          {t('businessId')} {businessId}
        </span>
      )}
      {address && <span>{address}</span>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
    </address>
  );
}

/** When customer service answers. */
export function Hours({ hours, email, phone }: SellerShown) {
  return (
    <div className={styles.frame}>
      {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      <ul>
        {hours.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

const fields = [
  'formStatement',
  'formOrdered',
  'formNumber',
  'formName',
  'formAddress',
  'formSignature',
  'formDate',
] as const;

/** The model form for withdrawing from a sale (L11). */
export function WithdrawalForm({ name, address, email }: SellerShown) {
  const t = useTranslations('pages/parts/help');
  return (
    <section className={styles.frame} aria-labelledby="withdrawal-form">
      <h3 id="withdrawal-form">{t('formTitle')}</h3>
      <p>{t('formHelp')}</p>
      <p>
        <TextLink to="/peruuttaminen">{t('withdraw')}</TextLink>
      </p>
      <p>
        {t('formTo')}: {[name, address, email].filter(Boolean).join(', ')}
      </p>
      {fields.map((field) => (
        <p key={field}>{t(field)}</p>
      ))}
    </section>
  );
}
