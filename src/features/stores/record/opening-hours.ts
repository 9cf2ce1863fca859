/** Opening hours as schema.org writes them. */

/** From `opens` to `closes`, as `09:00`; `24:00` is the end of the day. */
export interface Hours {
  opens: string;
  closes: string;
}

const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const span = new RegExp(`^(${time})-(${time}|24:00)$`);

/** Reads `09:00-21:00`.
 * @throws Error for any other text */
export function spanOf(text: string): Hours {
  const [, opens = '', closes = ''] = span.exec(text) ?? [];
  if (opens >= closes) throw new Error(`"${text}" is no opening hours such as "09:00-21:00"`);
  return { opens, closes };
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const part = /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? (\S+)$/;

/** Hours by weekday, Monday first; null on days the store is closed.
 * @throws Error when `openingHours` is not in the format of schema.org, or names a day twice */
export function weekOf(openingHours: string): (Hours | null)[] {
  const week = days.map((): Hours | null => null);
  for (const one of openingHours.split(',').map((piece) => piece.trim())) {
    const [, first = '', last = first, hours = ''] = part.exec(one) ?? [];
    const from = days.indexOf(first);
    const until = days.indexOf(last);
    if (from < 0 || until < from)
      throw new Error(`"${one}" is no opening hours such as "Mo-Fr 09:00-21:00"`);
    const given = spanOf(hours);
    for (let day = from; day <= until; day += 1) {
      if (week[day]) throw new Error(`"${openingHours}" names ${days[day]} twice`);
      week[day] = given;
    }
  }
  return week;
}

/** Whether `weekOf` reads the text. */
export function isWeek(openingHours: string): boolean {
  try {
    weekOf(openingHours);
    return true;
  } catch {
    return false;
  }
}
