import { styled } from 'styled-components';
import { Card } from '../../../ui/elements';
import { color, fontSize, space } from '../../../ui/theme';

export const Frame = styled(Card)`
  padding: ${space(4)};
  break-inside: avoid;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  margin-bottom: ${space(3)};
`;

export const Basis = styled.p`
  order: 3;
  width: 100%;
  color: ${color('textDim')};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin-left: auto;
  font-size: ${fontSize.label};
  @media print {
    display: none;
  }
`;
