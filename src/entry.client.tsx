import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { IntlProvider } from 'use-intl';
import { languageOf } from '#platform/i18n/language.ts';
import { refuseMissing } from '#platform/i18n/texts.ts';
import { forbidMarkup } from './shell/no-markup.ts';
import { loadTexts } from './texts/load.ts';

forbidMarkup();
const language = languageOf(document.documentElement.lang);
const texts = await loadTexts(language);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <IntlProvider
        locale={language}
        messages={texts}
        timeZone="Europe/Helsinki"
        onError={refuseMissing}
      >
        <HydratedRouter />
      </IntlProvider>
    </StrictMode>,
  );
});
