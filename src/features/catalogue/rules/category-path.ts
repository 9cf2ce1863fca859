/** The parent's path (R146): 'muoti' of 'muoti/vaatteet', '' of a department. */
export const parentOf = (path: string): string => path.split('/').slice(0, -1).join('/');
