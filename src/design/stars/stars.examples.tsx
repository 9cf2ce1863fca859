import type { Example } from '../example.ts';
import field from '../field/field.module.css';
import { Choice } from '../field/field.tsx';
import layout from '../layout.module.css';
import { Stars } from './stars.tsx';

const given = [
  { id: 'stars-none', state: 'No reviews yet', halves: 0, text: 'No reviews' },
  { id: 'stars-lowest', state: 'The fewest that can be given', halves: 2 },
  { id: 'stars-half', state: 'Three and a half, with a number', halves: 7, text: '(12)' },
  { id: 'stars-full', state: 'All', halves: 10 },
];

const scale = { 5: 'Excellent', 4: 'Good', 3: 'Fair', 2: 'Poor', 1: 'Bad' };

const labelOf = (stars: number) => `${stars} stars of 5`;

function Scale({ name, error, chosen }: { name: string; error?: string; chosen?: number }) {
  const errorId = `${name}-error`;
  return (
    <fieldset className={layout.tight} aria-describedby={error && errorId}>
      <legend>How good is it?</legend>
      {error && (
        <span className={field.error} id={errorId}>
          {error}
        </span>
      )}
      {Object.entries(scale)
        .map(([stars, word]) => ({ stars: Number(stars), word }))
        .toReversed()
        .map(({ stars, word }) => (
          <Choice
            key={stars}
            name={name}
            value={stars}
            defaultChecked={stars === chosen}
            label={<Stars halves={stars * 2} label={labelOf(stars)} />}
            aside={word}
          />
        ))}
    </fieldset>
  );
}

export const examples: Example[] = [
  ...given.map(({ id, state, halves, text }) => ({
    id,
    state,
    Show: () => (
      <Stars halves={halves} label={labelOf(halves / 2)}>
        {text}
      </Stars>
    ),
  })),
  { id: 'stars-choice', state: 'To choose from', Show: () => <Scale name="given" chosen={4} /> },
  {
    id: 'stars-error',
    state: 'To choose from, with an error',
    Show: () => <Scale name="missing" error="Choose how many stars you give." />,
  },
];
