/** Figures stay on one line with their units wherever texts are shown; feeds and search keep texts as written. */

const units =
  '€|%|°C|[kmµ]?g|[kcm]?m[²³]?|[dcm]?l|kpl|st|pcs|ps|pkt|prk|tlk|rll|rl|vrk|h|min|k?Wh?|mAh|V|GB|TB|kcal|kJ';

/** Also behind a placeholder of a message: '{rate} %', '# kpl'. Older Safari knows no look-behind. */
const broken = new RegExp(`([\\d}#]) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');

/** 'Herkkusieni, 250 g' with a space before the unit that does not break. */
export const unbroken = (text: string): string => text.replace(broken, '$1\u00A0');
