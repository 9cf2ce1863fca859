/** The categories that need consent, in the order in which they are shown. */
export const optionalCategories = ['functional', 'analytics', 'marketing'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
