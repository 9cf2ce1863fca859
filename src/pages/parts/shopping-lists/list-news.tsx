/** What was just added to the list or taken off it, with the way back. */
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Button } from '../../../design/button/button.tsx';
import { Link } from '../../../design/link.tsx';
import { Toast } from '../../../design/toast/toast.tsx';
import type { ListResult } from './change.ts';
import { useFault } from './fault.ts';
import type { shownList } from './shown.ts';

interface ListNewsProps {
  list: ReturnType<typeof shownList>;
  added: string | null;
  result: ListResult | undefined;
}

export function ListNews({ list, added, result }: ListNewsProps) {
  const [closed, setClosed] = useState<unknown>(null);
  const key = result ?? added;
  const text = useText({ list, added, result });
  const shown = closed === key ? null : text;
  return (
    <Toast
      icon={result?.failed === undefined ? 'check' : 'alert'}
      onClose={() => setClosed(key)}
      heard={shown}
      of={key}
    >
      {shown && (
        <>
          <p>{shown}</p>
          {result?.removed ? (
            <Undo word={result.removed.word} />
          ) : (
            !result && <Back list={list} added={added} />
          )}
        </>
      )}
    </Toast>
  );
}

function useText({ list, added, result }: ListNewsProps): string | null {
  const t = useTranslations('pages/parts/shopping-lists');
  const fault = useFault(result?.failed);
  if (fault !== undefined) return result?.failed === 'invalid-input' ? null : fault;
  if (result?.removed) return t('removed', { name: result.removed.name });
  if (result || added === null) return null;
  const item = list.items.find(({ sokId }) => sokId === added);
  return item ? t('added', { name: item.name }) : t('addedAll');
}

/** Where the shopper came from. */
function Back({ list, added }: Pick<ListNewsProps, 'list' | 'added'>) {
  const t = useTranslations('pages/parts/shopping-lists');
  const product = list.items.find(({ sokId }) => sokId === added)?.product;
  if (product) return <Link to={product.path}>{t('back')}</Link>;
  return added === 'ostoskori' && <Link to="/ostoskori">{t('backToCart')}</Link>;
}

/** The pressed button is gone with its row, so the focus moves here. */
function Undo({ word }: { word: string }) {
  const t = useTranslations('pages/parts/shopping-lists');
  const undo = useRef<HTMLButtonElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => undo.current?.focus({ preventScroll: true }), [word]);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="tuote" value={word} />
      <Button ref={undo} name="intent" value="again" small>
        {t('undo')}
      </Button>
    </Form>
  );
}
