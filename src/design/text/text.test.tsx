import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Text, type TextProps } from './text.tsx';
import styles from './text.module.css';

const classesOf = (props: TextProps) =>
  /class="(.*)"/.exec(renderToStaticMarkup(<Text {...props} />))?.[1]?.split(' ') ?? [];

const others = ['small', 'body', 'lead', 'subtitle', 'title', 'headline'] as const;

test.each(['semibold', 'bold'] as const)('display text may be %s (R365)', (weight) => {
  expect(classesOf({ variant: 'display', weight })).toEqual([styles.display, styles[weight]]);
});

test.each(others)('%s text is never semibold or bold (R365)', (variant) => {
  // @ts-expect-error -- Only display text accepts it.
  expect(classesOf({ variant, weight: 'semibold' })).toEqual([styles[variant]]);
  // @ts-expect-error -- Only display text accepts it.
  expect(classesOf({ variant, weight: 'bold' })).toEqual([styles[variant]]);
  expect(classesOf({ variant, weight: 'medium' })).toEqual([styles[variant], styles.medium]);
});

test('text is a paragraph of the body where nothing else is said', () => {
  expect(renderToStaticMarkup(<Text soft>1</Text>)).toBe(
    `<p class="${styles.body} ${styles.soft}">1</p>`,
  );
});
