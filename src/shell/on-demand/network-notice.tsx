/** Says that a page, or what was pressed, cannot be loaded without the network, with a button to retry (R411). */
import { useState } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { tryAgain, useDisturbance } from '#platform/network-waits.ts';
import { Button } from '../../design/button/button.tsx';
import { Toast } from '../../design/toast/toast.tsx';

export function NetworkNotice() {
  const t = useTranslations('shell/on-demand');
  const tShell = useTranslations('shell');
  const disturbance = useDisturbance();
  const [closed, setClosed] = useState<number | null>(null);
  const isShown = disturbance !== null && disturbance !== closed;
  return (
    <Toast
      icon="alert"
      onClose={() => setClosed(disturbance)}
      heard={isShown ? t('noNetwork') : null}
      of={isShown}
    >
      {isShown && (
        <>
          <p>{t('noNetwork')}</p>
          <Button type="button" small onClick={tryAgain}>
            {tShell('tryAgain')}
          </Button>
        </>
      )}
    </Toast>
  );
}
