import { Form, useNavigation } from 'react-router';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { promisedDays } from '#features/checkout/rules/promised-days.ts';
import type { Order } from '#features/orders/contract.ts';
import { Button, ButtonLink } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import card from '../../design/card/card.module.css';
import banner from '../../design/banner/banner.module.css';
import collapsible from '../../design/collapsible/collapsible.module.css';
import styles from '../parts/account/account.module.css';

interface GuestDataProps {
  order: Order;
  orderKey: string;
  /** The guest requested erasure without confirming it. */
  isUnsure: boolean;
}

/** Downloads the guest's data, or erases it (L29). */
export function GuestData({ order, orderKey, isUnsure }: GuestDataProps) {
  const t = useTranslations('pages/order');
  const language = useLanguage();
  const { number, anonymousFrom: day } = order;
  return (
    <section className={`${card.box} ${layout.tight}`} aria-labelledby="privacy">
      <h2 id="privacy">{t('privacy')}</h2>
      <p>{t('privacyText')}</p>
      <p>
        <ButtonLink to={`/tilaukset/${number}/tiedot?avain=${orderKey}`} quiet reloadDocument>
          {t('download')}
        </ButtonLink>
      </p>
      {day ? (
        <output className={banner.info}>
          {t('waiting', { day: promisedDays({ earliest: day, latest: day }, language) })}
        </output>
      ) : (
        <Erasing isUnsure={isUnsure} />
      )}
    </section>
  );
}

function Erasing({ isUnsure }: Pick<GuestDataProps, 'isUnsure'>) {
  const t = useTranslations('pages/order');
  const busy = useNavigation().formMethod === 'POST';
  return (
    <details className={collapsible.quiet} open={isUnsure}>
      <summary>{t('erase')}</summary>
      <Form method="post" className={layout.tight}>
        <p>{t('eraseText')}</p>
        {isUnsure && (
          <p className={banner.warning} id="unsure" role="alert">
            {t('needs')}
          </p>
        )}
        <label className={styles.agree}>
          <input
            type="checkbox"
            name="isSure"
            required
            aria-describedby={isUnsure ? 'unsure' : undefined}
          />
          {t('agree')}
        </label>
        <p>
          <Button quiet busy={busy}>
            {t('button')}
          </Button>
        </p>
      </Form>
    </details>
  );
}
