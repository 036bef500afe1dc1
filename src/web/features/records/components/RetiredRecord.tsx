import { RetiredNotice } from '../../../ui/page/RetiredNotice';
import { useBringBack, type Retired } from '../state/useBringBack';

/** When a record was retired and by whom, and a way back. */
export const RetiredRecord = ({ at, ...of }: Retired & { readonly at: string }) => (
  <RetiredNotice at={at} {...useBringBack(of)} />
);
