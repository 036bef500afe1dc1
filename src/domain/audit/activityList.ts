import { AUDIT_LENGTHS, auditActions, type AuditAction, type AuditQuery } from '../../contract/people/audit';
import { day } from '../../contract/typed';
import { oneLine } from '../format/text';

/** Filters of the activity screen; an empty text does not filter. */
export interface ActivityList {
  readonly job: string;
  readonly unit: string;
  readonly person: string;
  readonly action: AuditAction | '';
  /** Days, 'YYYY-MM-DD', both included. */
  readonly from: string;
  readonly to: string;
  readonly after: string;
}

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
    after: PLACE.test(text('after')) ? text('after') : '',
  };
}

export function writeActivityList(list: Partial<ActivityList>): URLSearchParams {
  const given = Object.entries(list).filter(([, value]) => value !== '');
  return new URLSearchParams(Object.fromEntries(given));
}

export const toAuditQuery = ({ job, unit, person, action, from, to, after }: ActivityList): AuditQuery => ({
  ...(job !== '' && { jobNumber: job }),
  ...(unit !== '' && { itemCode: unit }),
  ...(person !== '' && { person }),
  ...(action !== '' && { action }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
  ...(after !== '' && { after }),
});

export const auditParameters = (query: AuditQuery): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();

export const isNarrowed = ({ after: _after, ...filters }: ActivityList): boolean =>
  Object.values(filters).some((value) => value !== '');
