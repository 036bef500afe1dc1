import { styled } from 'styled-components';
import { color, fontSize, space } from '../../ui/theme';

/** Names and values of an order. A value that does not fit beside its name wraps below it. */
export const OrderFacts = styled.dl`
  display: grid;
  gap: ${space(1)};
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space(3)};
  }
  dt {
    font-size: ${fontSize.label};
    line-height: 1.125rem;
    color: ${color('textDim')};
  }
  dd {
    margin-left: auto;
    text-align: right;
    overflow-wrap: anywhere;
  }
`;
