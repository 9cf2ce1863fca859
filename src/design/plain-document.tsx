/** The document of a page that runs no script: complete when it arrives. */
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { Language } from '#platform/i18n/language.ts';
import styles from './plain-document.module.css';

export interface PlainDocumentProps {
  language: Language;
  title: string;
  /** Path the service is mounted at; built files are below it. */
  mount: string;
  /** Path of the style sheet below `mount`. */
  styleSheet: string;
  /** Address of the picture beside the title. */
  icon: string;
  className?: string | undefined;
  children: React.ReactNode;
}

export function PlainDocument(props: PlainDocumentProps) {
  const { language, title, mount, styleSheet, icon, className, children } = props;
  return (
    <html lang={language} className={[styles.document, className].filter(Boolean).join(' ')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href={icon} />
        <link rel="stylesheet" href={`${mount}/${styleSheet}`} />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={`${mount}/${figtree}`}
          crossOrigin="anonymous"
        />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The card with the page's only task. */
export function Sheet({ children }: { children: React.ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      <div className={styles.sheet}>{children}</div>
    </main>
  );
}
