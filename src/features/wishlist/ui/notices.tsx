/** What the shopper is told of their wishes; its texts come with it. */
import { IntlProvider, useLocale, useTranslations } from 'use-intl';
import { languageOf } from '#platform/i18n/language.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { Toast } from '../../../design/toast.tsx';
import type { Wishes } from '../rules/wishes.ts';
import { keeper, useWishes } from './keeping.ts';
import { patiently } from '../../../design/on-demand.ts';

const texts = {
  fi: () => import('./text/fi.json'),
  sv: () => import('./text/sv.json'),
  en: () => import('./text/en.json'),
};

// Never loaded on the server: a heart has to be pressed, or somebody logged in.
const { default: words } = await patiently(texts[languageOf(document.documentElement.lang)]);

interface NoticesProps {
  /** Where to come back to from the login, with language prefix. */
  target: string;
}

export default function Notices({ target }: NoticesProps) {
  return (
    <IntlProvider locale={useLocale()} messages={{ wishes: words }}>
      <Notice target={target} />
    </IntlProvider>
  );
}

function Notice({ target }: NoticesProps) {
  const t = useTranslations('wishes');
  const wishes = useWishes();
  const text = textKeyOf(wishes);
  const isRemoval = text === 'removed';
  // A removal is heard by its announcement, everything else by its notice.
  const heard = isRemoval ? wishes.announcement : text;
  return (
    <Toast
      icon={text === 'added' || isRemoval ? 'check' : 'heart'}
      closeLabel={t('close')}
      onClose={() => keeper.clearNews()}
      heard={heard && t(heard)}
      of={wishes.last}
    >
      {text && (
        <>
          <p>{t(text)}</p>
          <Way wishes={wishes} target={target} />
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

function textKeyOf({ status, notification, last }: Wishes): TextKey | null {
  if (notification === 'login_required') return 'loginRequired';
  if (notification || !last || status !== 'REQUEST_ERROR') return notification;
  return refusals[last.code ?? ''] ?? (last.isWanted ? 'addFailed' : 'removeFailed');
}

/** What can be done about it. */
function Way({ wishes: { notification, last }, target }: NoticesProps & { wishes: Wishes }) {
  const t = useTranslations('wishes');
  if (!last || notification === 'added' || last.code === 'wishlist-full') {
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
  if (last.code === 'product-not-found') return null;
  const isRemoval = notification === 'removed';
  const again = isRemoval ? { ...last, isWanted: true } : last;
  return (
    <Button type="button" small onClick={() => keeper.change(again)}>
      {t(isRemoval ? 'undo' : 'retry')}
    </Button>
  );
}
