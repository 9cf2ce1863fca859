/** Options of properties that the caller of a search chose, with those that its words mean. */

/** What is chosen of a property counts instead of what the words say of the same one. */
export const withMeant = (chosen: readonly string[], meant: readonly string[]): string[] => [
  ...chosen,
  ...meant.filter((id) => !chosen.some((other) => propertyIn(other) === propertyIn(id))),
];

const propertyIn = (option: string): string => option.replace(/\..*/, '');
