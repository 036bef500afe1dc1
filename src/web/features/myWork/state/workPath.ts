import type { MyWorkItem } from '../../../../contract/people/myWork';
import { estimatePath, inquiryPath, orderPath, unitAlonePath, unitPath } from '../../../lib/paths';

/** Where its one action leads. */
export function workPath({ kind, orderId, itemCode, estimateId, inquiryId }: MyWorkItem): string {
  if (kind === 'import') return '/import';
  if (orderId !== null && estimateId !== null) return estimatePath(orderId, estimateId);
  if (inquiryId !== null) return inquiryPath(inquiryId);
  if ((kind === 'changedUnit' || kind === 'mention') && orderId === null && itemCode !== null)
    return unitAlonePath(itemCode);
  if (kind === 'changedUnit' && itemCode !== null) return unitPath(itemCode, orderId ?? '');
  return orderId === null ? '/' : orderPath(orderId);
}
