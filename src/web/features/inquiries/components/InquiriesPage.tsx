import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type Inquiry, INQUIRY_PAGE, inquiryOrderings, inquiryStates } from '../../../../contract/requests/inquiries';
import { pageNumbers, pageRange, rangeText } from '../../../../domain/comparison/paginate';
import { formatDate } from '../../../../domain/format/date';
import { ageText, inquiryLineText, inquiryPlace, inquiryStateNames } from '../../../../domain/inquiries/inquiryWords';
import { browserQuery, Correction } from '../../../lib/browserAddress';
import { inquiryPath } from '../../../lib/paths';
import { useGated } from '../../../store/gate/useEffectGate';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Controls, Stack } from '../../../ui/elements';
import { SelectField } from '../../../ui/field/SelectField';
import { Switch } from '../../../ui/field/Switch';
import { SearchOnEnter } from '../../../ui/field/SearchOnEnter';
import { PagedResults } from '../../../ui/layout/PagedResults';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { DataTable } from '../../../ui/layout/TableHead';
import { EmptyState } from '../../../ui/notice/Notice';
import { PageTitle } from '../../../ui/page/PageTitle';
import { useSavedViews, useStartView } from '../../views/api/views';
import { ListMenu } from '../../views/components/ListMenu';
import { useGetInquiriesQuery } from '../api/inquiries';
import {
  type InquiryList,
  isNarrowedList,
  readInquiryList,
  toInquiriesQuery,
  writeInquiryList,
} from '../state/inquiryList';
import { InquiryStateBadge } from './InquiryStateBadge';

export function InquiriesPage() {
  const [address, setAddress] = useSearchParams();
  const list = readInquiryList(address);
  const { data, currentData, error, isFetching, refetch } = useGetInquiriesQuery(toInquiriesQuery(list), {
    refetchOnMountOrArgChange: true,
  });
  const retry = useGated(refetch);
  const views = useSavedViews('inquiries');
  const start = useStartView('inquiries');
  const change = (part: Partial<InquiryList>) =>
    setAddress(writeInquiryList({ ...readInquiryList(browserQuery()), page: 1, ...part }));
  const pages = data === undefined ? 1 : pageRange(data.count, 1, INQUIRY_PAGE).pages;
  if (start !== null) return <Correction search={start} />;
  if (currentData && !isFetching && currentData.count > 0 && list.page > pages) {
    return <Correction search={writeInquiryList({ ...list, page: pages }).toString()} />;
  }
  return (
    <>
      <PageTitle title="Inquiries" subtitle="Saved requests of customers, before there is an order">
        <ListMenu {...views} query={address.toString()} onOpen={(view) => setAddress(view)} />
        <LinkButton to="/request">New request</LinkButton>
      </PageTitle>
      <Stack $gap={3}>
        <Filters list={list} onChange={change} onClear={() => setAddress('')} />
        <PagedResults
          things="inquiries"
          count={data?.count}
          range={rangeText(pageRange(data?.count ?? 0, list.page, INQUIRY_PAGE), 'inquiries')}
          query={{ error, isFetching }}
          onRetry={retry}
          pager={{
            page: list.page,
            pages,
            numbers: pageNumbers(list.page, pages),
            onChange: (page) => change({ page }),
          }}
          empty={<NoInquiries isNarrowed={isNarrowedList(list)} onClear={() => setAddress('')} />}
        >
          <InquiriesTable inquiries={data?.results ?? []} />
        </PagedResults>
      </Stack>
    </>
  );
}

const NoInquiries = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) =>
  isNarrowed ? (
    <EmptyState title="No inquiries match these filters" hint="Change or clear the filters.">
      <Button onClick={onClear}>Clear all filters</Button>
    </EmptyState>
  ) : (
    <EmptyState title="No inquiries yet" hint="Save one from a request.">
      <LinkButton to="/request">Start a request</LinkButton>
    </EmptyState>
  );

const STATES = [
  { value: '' as const, label: 'All' },
  ...inquiryStates.map((value) => ({ value, label: inquiryStateNames[value] })),
];

const ORDERING_NAMES: Readonly<Record<(typeof inquiryOrderings)[number], string>> = {
  '-created_at': 'Newest first',
  created_at: 'Oldest first',
  '-request_date': 'Latest wanted date',
  request_date: 'Earliest wanted date',
  customer_name: 'Customer A to Z',
  '-customer_name': 'Customer Z to A',
};
const ORDERINGS = inquiryOrderings.map((value) => ({ value, label: ORDERING_NAMES[value] }));

interface FiltersProps {
  list: InquiryList;
  onChange: (part: Partial<InquiryList>) => void;
  onClear: () => void;
}

const Filters = ({ list, onChange, onClear }: FiltersProps) => (
  <Controls as="form" role="search" aria-label="Filter inquiries" onSubmit={(event) => event.preventDefault()}>
    <SearchOnEnter
      key={list.search}
      value={list.search}
      placeholder="Number, customer, contact"
      onChange={(search) => onChange({ search })}
    />
    <SelectField inline label="State" options={STATES} value={list.state} onChange={(state) => onChange({ state })} />
    <SelectField
      inline
      label="Sort"
      options={ORDERINGS}
      value={list.ordering}
      onChange={(ordering) => onChange({ ordering })}
    />
    <Switch label="Mine only" checked={list.isMine} onChange={(isMine) => onChange({ isMine })} />
    {isNarrowedList(list) && <Button onClick={onClear}>Clear filters</Button>}
  </Controls>
);

const TITLES = ['Inquiry', 'State', 'Customer', 'Lines', 'Wanted', 'Place', 'Author', 'Age'];

const InquiriesTable = ({ inquiries }: { inquiries: readonly Inquiry[] }) => (
  <TableScroll role="region" aria-label="Inquiries" tabIndex={0}>
    <DataTable as={StackingTable} titles={TITLES}>
      {inquiries.map((inquiry) => (
        <InquiryRow key={inquiry.id} inquiry={inquiry} />
      ))}
    </DataTable>
  </TableScroll>
);

function InquiryRow({ inquiry }: { inquiry: Inquiry }) {
  const { id, number, state, customer_name, lines, request_date, author_name, created_at } = inquiry;
  const [now] = useState(() => Date.now());
  return (
    <tr>
      <td>
        <Link to={inquiryPath(id)}>{number}</Link>
      </td>
      <td>
        <InquiryStateBadge state={state} />
      </td>
      <td data-label="Customer">{customer_name}</td>
      <td data-label="Lines">
        {lines.map((line) => (
          <div key={line.order_id}>{inquiryLineText(line)}</div>
        ))}
      </td>
      <td data-label="Wanted">{request_date === null ? '' : formatDate(request_date)}</td>
      <td data-label="Place">{inquiryPlace(inquiry)}</td>
      <td data-label="Author">{author_name}</td>
      <td data-label="Age">{ageText(created_at, now)}</td>
    </tr>
  );
}
