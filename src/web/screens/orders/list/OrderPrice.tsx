import { styled } from 'styled-components';
import { formatPrice } from '../../../../domain/format/money';
import { color, fontSize } from '../../../ui/theme';

const Root = styled.span`
  font-size: ${fontSize.figure};
  line-height: 1.25rem;
  font-weight: 600;
  white-space: nowrap;
  &[data-missing='true'] {
    font-weight: 400;
    color: ${color('textDim')};
  }
`;

/** US dollars with the cents that there are, or a quiet 'N/A'. */
export function OrderPrice({ value }: { value: number | null }) {
  return <Root data-missing={value === null}>{formatPrice(value)}</Root>;
}
