import { styled, css } from 'styled-components';
import { color, fontSize, secondary, flexRow } from '../../../../ui/theme';

/** Rows with data-row 'part' are details of the row above. */
export const amountList = css`
  display: grid;
  grid-template-columns: minmax(40%, 1fr) auto;
  row-gap: 2px;
  dt {
    ${flexRow('0 0.5rem')}
    flex-wrap: wrap;
    ${secondary}
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

export const PriceEnd = styled.span`
  ${priceEnd}
`;
