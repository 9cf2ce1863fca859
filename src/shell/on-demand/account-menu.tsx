/** The customer's menu, opened by their name. */
import { useEffect, useId, useRef } from 'react';
import { useHref, useLocation, useNavigationType } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { useSession } from '#features/session/ui/session.ts';
import { Link } from '../../design/link.tsx';
import { Icon } from '../../design/icon.tsx';
import layout from '../../design/layout.module.css';
import header from '../header.module.css';
import { useProviderPage } from '../provider-pages.ts';
import { clearViewed } from '../viewed.ts';
import styles from './account-menu.module.css';

export default function AccountMenu() {
  return <Menu />;
}

function Menu() {
  const t = useTranslations('shell/on-demand');
  const { customer } = useSession();
  const id = useId();
  const panel = usePanel();
  const name = customer?.firstName || customer?.lastName;
  return (
    <>
      <button type="button" className={`${header.tool} ${header.account}`} popoverTarget={id}>
        <Icon name="person" size={26} />
        <span>
          {name && <span className={layout.hidden}>{`${t('account')}: `}</span>}
          {name || t('account')}
        </span>
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.panel}>
        <Links bonusCard={customer?.bonusCard ?? null} close={() => panel.current?.hidePopover()} />
        <LogoutForm />
      </div>
    </>
  );
}

/** Closes when the shopper goes back; a page that was already loading when the menu was opened leaves it
 * open. */
function usePanel() {
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    if (key && isReturn) panel.current?.hidePopover();
  }, [key, isReturn]);
  return panel;
}

function Links({ bonusCard, close }: { bonusCard: string | null; close: () => void }) {
  const t = useTranslations('shell/on-demand');
  const profile = useProviderPage('profile');
  const attach = useProviderPage('bonusCard');
  return (
    <ul className={styles.links}>
      <li>
        <Link to="/oma-tili" onClick={close}>
          {t('account')}
        </Link>
      </li>
      <li>
        <Link to="/tilaukset" onClick={close}>
          {t('orders')}
        </Link>
      </li>
      <li>
        <Link to="/suosikit" onClick={close}>
          {t('wishlist')}
        </Link>
      </li>
      <li>
        <Link to="/oma-tili/ostoslistat" onClick={close}>
          {t('shoppingLists')}
        </Link>
      </li>
      <li>
        <Link to="/oma-tili/ostetut" onClick={close}>
          {t('boughtBefore')}
        </Link>
      </li>
      {profile && (
        <li>
          <a href={profile}>{t('profile')}</a>
        </li>
      )}
      {attach && (
        <li>
          <a href={attach}>
            {bonusCard ? t('ownBonusCard', { digits: bonusCard }) : t('bonusCard')}
          </a>
        </li>
      )}
    </ul>
  );
}

/** A form with a full page load, as the response redirects to the identity provider. */
function LogoutForm() {
  const t = useTranslations('shell/on-demand');
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action={useHref('/check-logout')}
      className={styles.logout}
      onSubmit={clearViewed}
    >
      <input type="hidden" name="target" value={useHref(pathname + search)} />
      <button type="submit">{t('logout')}</button>
    </form>
  );
}
