import { unbroken } from '#platform/i18n/unbroken.ts';

interface MarkedTextProps {
  text: string;
  /** What begins with the text, such as 'Huivi, sininen'. */
  whole?: string;
  /** Its language, where that is not the page's. */
  lang?: string | undefined;
}

/** A text of the merchant, which may be in another language than the page. */
export function MarkedText({ text, whole = text, lang }: MarkedTextProps) {
  if (!lang) return unbroken(whole);
  return (
    <>
      <span lang={lang}>{unbroken(text)}</span>
      {unbroken(whole.slice(text.length))}
    </>
  );
}
