import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { JobOfSalesOrder } from '../../../../contract/requests/salesOrder';
import { marginText } from '../../../../domain/cost/comparison/estimateWords';
import { fitClassOf, scoreText } from '../../../../domain/fit/fitClass';
import { formatDate } from '../../../../domain/format/date';
import { orNA } from '../../../../domain/format/number';
import { totalMarginText } from '../../../../domain/request/desk/allLines';
import { salesOrderText, whyNoUnit } from '../../../../domain/request/desk/salesOrderJobs';
import { errorMessage } from '../../../lib/errorMessage';
import { orderPath, unitPath } from '../../../lib/paths';
import { useGated } from '../../../store/gate/useEffectGate';
import { useAppSelector, useHasPermission, useRates } from '../../../store/hooks';
import { Dim, Skeleton, Stack } from '../../../ui/elements';
import { DataTable } from '../../../ui/layout/TableHead';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { Badge } from '../../../ui/mark/Badge';
import { LoadFailure } from '../../../ui/notice/LoadFailure';
import { PageTitle } from '../../../ui/page/PageTitle';
import { estimateIn, selectChangedOptions } from '../../comparison/state/comparisonChoices';
import { FitBadge } from '../../matching/components/FitBadge';
import { selectDisplayOrder } from '../../orders/state/displayOrder';
import { useGetSalesOrderQuery } from '../api/requests';

const Jobs = styled(StackingTable)`
  td {
    vertical-align: top;
    overflow-wrap: anywhere;
  }
`;

/** All jobs of a sales order, with distinct units for those without one. */
export function SalesOrderPage() {
  const { salesOrder: number = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetSalesOrderQuery(number);
  const retry = useGated(refetch);
  const customer = currentData?.jobs[0]?.order.customer_name;
  return (
    <>
      <PageTitle title={`Sales order ${number}`} {...(customer && { subtitle: customer })} />
      <Stack $gap={3}>
        {error && !isFetching && (
          <LoadFailure onRetry={retry}>The sales order could not be loaded. {errorMessage(error)}</LoadFailure>
        )}
        {!currentData && isFetching && <Skeleton $height="12rem" />}
        {currentData && <Filled {...currentData} />}
      </Stack>
    </>
  );
}

type Estimates = ReturnType<typeof useEstimates>;

function useEstimates() {
  const costOptions = useAppSelector((state) => state.costOptions);
  const rates = useRates();
  return ({ order, unit }: JobOfSalesOrder) =>
    unit &&
    estimateIn(selectChangedOptions({ costOptions }, String(order.id)), selectDisplayOrder(order).price, rates)(unit);
}

function Filled({ jobs, count }: { jobs: readonly JobOfSalesOrder[]; count: number }) {
  const estimateOf = useEstimates();
  const seesCost = useHasPermission('seeCost');
  const found = jobs.flatMap((job) => estimateOf(job) ?? []);
  const titles = ['Job', 'Transformer', 'Delivery date', 'Unit', 'Match', ...(seesCost ? ['Margin'] : [])];
  return (
    <>
      <p>
        {salesOrderText(jobs)}.
        {seesCost && found.length > 0 && ` ${totalMarginText(found)} of the units not reserved yet.`}
      </p>
      <TableScroll role="region" aria-label="Jobs" tabIndex={0}>
        <DataTable as={Jobs} titles={titles}>
          {jobs.map((job) => (
            <JobRow key={job.order.id} {...{ job, estimateOf, seesCost }} />
          ))}
        </DataTable>
      </TableScroll>
      <Dim>
        No unit is proposed twice. Open a job to compare its units and reserve one.
        {jobs.length < count && ` Only the first ${jobs.length} of ${count} jobs are filled together.`}
      </Dim>
    </>
  );
}

function JobRow({ job, estimateOf, seesCost }: { job: JobOfSalesOrder; estimateOf: Estimates; seesCost: boolean }) {
  const { unit } = job;
  const { id, jobOrderNumber, transformerType, deliveryDate } = selectDisplayOrder(job.order);
  const estimate = estimateOf(job);
  return (
    <tr>
      <td>
        <Link to={orderPath(id)}>{orNA(jobOrderNumber)}</Link>
      </td>
      <td data-label="Transformer">{transformerType}</td>
      <td data-label="Delivery date">{formatDate(deliveryDate)}</td>
      <td data-label="Unit">
        <UnitOfJob job={job} orderId={id} />
      </td>
      <td data-label="Match">
        {unit && (
          <>
            <FitBadge fitClass={fitClassOf(unit)} /> {scoreText(unit)}
          </>
        )}
      </td>
      {seesCost && <td data-label="Margin">{estimate && marginText(estimate)}</td>}
    </tr>
  );
}

function UnitOfJob({ job, orderId }: { job: JobOfSalesOrder; orderId: string }) {
  const serial = job.reserved ?? job.unit?.serial ?? null;
  if (serial !== null)
    return (
      <>
        <Link to={unitPath(serial, orderId)}>{serial}</Link>
        {job.reserved !== null && (
          <>
            {' '}
            <Badge tone="near">Reserved</Badge>
          </>
        )}
      </>
    );
  return <Dim>{whyNoUnit(job) ?? 'Its unit was issued.'}</Dim>;
}
