/** Notifications about changes of the wishlist. */
import type { RefusalCode } from '#platform/errors.ts';
import type { MessageKey } from '#platform/i18n/messages.ts';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ofCode } from '#platform/of-code.ts';
import { Button, ButtonLink } from '../../../design/button/button.tsx';
import { Toast } from '../../../design/toast/toast.tsx';
import type { addToWishlist } from '../contract.ts';
import type { Change, News } from '../rules/wishes.ts';

interface NoticesProps {
  news: News | null;
  /** Path to return to after the login, with language prefix. */
  target: string;
  onClose: () => void;
  onChange: (changes: readonly Change[]) => void;
}

export function Notices(props: NoticesProps) {
  const t = useTranslations('features/wishlist/ui');
  const { news, onClose } = props;
  const text = news && textKeyOf(news);
  return (
    <Toast
      icon={text === 'added' || text === 'removed' ? 'check' : 'heart'}
      onClose={onClose}
      heard={text && t(text)}
      of={news}
    >
      {news && text && (
        <>
          <p>{t(text)}</p>
          <NoticeAction {...props} news={news} />
        </>
      )}
    </Toast>
  );
}

type TextKey = Exclude<MessageKey<'features/wishlist/ui'>, 'open' | 'undo' | 'login' | 'retry'>;

/** Texts by refusal code; null when a retry may help. */
const refusals = {
  'wishlist-full': 'full',
  'product-not-found': 'gone',
  'not-logged-in': null,
} as const satisfies Record<RefusalCode<typeof addToWishlist>, TextKey | null>;

function textKeyOf({ notification, changes, code }: News): TextKey {
  if (notification === 'login_required') return 'loginRequired';
  if (notification) return notification;
  return ofCode(refusals, code) ?? (changes.at(-1)?.isWanted ? 'addFailed' : 'removeFailed');
}

/** The action offered: open the list, undo, log in or retry. */
function NoticeAction({ news, target, onChange }: NoticesProps & { news: News }) {
  const t = useTranslations('features/wishlist/ui');
  const { notification, changes, code } = news;
  const refused = ofCode(refusals, code);
  if (notification === 'added' || refused === 'full') {
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
  if (refused === 'gone') return null;
  const isRemoval = notification === 'removed';
  const again = isRemoval ? changes.map((change) => ({ ...change, isWanted: true })) : changes;
  return (
    <Button type="button" small onClick={() => onChange(again)}>
      {t(isRemoval ? 'undo' : 'retry')}
    </Button>
  );
}
