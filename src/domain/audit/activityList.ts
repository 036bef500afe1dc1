import { auditActions, type AuditAction, type AuditQuery } from '../../contract/people/audit';

/** A list of activity as its screen shows it; an empty text does not narrow it. */
export interface ActivityList {
  readonly job: string;
  readonly unit: string;
  readonly person: string;
  readonly action: AuditAction | '';
  /** Days, 'YYYY-MM-DD', both included. */
  readonly from: string;
  readonly to: string;
  /** Names the page; empty for the newest. */
  readonly after: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const PLACE = /^\d{1,15}-\d{1,15}$/;

/** The list that an address means; what cannot be meant is left out. */
export function readActivityList(query: URLSearchParams): ActivityList {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const fitting = (name: string, pattern: RegExp) => (pattern.test(text(name)) ? text(name) : '');
  return {
    job: text('job'),
    unit: text('unit'),
    person: text('person'),
    action: auditActions.find((each) => each === text('action')) ?? '',
    from: fitting('from', DAY),
    to: fitting('to', DAY),
    after: fitting('after', PLACE),
  };
}

export function writeActivityList(list: Partial<ActivityList>): URLSearchParams {
  const given = Object.entries(list).filter(([, value]) => value !== '');
  return new URLSearchParams(Object.fromEntries(given));
}

/** What the server is asked for. */
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
