import { Form, useNavigation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Button, ButtonLink } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import card from '../../design/card/card.module.css';
import banner from '../../design/banner/banner.module.css';
import collapsible from '../../design/collapsible/collapsible.module.css';
import styles from '../parts/account/account.module.css';
import page from './my-account.module.css';

interface OwnDataProps {
  /** The customer requested erasure without confirming it. */
  isUnsure: boolean;
  /** The customer has logged in again to prove their identity. */
  isProven: boolean;
}

/** Downloads the customer's data, or erases it. */
export function OwnData({ isUnsure, isProven }: OwnDataProps) {
  const t = useTranslations('pages/my-account');
  const busy = useNavigation().formMethod === 'POST';
  return (
    <section className={`${card.box} ${page.card} ${page.wide}`} aria-labelledby="privacy">
      <h2 id="privacy">{t('privacy')}</h2>
      <p>{t('downloadText')}</p>
      <p>
        <ButtonLink to="/oma-tili/tiedot" quiet reloadDocument>
          {t('download')}
        </ButtonLink>
      </p>
      <details className={collapsible.quiet} open={isUnsure || isProven}>
        <summary>{t('erase')}</summary>
        <Form method="post" className={layout.tight}>
          {isProven && <output className={banner.info}>{t('eraseProven')}</output>}
          <p>{t('eraseText')}</p>
          {!isProven && <p>{t('eraseLogin')}</p>}
          {isUnsure && (
            <p className={banner.warning} id="unsure" role="alert">
              {t('eraseNeedsAgreement')}
            </p>
          )}
          <label className={styles.agree}>
            <input
              type="checkbox"
              name="isSure"
              required
              aria-describedby={isUnsure ? 'unsure' : undefined}
            />
            {t('eraseAgree')}
          </label>
          <p>
            <Button quiet busy={busy}>
              {t('eraseButton')}
            </Button>
          </p>
        </Form>
      </details>
    </section>
  );
}
