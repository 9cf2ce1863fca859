/** What was just added to the list or taken off it, with the way back. */
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Button } from '../../../design/button/button.tsx';
import { Link } from '../../../design/link.tsx';
import { Toast } from '../../../design/toast/toast.tsx';
import type { ListResult, RemovedItem } from './change.ts';
import { useFault } from './fault.ts';
import type { shownList } from './shown.ts';

interface ListNewsProps {
  list: ReturnType<typeof shownList>;
  added: string | null;
  result: ListResult | undefined;
  /** All that the notice takes back. */
  removed: readonly RemovedItem[];
  onClose: () => void;
}

export function ListNews({ onClose, ...news }: ListNewsProps) {
  const { list, added, result, removed } = news;
  const [closed, setClosed] = useState<unknown>(null);
  const key = result ?? added;
  const text = useText(news);
  const shown = closed === key ? null : text;
  return (
    <Toast
      icon={result?.failed === undefined ? 'check' : 'alert'}
      onClose={() => {
        setClosed(key);
        onClose();
      }}
      heard={shown}
      of={key}
    >
      {shown && (
        <>
          <p>{shown}</p>
          {result?.removed ? (
            <Undo items={removed} of={result} />
          ) : (
            !result && <Back list={list} added={added} />
          )}
        </>
      )}
    </Toast>
  );
}

function useText({ list, added, result, removed }: Omit<ListNewsProps, 'onClose'>): string | null {
  const t = useTranslations('pages/parts/shopping-lists');
  const fault = useFault(result?.failed);
  if (fault !== undefined) return result?.failed === 'invalid-input' ? null : fault;
  if (result?.removed)
    return t('removed', { count: removed.length, name: removed.at(-1)?.name ?? '' });
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
function Undo({ items, of }: { items: readonly RemovedItem[]; of: ListResult }) {
  const t = useTranslations('pages/parts/shopping-lists');
  const undo = useRef<HTMLButtonElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => undo.current?.focus({ preventScroll: true }), [of]);
  return (
    <Form method="post" preventScrollReset>
      {items.map(({ sokId, word }) => (
        <input key={sokId} type="hidden" name="tuote" value={word} />
      ))}
      <Button ref={undo} name="intent" value="again" small>
        {t('undo')}
      </Button>
    </Form>
  );
}
