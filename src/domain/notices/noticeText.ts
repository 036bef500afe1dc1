import type { Notice } from '../../contract/people/notices';

type Released = Pick<Notice, 'itemCode' | 'jobNumber' | 'releasedBy' | 'reason'>;

/** 'Lee Ortiz released 484872, which you reserved for J59270: customer canceled.' */
export function noticeText({ itemCode, jobNumber, releasedBy, reason }: Released): string {
  const what = `${releasedBy?.trim() || 'Somebody'} released ${itemCode}, which you reserved`;
  const order = jobNumber?.trim() ? ` for ${jobNumber}` : '';
  const why = reason?.trim() ? `: ${reason.trim()}` : '';
  return `${what}${order}${why}`.replace(/[.!?]*$/, '.');
}
