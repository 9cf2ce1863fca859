import { useMemo } from 'react';
import { IntlProvider, useLocale, useMessages, type AbstractIntlMessages } from 'use-intl';

interface Props {
  /** Key the texts are found under. */
  name: string;
  words: AbstractIntlMessages;
  children: React.ReactNode;
}

/** Adds a page's own texts to those all pages share. */
export function WithWords({ name, words, children }: Props) {
  const shared = useMessages();
  const messages = useMemo(() => ({ ...shared, [name]: words }), [shared, name, words]);
  return (
    <IntlProvider locale={useLocale()} messages={messages}>
      {children}
    </IntlProvider>
  );
}
