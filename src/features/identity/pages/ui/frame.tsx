/** The frame of every page: logo, languages, content, link back to the shop. */
import { languageNames, languages, type Language } from '#platform/i18n/language.ts';
import masthead from '#design/masthead.module.css';
import { PlainDocument, Sheet } from '#design/plain-document.tsx';
import type { IdentityTranslate } from '../../translations.ts';
import styles from './page.module.css';

export interface FrameProps {
  language: Language;
  t: IdentityTranslate;
  /** Path the provider is mounted at. */
  mount: string;
  /** Path of the style sheet, relative to the mount path. */
  styleSheet: string;
  /** The shop's URL and name. */
  shopUrl: string;
  shopName: string;
  /** The page of the shop that the shopper came from. */
  back: string;
  /** Path and query of this page, for the links to its other languages. */
  here: string;
  title: string;
  children?: React.ReactNode;
}

export function Frame({ children, ...frame }: FrameProps) {
  const { language, t, mount, shopUrl, shopName, title } = frame;
  const icon = `${mount}/mark.png`;
  return (
    <PlainDocument
      language={language}
      title={`${title} – ${shopName}`}
      mount={mount}
      styleSheet={frame.styleSheet}
      icon={icon}
    >
      <a className={masthead.skip} href="#main">
        {t('skip')}
      </a>
      <header className={`${masthead.whole} ${styles.head}`}>
        <a className={masthead.mark} href={`${shopUrl}/`}>
          <img src={icon} alt="" width="32" height="32" fetchPriority="low" />
          {shopName}
        </a>
        <nav className={masthead.languages} aria-label={t('languages')}>
          {languages.map((one) => (
            <a
              key={one}
              href={addressIn(one, frame)}
              lang={one}
              hrefLang={one}
              aria-current={one === language || undefined}
            >
              {languageNames[one]}
            </a>
          ))}
        </nav>
      </header>
      <Sheet>
        <h1>{title}</h1>
        {children}
      </Sheet>
      <footer className={styles.foot}>
        <a className={styles.link} href={frame.back}>
          {t('toShop')}
        </a>
      </footer>
    </PlainDocument>
  );
}

function addressIn(language: Language, { here, mount }: FrameProps): string {
  const [path = '', query = ''] = here.split('?');
  const search = new URLSearchParams(query);
  search.delete('lang');
  search.set('language', language);
  return `${mount}${path}?${search}`;
}
