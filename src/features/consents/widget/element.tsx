/** `<consent-widget>`: the widget for sites without React, in a shadow of its own. */
import { createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ConsentGate } from './consent-gate.tsx';
import { ConsentWidget, type ConsentWidgetHandle } from './consent-widget.tsx';
import type { Language } from './service.ts';
import type { ConsentSettings } from './settings.ts';
import css from './widget.css?inline';

const attributes = [
  'base-url',
  'language',
  'theme',
  'trigger-interval-days',
  'ignore-decline',
  'initially-checked',
  'modal',
  'gate',
] as const;
type Attribute = (typeof attributes)[number];

const languages: readonly Language[] = ['fi', 'sv', 'en'];

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

class ConsentWidgetElement extends HTMLElement {
  static readonly observedAttributes = attributes;
  readonly #widget = createRef<ConsentWidgetHandle>();
  #root: Root | null = null;
  #authToken: string | null = null;

  /** The customer's encrypted access token: no attribute, so that it is not in the document. */
  get authToken(): string | null {
    return this.#authToken;
  }
  set authToken(token: string | null) {
    this.#authToken = token;
    this.#render();
  }

  open(): void {
    this.#widget.current?.open();
  }
  close(): void {
    this.#widget.current?.close();
  }

  connectedCallback(): void {
    // A property that was set before the element was defined.
    if (Object.hasOwn(this, 'authToken')) {
      this.#authToken = (this as { authToken: string | null }).authToken;
      Reflect.deleteProperty(this, 'authToken');
    }
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    this.#root = createRoot(shadow);
    this.#render();
  }
  disconnectedCallback(): void {
    this.#root?.unmount();
    this.#root = null;
  }
  attributeChangedCallback(): void {
    this.#render();
  }

  #render(): void {
    const Widget = this.#isOn('gate') ? ConsentGate : ConsentWidget;
    this.#root?.render(<Widget ref={this.#widget} {...this.#settings()} />);
  }

  /** `ignore-decline`, but not `ignore-decline="false"`. */
  #isOn(name: Attribute): boolean {
    return this.hasAttribute(name) && this.getAttribute(name) !== 'false';
  }

  #settings(): ConsentSettings {
    const of = (name: Attribute) => this.getAttribute(name);
    // An empty value is none.
    const days = Number.parseFloat(of('trigger-interval-days') ?? '');
    const report = (what: string) => () =>
      void this.dispatchEvent(new CustomEvent(`consent-${what}`));
    return {
      baseUrl: of('base-url') ?? '',
      authToken: this.#authToken,
      language: languages.find((one) => one === of('language')) ?? 'fi',
      theme: of('theme') === 'tonal' ? 'tonal' : 'plain',
      triggerIntervalDays: Number.isFinite(days) ? days : undefined,
      ignoreDecline: this.#isOn('ignore-decline'),
      initiallyChecked: of('initially-checked') !== 'false',
      onInvalidAuth: report('invalid-auth'),
      onSubmit: report('submit'),
      onDecline: report('decline'),
      ...(this.#isOn('modal') && { onClose: report('close') }),
    };
  }
}

if (!customElements.get('consent-widget'))
  customElements.define('consent-widget', ConsentWidgetElement);
