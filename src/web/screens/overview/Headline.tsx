import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Overview } from '../../../contract/overview';
import { formatDate } from '../../../domain/format/date';
import { ordersAddress } from '../../../domain/overview/addresses';
import { worthWords } from '../../../domain/overview/chart';
import { color, fontSize, space } from '../../ui/theme';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  a {
    font-size: ${fontSize.figure};
  }
  span {
    color: ${color('textDim')};
  }
`;

/** All of it in one line. */
export const Headline = ({ overview: { open, day } }: { overview: Overview }) => (
  <Line>
    <Link to={ordersAddress(open.query)}>{worthWords(open)}</Link>
    <span>as of {formatDate(day)}</span>
  </Line>
);
