import { NO_YEAR, type TimeFound } from './dateForms';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WEEKDAY = /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\.?,? (?:the )?$/;
const DAY = 86_400_000;
/** Days between dates of one plan. */
const NEAR = 120;

/** 'Fri 12/11' has the year in which December 11 is a Friday. */
const hasWeekday = (text: string, { value, start }: TimeFound): boolean =>
  WEEKDAYS.indexOf(WEEKDAY.exec(text.slice(Math.max(0, start - 16), start))?.[1] ?? '') === new Date(value).getUTCDay();

/** 'Before April 19, 2027; let's say April 5' has the year of the date beside it. */
const hasYearBeside = ({ value }: TimeFound, all: readonly TimeFound[]): boolean =>
  all.some(
    (other) =>
      other.doubt === undefined &&
      /^\d{4}-/.test(other.value) &&
      Math.abs(Date.parse(other.value) - Date.parse(value)) <= NEAR * DAY,
  );

/** Days without a year are sure if the text tells it otherwise. */
export const withYears = (text: string, all: readonly TimeFound[]): TimeFound[] =>
  all.map((each) => {
    if (each.doubt !== NO_YEAR || !(hasWeekday(text, each) || hasYearBeside(each, all))) return each;
    const { doubt: _, ...sure } = each;
    return sure;
  });
