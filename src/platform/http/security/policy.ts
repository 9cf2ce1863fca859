/** Content security policies: what a document may load, run and send forms to (decision 9). */
import { hash } from 'node:crypto';

type Directives = Record<string, readonly string[]>;

/** Everything without a directive of its own is forbidden. */
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

/** For responses that are not pages: data, images, redirects, scripts. */
export const dataPolicy = written(nothing);

interface Forms {
  /** Further origins that forms of the page lead to, directly or by a redirect. */
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
  /** Inline scripts that may run: a nonce or hashes, written as CSP sources. */
  scripts: readonly string[];
  /** Further sources of styles and connections. */
  styles?: readonly string[];
  connections?: readonly string[];
}

/** For the storefront's pages. Trusted Types forbid scripts to make markup from text. */
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
    // The browser's entry creates this policy; a second one is refused.
    'trusted-types': ['default'],
  });

/** For pages without scripts. */
export const plainPagePolicy = (forms: Forms): string =>
  written({
    ...nothing,
    'style-src': own,
    'img-src': [...own, 'data:'],
    'font-src': own,
    ...formsOf(forms),
  });

/** For the API reference page, which also makes calls for its reader; takes the CSP sources of its inline
 * script and style. */
export const referencePolicy = ({ script, style }: Record<'script' | 'style', string>): string =>
  written({
    ...nothing,
    'script-src': [...own, script],
    'style-src': [...own, style],
    'img-src': [...own, 'data:'],
    'connect-src': own,
  });

/** For the example page of the consent widget; takes the CSP source of its import map, and the origin of the
 * shop's pictures. */
export const widgetPagePolicy = ({ script, pictures }: { script: string; pictures: string }) =>
  written({
    ...nothing,
    'script-src': [...own, script],
    'style-src': own,
    'img-src': [...own, pictures],
    'connect-src': own,
  });

/** The CSP source of an inline script or style: the hash of its text. */
export const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
