import { styled } from 'styled-components';
import { color, fontSize, space } from '../../../ui/theme';

/** One column in the requirement, several above the table. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${space(2)} ${space(4)};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${color('textSoft')};
  overflow-wrap: anywhere;
`;

export const Block = styled.div`
  display: grid;
  gap: ${space(2)};
`;

export const Item = styled.li`
  padding-left: ${space(2)};
  border-left: 2px solid ${color('lineStrong')};
  &[data-counted='true'] {
    border-left-color: ${color('selected')};
  }
  label {
    min-height: 1.5rem;
  }
`;
