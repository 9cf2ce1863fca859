import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { languageOf } from '#platform/i18n/language.ts';
import { LanguageContext } from '#platform/i18n/use-translations.ts';
import { ignoreAbortedReads } from './shell/aborted-reads.ts';
import { forbidMarkup } from './shell/no-markup.ts';
import { followTranslators } from './shell/translated.ts';
import { keepNumbersFromWheels } from './shell/wheel.ts';

forbidMarkup();
ignoreAbortedReads();
followTranslators();
keepNumbersFromWheels();
const language = languageOf(document.documentElement.lang);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageContext value={language}>
        <HydratedRouter />
      </LanguageContext>
    </StrictMode>,
  );
});
