/** Vowels and consonants of Finnish words. */

const vowels = new Set('aeiouyåäöéü');

export const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && vowels.has(letter);

/** Remembers what a function says of a word's last letters, all that it looks at. */
export function byEnding<T>(letters: number, of: (ending: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const ending = word.slice(-letters);
    let value = known.get(ending);
    if (value === undefined) known.set(ending, (value = of(ending)));
    return value;
  };
}
