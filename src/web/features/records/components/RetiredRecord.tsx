import { RetiredNotice } from '../../../ui/page/RetiredNotice';
import { useBringBack, type Retired } from '../state/useBringBack';

interface RetiredRecordProps extends Retired {
  readonly at: string;
  readonly reason: string | null | undefined;
}

/** The date, person and reason of a retirement, and a button that brings the record back. */
export const RetiredRecord = ({ at, reason, ...of }: RetiredRecordProps) => (
  <RetiredNotice at={at} reason={reason} {...useBringBack(of)} />
);
