import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { demoSpace } from '#features/content/testing.ts';
import { languages, type Language } from '#platform/i18n/language.ts';
import { readShareName } from '#platform/share-link.ts';
import { withHeadTags } from './head-tags.ts';
import { escaped, renderedFacts } from './rendered-facts.ts';
import type { PageDescription } from './page-description.ts';

const facts = (language: Language = 'fi') => ({
  language,
  publicUrl: 'https://shop.example',
  space: demoSpace({ campaigns: [] }),
  linkSecrets: ['secret'] as const,
  nonce: 'once',
});

const h = createElement;

interface Shown {
  title: string;
  description?: string;
  crumbs?: [name: string, to: string][];
  canonical?: string | null;
}

/** A document as React renders pages. */
const rendered = ({
  title,
  description,
  crumbs = [],
  canonical = 'https://shop.example/x',
}: Shown): string =>
  renderToString(
    h(
      'html',
      null,
      h(
        'head',
        null,
        h('title', null, title),
        canonical && h('link', { rel: 'canonical', href: canonical }),
        description && h('meta', { name: 'description', content: description }),
      ),
      h(
        'body',
        null,
        crumbs.length > 0 &&
          h(
            'nav',
            { 'aria-label': 'Murupolku' },
            h(
              'ol',
              null,
              crumbs.map(([name, href]) =>
                h('li', { key: href }, h('a', { className: 'x', href }, name)),
              ),
            ),
          ),
        h('a', { href: '/muualle' }, 'Muualle'),
      ),
    ),
  );

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"/>`).exec(html)?.[1];
const graphOf = (html: string) => {
  const [, json = 'null'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] } | null)?.['@graph'];
};

describe('what machines read about a page', () => {
  test('is its title, description and breadcrumbs as they are shown, whatever they contain', () => {
    const text = fc.string({ minLength: 1 }).map((one) => `x${one.replaceAll(/\s/g, ' ')}x`);
    const path = fc.webPath().map((one) => `/k${one}`);
    fc.assert(
      fc.property(
        text,
        text,
        fc.array(fc.tuple(text, path), { maxLength: 4 }),
        (title, description, crumbs) => {
          const shown = renderedFacts(rendered({ title, description, crumbs }));
          expect(shown).toEqual({
            url: 'https://shop.example/x',
            title,
            description,
            crumbs: crumbs.map(([name, to]) => ({ name, path: to })),
          });
        },
      ),
    );
  });

  test('cannot end the element or the attribute it is in', () => {
    const evil = '</script><script>alert(1)</script>"><b>';
    const page: PageDescription = { entities: () => [{ '@type': 'Product', name: evil }] };
    const html = withHeadTags(rendered({ title: evil, description: evil }), page, facts());
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toContain('<b>');
    expect(graphOf(html)?.[0]?.['name']).toBe(evil);
    expect(contentOf(html, 'og:title')).toBe(escaped(evil));
  });

  test.each(languages)(
    'has the title without the shop’s name, and the language, in %s',
    (language) => {
      const html = withHeadTags(rendered({ title: 'Villa – Aitta' }), {}, facts(language));
      expect(contentOf(html, 'og:title')).toBe('Villa');
      expect(contentOf(html, 'og:site_name')).toBe('Aitta');
      expect(contentOf(html, 'og:locale')).toMatch(new RegExp(`^${language}_`));
      expect(html.match(/og:locale:alternate/g)).toHaveLength(2);
      expect(contentOf(html, 'og:description')).toBeUndefined();
    },
  );

  test('is nothing but the search on pages that search engines may not list', () => {
    const html = withHeadTags(
      rendered({ title: 'Kori', canonical: null }),
      { entities: () => [{ '@type': 'Product' }] },
      facts('sv'),
    );
    expect(html).not.toMatch(/og:|ld\+json/);
    expect(html).toContain('href="/sv/opensearch.xml"');
  });

  test('has a picture of the page’s own, signed by the shop', () => {
    const picture = { id: '0123456789abcdef', width: 4, height: 5 };
    const html = withHeadTags(
      rendered({ title: 'Villa & viima – Aitta' }),
      { pictures: [picture, null] },
      facts(),
    );
    const address = contentOf(html, 'og:image') ?? '';
    const name = address.split('/').at(-1) ?? '';
    expect(address).toMatch(/^https:\/\/shop\.example\/jakokuva\//);
    expect(readShareName(name, ['other', 'secret'])).toEqual({
      title: 'Villa & viima',
      pictures: [picture.id],
    });
    expect(readShareName(name, ['other'])).toBeNull();
    expect(readShareName(`x${name}`, ['secret'])).toBeNull();
  });
});
