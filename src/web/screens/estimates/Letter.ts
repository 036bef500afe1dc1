import { styled } from 'styled-components';
import { color, fontSize, radius } from '../../ui/theme';

const LETTERS = ['A', 'B', 'C', 'D'];

/** What an estimate is called where its name has no room; nothing where it stands alone. */
export const letterOf = (index: number, count: number): string | undefined => (count > 1 ? LETTERS[index] : undefined);

/** Stands before the name that it is short for. */
export const Letter = styled.span`
  display: inline-block;
  min-width: 1.25rem;
  margin-right: 0.375rem;
  border-radius: ${radius.mark};
  background: ${color('selected')};
  color: ${color('selectedText')};
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.25rem;
  text-align: center;
`;
