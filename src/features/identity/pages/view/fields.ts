/** Parts of forms: label, hint and fault belong to their field, for everybody. */
import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

export const nothing = html``;

export interface Field {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'tel';
  autocomplete: string;
  value?: string | undefined;
  hint?: string | undefined;
  fault?: string | undefined;
  inputmode?: 'numeric' | 'tel' | 'email';
  optional?: boolean;
  maxlength?: number;
}

/** `id` is the name, so that an error summary can point to it. */
export function field(one: Field): Html {
  const { name, label, type = 'text', autocomplete, value = '', hint, fault } = one;
  const told = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      maxlength="${one.maxlength ?? 200}"
      ${attribute('value', type === 'password' ? '' : value)}
      ${attribute('inputmode', one.inputmode)}
      ${attribute('aria-describedby', told)}
      ${fault ? html`aria-invalid="true"` : ''}
      ${one.optional ? '' : html`required`}
    />
    ${fault ? html`<p class="fault" id="${name}-fault">${fault}</p>` : ''}
  </div>`;
}

const attribute = (name: string, value: string | undefined) =>
  value ? html`${name}="${value}"` : '';

/** What is wrong with a form, at its head; the page opens at it. `faults`: text by field name. */
export function errorSummary(title: string, faults: Record<string, string> = {}): Html {
  const links = Object.entries(faults).map(
    ([name, text]) => html`<li><a href="#${name}">${text}</a></li>`,
  );
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <p class="summary-title">${title}</p>
    ${
      links.length > 0
        ? html`<ul>
            ${links}
          </ul>`
        : ''
    }
  </div>`;
}

export const button = (text: string, quiet = false): Html =>
  html`<button class="button${quiet ? ' quiet' : ''}" type="submit">${text}</button>`;

/** A form that posts to its own page unless `action` says where; `novalidate`, for our words say more. */
export const form = (csrf: string, content: unknown, action?: string): Html =>
  html`<form method="post" novalidate ${attribute('action', action)}>
    <input type="hidden" name="csrf" value="${csrf}" />
    ${content}
  </form>`;
