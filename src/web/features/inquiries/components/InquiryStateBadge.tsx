import type { InquiryState } from '../../../../contract/requests/inquiries';
import { inquiryStateNames } from '../../../../domain/inquiries/inquiryWords';
import { Badge } from '../../../ui/mark/Badge';
import type { Tone } from '../../../ui/theme';

const TONES: Readonly<Record<InquiryState, Tone>> = {
  open: 'neutral',
  quoted: 'near',
  won: 'ok',
  lost: 'bad',
  order: 'ok',
};

export const InquiryStateBadge = ({ state }: { state: InquiryState }) => (
  <Badge tone={TONES[state]}>{inquiryStateNames[state]}</Badge>
);
