/** Inline scripts of a page that many get: allowed by what they say, as a nonce would be everybody's. */
import { hashSource } from '#platform/http/security/policy.ts';

const nonceIn = /'nonce-([\w-]+)'/;

export interface Sealed {
  html: string;
  policy: string;
}

/** The page without its nonce, and the policy with hashes of the scripts that carried it. What got
 * into the page without knowing the nonce gets no hash. */
export function hashInlineScripts(html: string, policy: string): Sealed {
  const nonce = nonceIn.exec(policy)?.[1];
  if (!nonce) return { html, policy };
  const inline = new RegExp(`<script(?: [^>]*)? nonce="${nonce}"[^>]*>([^]+?)</script>`, 'g');
  const hashes = new Set([...html.matchAll(inline)].map(([, text = '']) => hashSource(text)));
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ''),
    policy: policy.replace(nonceIn, [...hashes].join(' ')),
  };
}
