import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ESTIMATE_PAGE, estimateShows, type EstimateShow } from '../../../../../contract/estimates/estimateList';
import { estimateStates } from '../../../../../contract/estimates/states';
import { pageNumbers, pageRange, rangeText } from '../../../../../domain/comparison/paginate';
import { estimateStateNames } from '../../../../../domain/estimates/estimateWords';
import { browserQuery, Correction } from '../../../../lib/browserAddress';
import { errorMessage } from '../../../../lib/errorMessage';
import { useGated } from '../../../../store/gate/useEffectGate';
import { Button } from '../../../../ui/button/Button';
import { Controls, Dim, Row, Skeleton, Spacer, Stack, VisuallyHidden } from '../../../../ui/elements';
import { SelectField } from '../../../../ui/field/SelectField';
import { TextField } from '../../../../ui/field/TextField';
import { Pagination } from '../../../../ui/layout/Pagination';
import { LoadFailure } from '../../../../ui/notice/LoadFailure';
import { EmptyState } from '../../../../ui/notice/Notice';
import { PageTitle } from '../../../../ui/page/PageTitle';
import { Spinner } from '../../../../ui/Spinner';
import { useGetEstimatesQuery } from '../../api/estimateList';
import {
  type EstimateFilters,
  isNarrowedList,
  readEstimateFilters,
  toEstimateListQuery,
} from '../../state/estimateList';
import { EstimateTable } from './EstimateTable';

const addressOf = (filters: EstimateFilters) => new URLSearchParams(Object.entries(toEstimateListQuery(filters)));

export function EstimateListPage() {
  const [address, setAddress] = useSearchParams();
  const filters = readEstimateFilters(address);
  const { data, currentData, error, isFetching, refetch } = useGetEstimatesQuery(toEstimateListQuery(filters), {
    refetchOnMountOrArgChange: true,
  });
  const retry = useGated(refetch);
  const change = (part: Partial<EstimateFilters>) =>
    setAddress(addressOf({ ...readEstimateFilters(browserQuery()), page: 1, ...part }));
  const pages = data === undefined ? 1 : pageRange(data.count, 1, ESTIMATE_PAGE).pages;
  if (currentData && !isFetching && currentData.count > 0 && filters.page > pages)
    return <Correction search={addressOf({ ...filters, page: pages }).toString()} />;
  return (
    <>
      <PageTitle title="Estimates" subtitle="Of all orders and inquiries, latest first" />
      <Stack $gap={3}>
        <Filters filters={filters} onChange={change} onClear={() => setAddress('')} />
        {error && !isFetching && (
          <LoadFailure tone={data ? 'warn' : 'bad'} onRetry={retry}>
            {data ? 'This list may be out of date.' : 'The estimates could not be loaded.'} {errorMessage(error)}
          </LoadFailure>
        )}
        {!data && isFetching && <Loading />}
        {data?.count === 0 && <NoEstimates isNarrowed={isNarrowedList(filters)} />}
        {data && data.count > 0 && (
          <>
            <div aria-busy={isFetching}>
              <EstimateTable estimates={data.results} />
            </div>
            <Row>
              <Dim role="status">{rangeText(pageRange(data.count, filters.page, ESTIMATE_PAGE), 'estimates')}</Dim>
              {pages > 1 && (
                <Spacer>
                  <Pagination
                    {...{ page: filters.page, pages, numbers: pageNumbers(filters.page, pages) }}
                    onChange={(page) => change({ page })}
                  />
                </Spacer>
              )}
            </Row>
          </>
        )}
      </Stack>
    </>
  );
}

const NoEstimates = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState title="No estimates match these filters" hint="Change or clear the filters." />
  ) : (
    <EmptyState title="No estimates yet" hint="Compare units of an order, and save an estimate of one." />
  );

const STATES = [
  { value: '' as const, label: 'All' },
  ...estimateStates.map((value) => ({ value, label: estimateStateNames[value] })),
];

const SHOW_NAMES: Readonly<Record<EstimateShow, string>> = {
  mine: 'Mine',
  approval: 'Waiting for my approval',
  expiring: 'Expiring this week',
};
const SHOWS = [
  { value: '' as const, label: 'All' },
  ...estimateShows.map((value) => ({ value, label: SHOW_NAMES[value] })),
];

interface FiltersProps {
  filters: EstimateFilters;
  onChange: (part: Partial<EstimateFilters>) => void;
  onClear: () => void;
}

const Filters = ({ filters, onChange, onClear }: FiltersProps) => (
  <Controls as="form" role="search" aria-label="Filter estimates" onSubmit={(event) => event.preventDefault()}>
    <Search key={filters.search} value={filters.search} onChange={(search) => onChange({ search })} />
    <SelectField inline label="Show" options={SHOWS} value={filters.show} onChange={(show) => onChange({ show })} />
    <SelectField
      inline
      label="State"
      options={STATES}
      value={filters.state}
      onChange={(state) => onChange({ state })}
    />
    {isNarrowedList(filters) && <Button onClick={onClear}>Clear filters</Button>}
  </Controls>
);

/** Applies on Enter or blur. */
function Search({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const [text, setText] = useState(value);
  const apply = () => {
    if (text.trim() !== value) onChange(text.trim());
  };
  return (
    <TextField
      {...{ inline: true, label: 'Search', maxLength: 60, value: text, onChange: setText, onEnter: apply }}
      placeholder="Name, job, customer, IC#"
      onBlur={apply}
    />
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

const Loading = () => (
  <Stack $gap={2}>
    <VisuallyHidden>
      <Spinner label="Loading the estimates..." />
    </VisuallyHidden>
    {ROWS.map((row) => (
      <Skeleton key={row} $height="2.5rem" />
    ))}
  </Stack>
);
