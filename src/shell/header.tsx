/** The header of every page: languages, logo, menu, search, account, cart, departments. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import { Link } from '../design/link.tsx';
import { Icon } from '../design/icon.tsx';
import layout from '../design/layout.module.css';
import masthead from '../design/masthead.module.css';
import { AccountPlace, PersonalParts } from './account-place.tsx';
import { useCartChanging, useCartCount, useKeptCartCount } from './cart-count.ts';
import { Departments } from './departments.tsx';
import styles from './header.module.css';
import { useHasEffects } from './effects.ts';
import { useCurrent } from './here.ts';
import { LanguageLinks } from './language-links.tsx';
import { useShop } from './shop.ts';
import { Menu, type MenuEntry } from './menu.tsx';
import { SearchForm } from './search-form.tsx';

function Strip({ isQuiet }: Pick<HeaderProps, 'isQuiet'>) {
  const t = useTranslations('shell');
  const current = useCurrent();
  const { tagline, hasStores, phone } = useShop();
  return (
    <div className={styles.strip} data-quiet={isQuiet || undefined}>
      <div className={`${layout.container} ${styles.stripInner}`}>
        {isQuiet ? phone && <Help phone={phone} /> : <span>{tagline}</span>}
        <div className={styles.stripLinks}>
          {hasStores && !isQuiet && (
            <Link to="/myymalat" aria-current={current('/myymalat')}>
              {t('stores')}
            </Link>
          )}
          <LanguageLinks />
        </div>
      </div>
    </div>
  );
}

function Help({ phone }: { phone: string }) {
  const t = useTranslations('shell');
  return (
    <span>
      {t('help')} <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
    </span>
  );
}

interface HeaderProps {
  menu: MenuEntry[];
  hasWishlist: boolean;
  /** For the checkout: nothing that leads away from the order, help instead. */
  isQuiet: boolean;
}

export function Header({ menu, hasWishlist, isQuiet }: HeaderProps) {
  const t = useTranslations('shell');
  return (
    <header className={`${masthead.whole} ${styles.header}`}>
      <a className={masthead.skip} href="#main">
        {t('skip')}
      </a>
      <Strip isQuiet={isQuiet} />
      {/* Stays on the screen, smaller on the way down: `on-demand/watch-scroll.ts`. */}
      <div className={styles.bar} data-bar>
        <div className={styles.top}>
          {isQuiet ? <QuietMain /> : <Main menu={menu} hasWishlist={hasWishlist} />}
        </div>
        {!isQuiet && <Departments menu={menu} />}
      </div>
      <PersonalParts />
    </header>
  );
}

function Main({ menu, hasWishlist }: Pick<HeaderProps, 'menu' | 'hasWishlist'>) {
  const t = useTranslations('shell');
  const current = useCurrent();
  return (
    <div className={`${layout.container} ${styles.main}`}>
      <Mark />
      <Menu menu={menu} className={`${styles.tool} ${styles.menu}`} />
      <div className={styles.search}>
        <SearchForm />
      </div>
      <nav className={styles.tools} aria-label={t('tools')}>
        <AccountPlace />
        {hasWishlist && (
          <Link className={styles.tool} to="/suosikit" aria-current={current('/suosikit')}>
            <Icon name="heart" size={26} />
            {t('wishlist')}
          </Link>
        )}
        <CartLink />
      </nav>
    </div>
  );
}

function QuietMain() {
  const t = useTranslations('shell');
  return (
    <div className={`${layout.container} ${styles.quiet}`}>
      <Mark />
      <nav className={styles.quietTools} aria-label={t('tools')}>
        <AccountPlace />
        <CartLink />
      </nav>
    </div>
  );
}

function Mark() {
  const { mark, name } = useShop();
  return (
    <Link className={`${masthead.mark} ${styles.mark}`} to="/">
      {mark && <img src={mark} alt="" width="32" height="32" />}
      <span>{name}</span>
    </Link>
  );
}

/** Milliseconds after which a page that shows that buying is paused checks again. */
const pausedFor = 10_000;

/** What the cart has. Personal, so it is loaded after the page, and again after every change, together with
 * whether buying is possible, which a cached page may not know. */
function useCart() {
  useKeptCartCount();
  const { data, read } = useCartCount();
  const { key } = useLocation();
  const hasEffects = useHasEffects();
  const settled = !useCartChanging() && hasEffects;
  useEffect(() => {
    // Each navigation has its own key: the count is reloaded after every one (R240).
    if (key && settled) read();
  }, [key, settled, read]);
  useEffect(() => {
    if (!data) return;
    document.documentElement.dataset['buying'] = data.canBuy ? 'open' : 'paused';
    if (data.canBuy) return;
    const timer = setTimeout(read, pausedFor);
    return () => clearTimeout(timer);
  }, [data, read]);
  return { count: 0, sum: 0, ...data };
}

/** Its word makes room for the sum, so that nothing moves. */
function CartLink() {
  const t = useTranslations('shell');
  const language = useLanguage();
  const { count, sum } = useCart();
  const price = euros(sum, language);
  return (
    <Link
      className={`${styles.tool} ${styles.cart}`}
      to="/ostoskori"
      aria-current={useCurrent()('/ostoskori')}
    >
      <Icon name="cart" size={26} />
      {count > 0 ? (
        <>
          <span aria-hidden="true">{price}</span>
          <span className={styles.badge} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
          <span className={layout.hidden}>{t('cartHas', { count, price })}</span>
        </>
      ) : (
        t('cart')
      )}
    </Link>
  );
}
