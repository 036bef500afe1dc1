import { styled } from 'styled-components';
import { color } from '../theme';

/** In the head of a column by which a table can be sorted, as large as its cell; faint where it does not sort. */
export const HeadButton = styled.button.attrs({ type: 'button' })<{ $side: string }>`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  margin: -0.5rem -${({ $side }) => $side};
  padding: 0.5rem ${({ $side }) => $side};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  vertical-align: middle;
  &:hover,
  [aria-sort] > & {
    color: ${color('text')};
  }
  svg {
    flex: none;
  }
  th:not([aria-sort]) > &:not(:hover, :focus-visible) svg {
    opacity: 0.35;
  }
`;
