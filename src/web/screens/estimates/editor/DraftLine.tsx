import { styled } from 'styled-components';
import { formatTime } from '../../../../domain/format/date';
import type { DraftStatus } from '../../../state/estimates/useDraftKeeping';
import { color, fontSize } from '../../../ui/theme';

const Line = styled.p`
  margin-left: auto;
  color: ${color('textDim')};
  font-size: ${fontSize.label};
`;

/** Where what was typed is kept. */
export const DraftLine = ({ status }: { status: DraftStatus }) => <Line role="status">{textOf(status)}</Line>;

function textOf(status: DraftStatus): string {
  if (status === 'none' || status === 'other') return '';
  if (status === 'typing') return 'Saving draft…';
  if (status === 'here') return 'Draft kept in this browser; it is sent when the server can be reached.';
  return `Draft saved ${formatTime(Date.parse(status.savedAt))}`;
}
