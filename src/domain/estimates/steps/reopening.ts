import type { EstimateMark } from '../../../contract/estimates/estimates';

/** The step in an estimate's history when it loses the reservation that it was won with. */
export const REOPEN = 'reopen';

/** Why a won estimate was reopened: 'Unit 484872 was released (customer canceled).' */
export function reopenReason(serial: string, releaseReason: string | null): string {
  const why = releaseReason?.trim().replace(/\.+$/, '');
  return `Unit ${serial} was released${why ? ` (${why})` : ''}.`;
}

/** Whether the last thing that happened to an estimate is that it was reopened. */
export const isReopened = (marks: readonly Pick<EstimateMark, 'step'>[]): boolean => marks.at(-1)?.step === REOPEN;
