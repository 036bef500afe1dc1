import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { UnitContention } from '../../../contract/matching/contention';
import { contenderText, fallbackText } from '../../../domain/contention/contentionText';
import { capitalized } from '../../../domain/format/text';
import { formatNumber } from '../../../domain/format/number';
import { jobOf } from '../../../domain/reservations/refusals';
import { fontSize, space } from '../../ui/theme';
import { orderPath } from '../page/paths';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  li {
    display: grid;
    overflow-wrap: anywhere;
  }
  /* Color alone does not distinguish a link within a sentence (WCAG 1.4.1). */
  a {
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
  }
`;

const Basis = styled.p`
  margin-top: ${space(2)};
  font-size: ${fontSize.label};
`;

interface ContentionListProps {
  contention: UnitContention;
  /** Orders are not judged yet. */
  isJudging: boolean;
}

/** The orders that a unit is the best for, those first that are due first, and what they would fall back to. */
export function ContentionList({ contention: { orders, count }, isJudging }: ContentionListProps) {
  return (
    <>
      <List>
        {orders.map((order) => (
          <li key={order.id}>
            <span>
              <Link to={orderPath(order.id)}>{capitalized(jobOf({ jobNumber: order.job_number }))}</Link>
              {order.customer_name !== null && ` · ${order.customer_name}`}
            </span>
            <span>{contenderText(order)}</span>
            <span>{fallbackText(order)}</span>
          </li>
        ))}
        {count > orders.length && <li>And {formatNumber(count - orders.length)} more</li>}
      </List>
      {orders.some(({ fallback }) => typeof fallback?.margin === 'number') && (
        <Basis>Margins leave out work whose cost is not recorded.</Basis>
      )}
      {isJudging && <Basis>Orders are still being judged: there may be more.</Basis>}
    </>
  );
}
