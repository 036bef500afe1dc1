import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../ui/theme';
import { SIDE } from './grid';

const Cell = styled.div`
  padding: 8px ${SIDE} 10px;
  border-bottom: 1px solid ${color('lineSoft')};
  font-size: 12.5px;
  line-height: 18px;
  color: ${color('textSoft')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const NO_ADDITIONAL_NOTES = 'No additional notes provided.';

/** Free text at the end of a column. */
export function NotesCell({ children }: { children: ReactNode }) {
  return <Cell>{children || NO_ADDITIONAL_NOTES}</Cell>;
}
