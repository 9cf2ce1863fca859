/** Allows inline scripts of cached pages by hash: a cached nonce would be the same for everybody. */
import { hashSource } from '#platform/http/security/policy.ts';

const nonceIn = /'nonce-([\w-]+)'/;

export interface Sealed {
  html: string;
  policy: string;
}

/** Removes the nonce from the page and puts hashes of its scripts into the policy. An injected script
 * does not have the nonce, so it gets no hash. */
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
