/** Says that a list was removed, and takes that back. */
import { useState } from 'react';
import { Form } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Button } from '../../../design/button/button.tsx';
import { Toast } from '../../../design/toast/toast.tsx';

interface RemovedProps {
  /** Of the list that was just removed. */
  id: string | null;
  /** Why it did not come back. */
  fault: string | undefined;
}

export function Removed({ id, fault }: RemovedProps) {
  const t = useTranslations('pages/parts/shopping-lists');
  const [closed, setClosed] = useState<string | null>(null);
  const news = fault ?? (id ? t('removedList') : null);
  const key = `${id} ${fault}`;
  const text = closed === key ? null : news;
  return (
    <Toast icon={fault ? 'alert' : 'check'} onClose={() => setClosed(key)} heard={text} of={key}>
      {text && (
        <>
          <p>{text}</p>
          {id && !fault && (
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button name="intent" value="restore" small>
                {t('undo')}
              </Button>
            </Form>
          )}
        </>
      )}
    </Toast>
  );
}
