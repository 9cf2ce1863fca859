import type { Example } from '../example.ts';
import { Text } from './text.tsx';

const pangram = 'Törkylempijävongahdus';
const scale = ['small', 'body', 'lead', 'subtitle', 'title', 'headline'] as const;
const weights = ['regular', 'medium', 'semibold', 'bold'] as const;

export const examples: Example[] = [
  ...scale.map((variant) => ({
    id: `text-${variant}`,
    state: `${variant}, regular and medium`,
    Show: () => (
      <>
        <Text variant={variant}>{pangram}</Text>
        <Text variant={variant} weight="medium">
          {pangram}
        </Text>
      </>
    ),
  })),
  {
    id: 'text-display',
    state: 'display, in all weights',
    Show: () =>
      weights.map((weight) => (
        <Text key={weight} variant="display" weight={weight}>
          {pangram}
        </Text>
      )),
  },
  {
    id: 'text-soft',
    state: 'soft, for what is said beside the matter',
    Show: () => <Text soft>{pangram}</Text>,
  },
];
