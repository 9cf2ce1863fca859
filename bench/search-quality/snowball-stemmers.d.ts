declare module 'snowball-stemmers' {
  export function newStemmer(language: 'finnish' | 'swedish' | 'english'): {
    stem(word: string): string;
  };
}
