import { useMemo } from 'react';
import { IntlProvider, useLocale, useMessages, type AbstractIntlMessages } from 'use-intl';

interface Props {
  words: AbstractIntlMessages;
  children: React.ReactNode;
}

/** Adds the page's own texts, under `product`, to those all pages share. */
export function WithWords({ words, children }: Props) {
  const shared = useMessages();
  const messages = useMemo(() => ({ ...shared, product: words }), [shared, words]);
  return (
    <IntlProvider locale={useLocale()} messages={messages}>
      {children}
    </IntlProvider>
  );
}
