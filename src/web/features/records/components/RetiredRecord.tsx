import { RetiredNotice } from '../../../ui/page/RetiredNotice';
import { useBringBack, type Retired } from '../state/useBringBack';

interface RetiredRecordProps extends Retired {
  readonly at: string;
  readonly reason: string | null | undefined;
}

/** When a record was retired, by whom and why, and a way back. */
export const RetiredRecord = ({ at, reason, ...of }: RetiredRecordProps) => (
  <RetiredNotice at={at} reason={reason} {...useBringBack(of)} />
);
