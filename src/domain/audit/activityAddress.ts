import type { AuditAction, AuditQuery } from '../../contract/people/audit';

/** Filters of the activity screen; an empty text does not filter. */
export interface ActivityList {
  readonly job: string;
  readonly unit: string;
  readonly person: string;
  readonly action: AuditAction | '';
  /** Days, 'YYYY-MM-DD', both included. */
  readonly from: string;
  readonly to: string;
  /** A moment, ISO 8601. */
  readonly since: string;
  /** Sign-ins are left out unless they are chosen here or as the action. */
  readonly signIns: 'on' | '';
  readonly after: string;
}

export function writeActivityList(list: Partial<ActivityList>): URLSearchParams {
  const given = Object.entries(list).filter(([, value]) => value !== '');
  return new URLSearchParams(Object.fromEntries(given));
}

export const auditParameters = (query: AuditQuery): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
