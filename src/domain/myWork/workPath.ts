import type { MyWorkItem } from '../../contract/people/myWork';

const id = (value: string | number) => encodeURIComponent(value);

/** Where its one action leads, in the app. */
export function workPath({ kind, orderId, itemCode, estimateId, inquiryId }: MyWorkItem): string {
  if (kind === 'import') return '/import';
  if (orderId !== null && estimateId !== null)
    return `/order/${id(orderId)}/estimates?show=${id(estimateId)}${kind === 'approval' ? '&step=approve' : ''}`;
  if (inquiryId !== null) return `/inquiry/${id(inquiryId)}`;
  const isAboutUnit = kind === 'changedUnit' || (kind === 'mention' && orderId === null);
  if (isAboutUnit && itemCode !== null)
    return `/unit/${id(itemCode)}${orderId === null ? '' : `?order=${id(orderId)}`}`;
  return orderId === null ? '/' : `/order/${id(orderId)}`;
}
