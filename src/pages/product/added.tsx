import { useState } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { useAnswer, type Fetched } from '../../design/answer.ts';
import { ButtonLink } from '../../design/button/button.tsx';
import { Toast } from '../../design/toast/toast.tsx';
import type { AddResult } from '../parts/cart-session.ts';
import styles from './buy.module.css';

/** Says what was added and links to the cart; stays until it is closed or the page is left. */
export function Added({ fetcher, name }: { fetcher: Fetched<AddResult>; name: string }) {
  const t = useTranslations('pages/product');
  // A new object each time, so that the same message is announced again.
  const [shown, setShown] = useState<{ text: string } | null>(null);
  useAnswer(fetcher, (result) => {
    if (!result?.added) return;
    const { held } = result;
    setShown({ text: held === undefined ? name : `${name}. ${t('held', { count: held })}` });
  });
  return (
    <Toast onClose={() => setShown(null)} heard={shown && `${t('added')} ${shown.text}`} of={shown}>
      {shown && (
        <>
          <p>
            <strong>{t('added')}</strong> {shown.text}
          </p>
          <span className={styles.ways}>
            <ButtonLink to="/ostoskori" small>
              {t('toCart')}
            </ButtonLink>
            <ButtonLink to="/kassa" small quiet>
              {t('toCheckout')}
            </ButtonLink>
          </span>
        </>
      )}
    </Toast>
  );
}
