import { styled } from 'styled-components';
import { Card } from '../../../ui/elements';
import { space } from '../../../ui/theme';

/** A card with a heading and what belongs to it. */
export const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} 0.875rem 0.875rem;
  &:focus {
    outline: none;
  }
`;

export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 1.5rem;
`;
