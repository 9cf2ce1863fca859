/** What the shopper is told of their wishes; its texts come with it. */
import { IntlProvider, useLocale, useTranslations } from 'use-intl';
import { languageOf } from '#platform/i18n/language.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { Toast } from '../../../design/toast.tsx';
import type { Change, News } from '../rules/wishes.ts';
import { patiently } from '../../../design/on-demand.ts';

const texts = {
  fi: () => import('./text/fi.json'),
  sv: () => import('./text/sv.json'),
  en: () => import('./text/en.json'),
};

// Never loaded on the server: a heart has to be pressed, or somebody logged in.
const { default: words } = await patiently(texts[languageOf(document.documentElement.lang)]);

interface NoticesProps {
  news: News | null;
  /** Where to come back to from the login, with language prefix. */
  target: string;
  onClose: () => void;
  onChange: (changes: readonly Change[]) => void;
}

export function Notices(props: NoticesProps) {
  return (
    <IntlProvider locale={useLocale()} messages={{ wishes: words }}>
      <Notice {...props} />
    </IntlProvider>
  );
}

function Notice(props: NoticesProps) {
  const t = useTranslations('wishes');
  const { news, onClose } = props;
  const text = news && textKeyOf(news);
  return (
    <Toast
      icon={text === 'added' || text === 'removed' ? 'check' : 'heart'}
      closeLabel={t('close')}
      onClose={onClose}
      heard={text && t(text)}
      of={news}
    >
      {news && text && (
        <>
          <p>{t(text)}</p>
          <Way {...props} news={news} />
        </>
      )}
    </Toast>
  );
}

type TextKey = Exclude<keyof typeof words, 'open' | 'undo' | 'login' | 'retry' | 'close'>;

const refusals: Record<string, TextKey> = {
  'wishlist-full': 'full',
  'product-not-found': 'gone',
};

function textKeyOf({ notification, changes, code = '' }: News): TextKey {
  if (notification === 'login_required') return 'loginRequired';
  if (notification) return notification;
  return refusals[code] ?? (changes.at(-1)?.isWanted ? 'addFailed' : 'removeFailed');
}

/** What can be done about it. */
function Way({ news, target, onChange }: NoticesProps & { news: News }) {
  const t = useTranslations('wishes');
  const { notification, changes, code } = news;
  if (notification === 'added' || code === 'wishlist-full') {
    return (
      <ButtonLink to="/suosikit" small>
        {t('open')}
      </ButtonLink>
    );
  }
  if (notification === 'login_required') {
    return (
      <ButtonLink to={`/check-login?${new URLSearchParams({ target })}`} small reloadDocument>
        {t('login')}
      </ButtonLink>
    );
  }
  if (code === 'product-not-found') return null;
  const isRemoval = notification === 'removed';
  const again = isRemoval ? changes.map((change) => ({ ...change, isWanted: true })) : changes;
  return (
    <Button type="button" small onClick={() => onChange(again)}>
      {t(isRemoval ? 'undo' : 'retry')}
    </Button>
  );
}
