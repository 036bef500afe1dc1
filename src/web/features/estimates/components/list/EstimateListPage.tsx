import { useSearchParams } from 'react-router-dom';
import { ESTIMATE_PAGE, estimateShows, type EstimateShow } from '../../../../../contract/estimates/estimateList';
import { estimateStates } from '../../../../../contract/estimates/states';
import { pageNumbers, pageRange, rangeText } from '../../../../../domain/comparison/paginate';
import { estimateStateNames } from '../../../../../domain/estimates/estimateWords';
import { browserQuery, Correction } from '../../../../lib/browserAddress';
import { useGated } from '../../../../store/gate/useEffectGate';
import { Button } from '../../../../ui/button/Button';
import { LinkButton } from '../../../../ui/button/LinkButton';
import { Controls, Stack } from '../../../../ui/elements';
import { SelectField } from '../../../../ui/field/SelectField';
import { SearchOnEnter } from '../../../../ui/field/SearchOnEnter';
import { PagedResults } from '../../../../ui/layout/PagedResults';
import { EmptyState } from '../../../../ui/notice/Notice';
import { PageTitle } from '../../../../ui/page/PageTitle';
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
        <PagedResults
          things="estimates"
          count={data?.count}
          range={rangeText(pageRange(data?.count ?? 0, filters.page, ESTIMATE_PAGE), 'estimates')}
          query={{ error, isFetching }}
          onRetry={retry}
          pager={{
            page: filters.page,
            pages,
            numbers: pageNumbers(filters.page, pages),
            onChange: (page) => change({ page }),
          }}
          empty={<NoEstimates isNarrowed={isNarrowedList(filters)} onClear={() => setAddress('')} />}
        >
          <EstimateTable estimates={data?.results ?? []} />
        </PagedResults>
      </Stack>
    </>
  );
}

const NoEstimates = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) =>
  isNarrowed ? (
    <EmptyState title="No estimates match these filters" hint="Change or clear the filters.">
      <Button onClick={onClear}>Clear all filters</Button>
    </EmptyState>
  ) : (
    <EmptyState title="No estimates yet" hint="Compare units of an order, and save an estimate of one.">
      <LinkButton to="/">Open orders</LinkButton>
    </EmptyState>
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
    <SearchOnEnter
      key={filters.search}
      value={filters.search}
      placeholder="Name, job, customer, IC#"
      onChange={(search) => onChange({ search })}
    />
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
