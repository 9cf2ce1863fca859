/** What a sender of feedback sees: the number, and when it is answered. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ButtonLink } from '../../../design/button/button.tsx';
import layout from '../../../design/layout.module.css';
import { Link } from '../../../design/link.tsx';
import card from '../../../design/card/card.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import styles from './feedback.module.css';
import type { ShownReceipt } from './read-receipt.ts';

export function FeedbackReceipt({ receipt }: { receipt: ShownReceipt }) {
  const t = useTranslations('pages/parts/feedback');
  const { reference, answerBy, isMailed } = receipt;
  const isBarrier = receipt.kind === 'accessibility';
  return (
    <div className={layout.stack}>
      <PageTitle title={t('thanks')} />
      <h1>{t('thanks')}</h1>
      <div className={`${card.box} ${layout.tight} ${styles.receipt}`}>
        <p>{t(isBarrier ? 'barrierReceived' : 'received')}</p>
        <p>
          {t('reference')}: <strong className={styles.number}>{reference}</strong>
        </p>
        <p>{answerBy ? t('answerBy', { day: answerBy }) : t('noAnswer')}</p>
        <p>{t(isMailed ? 'mailed' : 'keepNumber')}</p>
        {isBarrier && (
          <p>
            {t('authority')} <Link to="/saavutettavuus">{t('statement')}</Link>
          </p>
        )}
      </div>
      <p className={styles.links}>
        <ButtonLink to="/">{t('home')}</ButtonLink>
        <Link to={isBarrier ? '/saavutettavuus#lomake' : '/palaute'}>{t('again')}</Link>
      </p>
    </div>
  );
}
