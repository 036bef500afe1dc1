import { styled, css } from 'styled-components';
import { color, fontSize } from '../../ui/theme';

/** Amounts with their names; a row of data-row 'part' belongs to the row above it. */
export const amountList = css`
  display: grid;
  grid-template-columns: minmax(40%, 1fr) auto;
  row-gap: 2px;
  dt {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.5rem;
    font-size: ${fontSize.label};
    color: ${color('textDim')};
  }
  dd {
    text-align: right;
  }
  [data-row='part'] {
    font-size: ${fontSize.small};
    line-height: 1.125rem;
    color: ${color('textDim')};
  }
  dt[data-row='part'] {
    padding-left: 1.125rem;
  }
`;

export const AmountList = styled.dl`
  ${amountList}
`;

/** How the mark looks, where an element without a component of its own has it. */
export const priceEnd = css`
  position: absolute;
  top: 0;
  bottom: 0;
  width: 0.375rem;
  margin-left: -3px;
  border: solid ${color('surface')};
  border-width: 0 2px;
  background: ${color('bad')};
`;

/** Marks the price on a bar whose costs exceed it. */
export const PriceEnd = styled.span`
  ${priceEnd}
`;
