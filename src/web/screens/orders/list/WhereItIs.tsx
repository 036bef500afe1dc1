import { Link } from 'react-router-dom';
import { isAssignedJob, jobText } from '../../../../domain/search/jobText';
import { orderPath, unitPath } from '../../../parts/page/paths';
import { useGetSearchQuery } from '../../../state/api/shell';
import { useServices } from '../../../state/services';
import { Row } from '../../../ui/elements';

/** Where the searched jobs are that the list of open orders leaves out because they have units. */
export function WhereItIs({ searchTerm }: { searchTerm: string }) {
  const { capabilities } = useServices().config;
  const isAsked = capabilities.insights === 'on' && searchTerm.trim() !== '';
  const { currentData } = useGetSearchQuery(searchTerm.trim(), { skip: !isAsked });
  return currentData?.jobs.filter(isAssignedJob).map((job) => (
    <div key={job.order_id}>
      <p>{jobText(job)}</p>
      <Row $gap={3}>
        <Link to={orderPath(job.order_id)}>Open job {job.job_number}</Link>
        <Link to={unitPath(job.unit_serial, job.order_id)}>Open unit {job.unit_serial}</Link>
      </Row>
    </div>
  ));
}
