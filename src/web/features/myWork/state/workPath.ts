import type { MyWorkItem } from '../../../../contract/people/myWork';
import { estimatePath, inquiryPath, orderPath, unitAlonePath, unitPath } from '../../../lib/paths';

/** Where its one action leads. */
export function workPath({ kind, orderId, itemCode, estimateId, inquiryId }: MyWorkItem): string {
  if (kind === 'import') return '/import';
  if (orderId !== null && estimateId !== null) return estimatePath(orderId, estimateId);
  if (inquiryId !== null) return inquiryPath(inquiryId);
  if (kind === 'changedUnit' && itemCode !== null)
    return orderId === null ? unitAlonePath(itemCode) : unitPath(itemCode, orderId);
  return orderId === null ? '/' : orderPath(orderId);
}
