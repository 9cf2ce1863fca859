import { unbroken } from '#platform/i18n/unbroken.ts';

interface MarkedTextProps {
  text: string;
  /** Its language, where that is not the page's. */
  lang: string | undefined;
}

/** A text of the merchant, which may be in another language than the page. */
export function MarkedText({ text, lang }: MarkedTextProps) {
  return lang ? <span lang={lang}>{unbroken(text)}</span> : unbroken(text);
}
