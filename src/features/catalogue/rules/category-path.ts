/** The parent's path; '' for a department. */
export const parentOf = (path: string): string => path.split('/').slice(0, -1).join('/');
