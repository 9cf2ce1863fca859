/** Values of reviews that browsers need too, without the shapes of calls. */

/** How clothes and shoes fit, compared with their size. */
export const fits = ['small', 'true', 'large'] as const;
export type Fit = (typeof fits)[number];

/** Numbers of characters of what a writer types. */
export const lengths = { title: 80, text: 2000, shortestText: 10, displayName: 40 } as const;

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const reviewStates = ['pending', 'published', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Why a review is not published, or no longer (L20). */
export const rejectReasons = [
  'insult',
  'personal-data',
  'off-topic',
  'advertising',
  'unlawful',
] as const;
export type RejectReason = (typeof rejectReasons)[number];
