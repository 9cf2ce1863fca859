/** Content security policies: what a document may load, run and send forms to (decision 9). */
import { hash } from 'node:crypto';

type Directives = Record<string, readonly string[]>;

/** What is not allowed by a line of its own is not allowed. */
const nothing: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Of answers that are no page: data, pictures, redirects, scripts. */
export const dataPolicy = written(nothing);

interface Forms {
  /** Origins besides its own that forms of the page lead to, also by a redirect. */
  formTargets?: readonly string[];
  /** The page is served over https. */
  isSecure?: boolean;
}

const own = ["'self'"];

const formsOf = ({ formTargets = [], isSecure = false }: Forms): Directives => ({
  'form-action': [...own, ...formTargets],
  ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
});

export interface ShopPage extends Forms {
  /** Inline scripts that may run: a nonce or hashes, as the policy writes them. */
  scripts: readonly string[];
  /** Sources of styles and of connections, besides its own. */
  styles?: readonly string[];
  connections?: readonly string[];
}

/** Of the storefront's pages. Their scripts make no markup from text: Trusted Types forbid it. */
export const shopPagePolicy = ({
  scripts,
  styles = [],
  connections = [],
  ...forms
}: ShopPage): string =>
  written({
    ...nothing,
    'script-src': [...own, ...scripts],
    'style-src': [...own, ...styles],
    'img-src': own,
    'font-src': own,
    'connect-src': [...own, ...connections],
    'manifest-src': own,
    ...formsOf(forms),
    'require-trusted-types-for': ["'script'"],
    // The browser's entry makes it; a second one is refused.
    'trusted-types': ['default'],
  });

/** Of pages that run no script at all. */
export const plainPagePolicy = (forms: Forms): string =>
  written({
    ...nothing,
    'style-src': own,
    'img-src': [...own, 'data:'],
    'font-src': own,
    ...formsOf(forms),
  });

/** Of the page that shows a service's calls, and makes them for who tries them; its inline script and style
 * as the policy writes them. */
export const referencePolicy = ({ script, style }: Record<'script' | 'style', string>): string =>
  written({
    ...nothing,
    'script-src': [...own, script],
    'style-src': [...own, style],
    'img-src': [...own, 'data:'],
    'connect-src': own,
  });

/** How a policy names an inline script or style by its text. */
export const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
