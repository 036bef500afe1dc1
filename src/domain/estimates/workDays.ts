import type { EstimateInputs } from '../../contract/estimates/inputs';
import type { WorkedEstimate } from '../../contract/estimates/figures';
import type { WorkDaysId } from '../../contract/rates/rates';
import { neededWork } from '../cost/comparison/costedUnit';
import { listOf } from '../format/text';
import { formatDate } from '../format/date';
import { DAY_MS } from '../calendar/businessDay';

interface TimedJob {
  readonly inputs: Pick<EstimateInputs, 'options'>;
  readonly worked: Pick<WorkedEstimate, 'unit' | 'rates'>;
  readonly orderType: string | null;
}

function kindsOf({ inputs: { options }, worked, orderType }: TimedJob): readonly (readonly [WorkDaysId, string])[] {
  const isRewound = orderType === 'RW' || neededWork(worked.unit).some(({ work }) => work === 'rewind');
  const all: readonly (readonly [isOn: boolean, id: WorkDaysId, name: string])[] = [
    [isRewound, 'daysRewind', 'rewind'],
    [!isRewound, 'daysRecondition', 'recondition'],
    // A turn pull is part of a rewind.
    [options.turnPull && !isRewound, 'daysTurnPull', 'turn pull'],
    [options.feedConversion, 'daysFeedConversion', 'feed conversion'],
    [options.fr3Enabled, 'daysFr3', 'FR3 fill'],
    [options.replacementCabinet, 'daysReplacementCabinet', 'replacement cabinet'],
    [options.reTank, 'daysReTank', 're-tank'],
  ];
  return all.flatMap(([isOn, id, name]) => (isOn ? [[id, name] as const] : []));
}

/** Sequential work days by the saved rates, and kinds of work without a rate; null if none has one. */
export function workDays(job: TimedJob) {
  const { values } = job.worked.rates;
  const kinds = kindsOf(job).map(([id, name]) => ({ name, days: values[id] ?? null }));
  const unset = kinds.filter(({ days }) => days === null).map(({ name }) => name);
  if (unset.length === kinds.length) return null;
  return { days: kinds.reduce((sum, { days }) => sum + (days ?? 0), 0), unset };
}

/** The last day of work that begins the day after `today`; Monday to Friday count, holidays too. Days are 'YYYY-MM-DD'. */
export function dayAfterWork(today: string, days: number): string {
  const moment = new Date(`${today}T00:00:00Z`);
  for (let left = days; left > 0;) {
    moment.setTime(moment.getTime() + DAY_MS);
    if (moment.getUTCDay() !== 0 && moment.getUTCDay() !== 6) left -= 1;
  }
  return moment.toISOString().slice(0, 10);
}

/** '24 work days, ready 4 January 2027 at the earliest, 42 days before the request date'; null without work days. */
export function workDaysText(job: TimedJob, requestDate: string | null, today: string): string | null {
  const counted = workDays(job);
  if (counted === null) return null;
  const { days, unset } = counted;
  const ready = dayAfterWork(today, days);
  return [
    `${unset.length > 0 ? 'At least ' : ''}${days} work ${days === 1 ? 'day' : 'days'}`,
    `ready ${formatDate(ready)} at the earliest`,
    ...(requestDate === null ? [] : [againstDate(ready, requestDate)]),
    ...(unset.length > 0 ? [`work days of ${listOf(unset)} are not set`] : []),
  ].join(', ');
}

function againstDate(ready: string, requestDate: string): string {
  const days = Math.round((Date.parse(ready) - Date.parse(requestDate)) / DAY_MS);
  if (days === 0) return 'on the request date';
  const count = Math.abs(days);
  return `${count} ${count === 1 ? 'day' : 'days'} ${days > 0 ? 'after' : 'before'} the request date`;
}
