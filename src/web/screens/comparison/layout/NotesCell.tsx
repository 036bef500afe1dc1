import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize } from '../../../ui/theme';
import { SIDE } from './grid';

const Cell = styled.div`
  padding: 0.5rem ${SIDE} 0.625rem;
  border-bottom: 1px solid ${color('lineSoft')};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${color('textSoft')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const NO_ADDITIONAL_NOTES = 'No additional notes provided.';

/** Free text at the end of a column. */
export function NotesCell({ children }: { children: ReactNode }) {
  return <Cell>{children || NO_ADDITIONAL_NOTES}</Cell>;
}
