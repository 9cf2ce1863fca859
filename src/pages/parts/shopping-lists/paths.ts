/** Addresses of shopping lists. */

export const listsPath = '/oma-tili/ostoslistat';
export const listPath = (id: string) => `${listsPath}/${id}`;
