/** The example page: the module and the element, with the answers of the service's samples. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsentWidget } from '../module.ts';

void import('../element.tsx');

const named = new URLSearchParams(location.search).get('language');
const language: 'fi' | 'sv' | 'en' = (['sv', 'en'] as const).find((one) => one === named) ?? 'fi';
const baseUrl = new URL('sample', document.baseURI).href;
const settings = { baseUrl, language, authToken: 'sample', initiallyChecked: false };

const at = (selector: string) => document.querySelector<HTMLElement>(selector);

const block = at('[data-module]');
if (block) createRoot(block).render(<ConsentWidget {...settings} />);

interface WidgetElement extends HTMLElement {
  authToken: string;
}

function prepare(element: HTMLElement): void {
  element.setAttribute('base-url', baseUrl);
  element.setAttribute('language', language);
  (element as WidgetElement).authToken = settings.authToken;
}

const inPage = at('consent-widget');
if (inPage) prepare(inPage);

/** Closed, it goes; the button makes it anew. */
function ModuleModal() {
  const [isThere, setThere] = useState(true);
  return isThere ? (
    <ConsentWidget {...settings} theme="tonal" onClose={() => setThere(false)} />
  ) : null;
}

at('[data-open=module]')?.addEventListener('click', () => {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<ModuleModal />);
});

at('[data-open=element]')?.addEventListener('click', () => {
  const element = document.createElement('consent-widget');
  element.setAttribute('modal', '');
  element.setAttribute('initially-checked', 'false');
  prepare(element);
  element.addEventListener('consent-close', () => element.remove());
  document.body.append(element);
});
