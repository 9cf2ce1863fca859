/** Holidays of Finland, and the days on which business is done. */

type Day = Temporal.PlainDate;

/** The eves of Christmas and midsummer are no public holidays by law, but free all the same. */
export type Holiday =
  | 'new-year'
  | 'epiphany'
  | 'good-friday'
  | 'easter'
  | 'easter-monday'
  | 'may-day'
  | 'ascension'
  | 'whit-sunday'
  | 'midsummer-eve'
  | 'midsummer'
  | 'all-saints'
  | 'independence'
  | 'christmas-eve'
  | 'christmas'
  | 'boxing-day';

const fixed: Readonly<Record<string, Holiday>> = {
  '01-01': 'new-year',
  '01-06': 'epiphany',
  '05-01': 'may-day',
  '12-06': 'independence',
  '12-24': 'christmas-eve',
  '12-25': 'christmas',
  '12-26': 'boxing-day',
};

/** By days from Easter Sunday. */
const sinceEaster: Readonly<Record<number, Holiday>> = {
  [-2]: 'good-friday',
  0: 'easter',
  1: 'easter-monday',
  39: 'ascension',
  49: 'whit-sunday',
};

/** Easter Sunday by the anonymous Gregorian computus. */
export function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(f / 31), day: (f % 31) + 1 });
}

/** The holiday on a day; null on others. */
export const holidayOn = (day: Day): Holiday | null =>
  fixed[day.toString().slice(5)] ??
  sinceEaster[easter(day.year).until(day).days] ??
  holidayByWeekday(day);

/** Midsummer Day is the Saturday from 20 to 26 June, All Saints' Day that from 31 October to 6 November. */
function holidayByWeekday(day: Day): Holiday | null {
  const isBetween = (first: string, last: string) => {
    const date = day.toString().slice(5);
    return first <= date && date <= last;
  };
  if (day.dayOfWeek === 5) return isBetween('06-19', '06-25') ? 'midsummer-eve' : null;
  if (day.dayOfWeek !== 6) return null;
  if (isBetween('06-20', '06-26')) return 'midsummer';
  return isBetween('10-31', '11-06') ? 'all-saints' : null;
}

/** True when parcels travel and offices work. */
export const isBusinessDay = (day: Day): boolean => day.dayOfWeek <= 5 && holidayOn(day) === null;
