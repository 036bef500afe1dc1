import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Order } from '../../../../contract/orders/order';
import { orNA } from '../../../../domain/format/number';
import { orderPath, salesOrderPath } from '../../../lib/paths';
import { color, fontSize } from '../../../ui/theme';

const Line = styled.div`
  font-size: ${fontSize.small};
  line-height: 1.25rem;
  color: ${color('textDim')};
  overflow-wrap: anywhere;
  a {
    color: ${color('link')};
  }
`;

const MAX_SHOWN = 5;

/** 'Job 1 of 3 of SO117356', and the others. */
export function SalesOrderJobs({ order }: { order: Order }) {
  const { id, sales_order_number: number, sales_order_jobs } = order;
  const jobs = sales_order_jobs ?? [];
  const at = jobs.findIndex((job) => String(job.id) === String(id));
  if (at < 0 || number === null) return null;
  const others = jobs.filter((_, index) => index !== at);
  return (
    <Line>
      Job {at + 1} of {jobs.length} of <Link to={salesOrderPath(number)}>{number}</Link>, with{' '}
      {others.slice(0, MAX_SHOWN).map((job, index) => (
        <span key={job.id}>
          {index > 0 && ', '}
          <Link to={orderPath(job.id)}>{orNA(job.job_number)}</Link>
        </span>
      ))}
      {others.length > MAX_SHOWN && ` and ${others.length - MAX_SHOWN} more`}
    </Line>
  );
}
