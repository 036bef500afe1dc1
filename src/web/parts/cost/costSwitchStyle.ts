import { styled } from 'styled-components';
import { optionAmount, optionLine } from '../unit/optionLine';
import { switchBox, switchLabel } from '../../ui/field/switchStyle';
import { color, fontSize, radius } from '../../ui/theme';

/** The add-ons. What is in them has no components of its own: a switch renders its line and no more. */
export const AddOnList = styled.ul`
  display: grid;
  align-content: start;
  gap: 2px;
  [data-add-on] {
    padding: 3px 0;
  }
  [data-line='switch'] {
    ${optionLine}
    & > label {
      ${switchLabel}
    }
    input {
      ${switchBox}
    }
  }
  [data-amount] {
    ${optionAmount}
  }
  [data-inputs] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px 0.5rem;
    padding: 0.25rem 0 0.25rem 2.375rem;
    font-size: ${fontSize.label};
    label,
    [data-field] > span {
      color: ${color('textDim')};
    }
    input {
      width: 5.75rem;
      height: 1.75rem;
      padding: 0 0.5rem;
      border: 1px solid ${color('controlLine')};
      border-radius: ${radius.control};
      background: ${color('surface')};
      text-align: right;
    }
  }
  /* As large as the input that comes, with its label. */
  [data-place] {
    visibility: hidden;
    &::before {
      content: attr(data-place);
    }
    &::after {
      content: '';
      width: 7rem;
      height: 1.75rem;
    }
  }
  [data-field] {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    margin-left: auto;
  }
`;
