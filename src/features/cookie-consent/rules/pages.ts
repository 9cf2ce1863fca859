/** Where visitors are asked: not while they buy or log in, and not where they choose in any case. */

export const settingsPath = '/evasteet';

const quiet = /^\/(?:ostoskori|kassa|maksu|kiitos|evasteet|check-[a-z-]+|_[a-z]+)(?:\/|$)/;

/** @param path without the prefix of its language */
export const isAskedOn = (path: string): boolean => !quiet.test(path);
