/** Where visitors are asked: not while they buy or log in, and not where they choose in any case. */

export const settingsPath = '/evasteet';

const quiet = /^\/(?:ostoskori|kassa|maksu|kiitos|evasteet|check-[a-z-]+|_[a-z]+)(?:\/|$)/;

/** @param path without the prefix of its language */
export const isAskedOn = (path: string): boolean => !quiet.test(path);

/** Where marketing consents are given and withdrawn, and where people come who cannot use the shop. */
const undisturbed = /^\/(?:oma-tili\/suostumukset|saavutettavuus)(?:\/|$)/;

/** Where a dialog may open by itself. @param path without the prefix of its language */
export const mayOpenOn = (path: string): boolean => isAskedOn(path) && !undisturbed.test(path);
