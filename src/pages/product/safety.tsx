import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { ProductDetails } from '#features/catalogue/contract.ts';
import type { Operator } from '#features/catalogue/contract/product-facts.ts';
import layout from '../../design/layout.module.css';
import styles from './facts.module.css';
import { Hazard } from './hazard.tsx';
import { Rows } from './rows.tsx';

/** The manufacturer and the safety warnings, on the page itself (L22). */
export function Safety({ safety, labels }: Pick<ProductDetails, 'safety' | 'labels'>) {
  const t = useTranslations('pages/product.safety');
  if (!safety) return null;
  const { manufacturer, responsiblePerson, warning, warningLanguage } = safety;
  return (
    <section className={layout.tight} aria-labelledby="safety">
      <h2 id="safety">{t('title')}</h2>
      {labels?.hazard && <Hazard hazard={labels.hazard} />}
      {warning && (
        <div>
          <h3>{t('warning')}</h3>
          <p className={styles.text} lang={warningLanguage}>
            {warning}
          </p>
        </div>
      )}
      <Rows
        rows={[
          [t('manufacturer'), operatorText(manufacturer)],
          [t('responsiblePerson'), responsiblePerson && operatorText(responsiblePerson)],
        ]}
      />
    </section>
  );
}

/** Name, postal address and electronic address, one per line. */
export function operatorText({ name, address, email }: Operator) {
  return (
    <>
      {name}
      <br />
      {address}
      {email && (
        <>
          <br />
          <a href={`mailto:${email}`}>
            {email.slice(0, email.indexOf('@') + 1)}
            <wbr />
            {email.slice(email.indexOf('@') + 1)}
          </a>
        </>
      )}
    </>
  );
}
