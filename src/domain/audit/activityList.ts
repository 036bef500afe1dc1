import { AUDIT_LENGTHS, auditActions, type AuditQuery } from '../../contract/people/audit';
import { day, moment } from '../../contract/typed';
import { DAY_MS } from '../calendar/businessDay';
import { oneLine } from '../format/text';
import type { ActivityList } from './activityAddress';

const PLACE = /^\d{1,15}-\d{1,15}$/;

/** Drops invalid parameters. */
export function readActivityList(query: URLSearchParams): ActivityList {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const typed = (name: string, length: number) => oneLine(query.get(name), length);
  const dayOf = (name: string) => (day.safeParse(text(name)).success ? text(name) : '');
  return {
    job: typed('job', AUDIT_LENGTHS.jobNumber),
    unit: typed('unit', AUDIT_LENGTHS.itemCode),
    person: typed('person', AUDIT_LENGTHS.person),
    action: auditActions.find((each) => each === text('action')) ?? '',
    from: dayOf('from'),
    to: dayOf('to'),
    since: moment.safeParse(text('since')).success ? text('since') : '',
    signIns: text('signIns') === 'on' ? 'on' : '',
    after: PLACE.test(text('after')) ? text('after') : '',
  };
}

export const toAuditQuery = (list: ActivityList): AuditQuery => ({
  ...filtersOf(list),
  ...(list.since !== '' && { since: list.since }),
  ...(list.signIns === '' && list.action === '' && { signIns: 'off' as const }),
  ...(list.after !== '' && { after: list.after }),
});

const filtersOf = ({ job, unit, person, action, from, to }: ActivityList) => ({
  ...(job !== '' && { jobNumber: job }),
  ...(unit !== '' && { itemCode: unit }),
  ...(person !== '' && { person }),
  ...(action !== '' && { action }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
});

export const isNarrowed = ({ after: _after, signIns: _signIns, ...filters }: ActivityList): boolean =>
  Object.values(filters).some((value) => value !== '');

type Preset = Pick<ActivityList, 'from' | 'to' | 'since'>;

export interface ActivityPreset {
  readonly label: string;
  readonly change: Preset;
}

const daysBefore = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** Changes of yesterday and since; `today` is 'YYYY-MM-DD'. */
export const sinceYesterday = (today: string): Preset => ({ from: daysBefore(today, 1), to: '', since: '' });

/** The most frequent filters; `today` is 'YYYY-MM-DD', `lastVisit` ISO 8601 and null at the first visit. */
export function activityPresets(today: string, lastVisit: string | null): readonly ActivityPreset[] {
  return [
    { label: 'Any time', change: { from: '', to: '', since: '' } },
    ...(lastVisit === null ? [] : [{ label: 'Since my last visit', change: { from: '', to: '', since: lastVisit } }]),
    { label: 'Since yesterday', change: sinceYesterday(today) },
    { label: '7 days', change: { from: daysBefore(today, 6), to: '', since: '' } },
  ];
}

export const isChosen = ({ change }: ActivityPreset, { from, to, since }: ActivityList): boolean =>
  change.from === from && change.to === to && change.since === since;
