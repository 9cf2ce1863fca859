import { describe, expect, it } from 'vitest';
import { shade } from './colour.ts';
import { newPaper } from './paper.ts';
import { drawn, templateOf } from './template.ts';

const template = templateOf(`<?xml-stylesheet href="../preview.css"?>
<svg viewBox="0 0 800 1000" color="#112233">
  <defs>
    <clipPath id="outline1">
      <path d="M0 0h9z"/>
    </clipPath>
  </defs>
  <g clip-path="url(#outline1)">
    <rect class="solid" x="1" y="2" width="30" height="40" rx="5"/>
    <path fill="currentColor" stroke="var(--dark-darker-10)" d="M1 1"/>
  </g>
</svg>`);
const colours = { colour: '#aa3344', dark: '#553322' };
const solid = (outline: string): string => `[${outline}]`;

describe('a drawing', () => {
  it('has a colour of its own, and what is drawn without the spaces between', () => {
    expect(template.colour).toBe('#112233');
    expect(template.body).toMatch(/^<g clip-path="url\(#outline1\)"><rect class="solid".*<\/g>$/);
  });

  it('is drawn in the colours of the product, by its materials, cut along its outlines', () => {
    const paper = newPaper();
    expect(drawn(paper, template, colours, { solid })).toBe(
      '<g clip-path="url(#p0)">[M6 2h20a5 5 0 0 1 5 5v30a5 5 0 0 1 -5 5h-20a5 5 0 0 1 -5 -5v-30a5 5 0 0 1 5 -5z]' +
        `<path fill="#aa3344" stroke="${shade('#553322', -0.1)}" d="M1 1"/></g>`,
    );
    expect(paper.defs()).toBe('<defs><clipPath id="p0"><path d="M0 0h9z"/></clipPath></defs>');
  });

  it.each([
    ['a colour', '<path fill="var(--gruond)" d=""/>', 'gruond'],
    ['a material', '<path class="slid" d=""/>', 'slid'],
    ['an outline', '<g clip-path="url(#outlin)"></g>', 'outlin'],
  ])('that names %s there is none of says which', (_, body, name) => {
    const faulty = templateOf(`<svg>${body}</svg>`);
    expect(() => drawn(newPaper(), faulty, colours, { solid })).toThrow(`"${name}"`);
  });
});
