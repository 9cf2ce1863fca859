/** Vowels and consonants of Finnish words. */

const vowels = new Set('aeiouyåäöéü');

export const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && vowels.has(letter);

/** Caches a function that depends only on the last `letters` letters of a word. */
export function byEnding<T>(letters: number, of: (ending: string) => T): (word: string) => T {
  const cached = new Map<string, T>();
  return (word) => {
    const ending = word.slice(-letters);
    let value = cached.get(ending);
    if (value === undefined) cached.set(ending, (value = of(ending)));
    return value;
  };
}
