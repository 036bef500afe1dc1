import { Search } from 'lucide-react';
import styled from 'styled-components';
import { RESERVED_SEARCH_LENGTH } from '../../../domain/limits';
import { PageTitle } from '../../parts/page/PageTitle';
import { useGetReservationsQuery } from '../../state/api/reservations';
import { useRetry } from '../../state/intentions/useRetry';
import { TextField } from '../../ui/field/TextField';
import { space } from '../../ui/theme';
import { ReservedCards } from './ReservedCards';
import { ReservedError } from './ReservedError';
import { ReservedLoading } from './ReservedLoading';
import { useReservedList } from './useReservedList';

const SearchBox = styled.div`
  max-width: 25rem;
  margin-bottom: ${space(4)};
`;

/** /reserved: every unit that is reserved for an order (spec section 2). */
export function ReservedPage() {
  const [list, { search, turnTo }] = useReservedList();
  const { data, error, isFetching, refetch } = useGetReservationsQuery(undefined);
  const again = useRetry('getReservations', refetch);
  return (
    <>
      <PageTitle title="Reserved Transformers" subtitle="View all transformers reserved for active orders" />
      <SearchBox>
        <TextField
          type="search"
          aria-keyshortcuts="/"
          label="Search reserved transformers"
          hideLabel
          placeholder="Search by item code, order ID, or customer..."
          icon={<Search size={16} aria-hidden="true" />}
          maxLength={RESERVED_SEARCH_LENGTH}
          value={list.text}
          onChange={search}
        />
      </SearchBox>
      {error && !isFetching && <ReservedError error={error} isShown={data !== undefined} onRetry={again} />}
      {data && <ReservedCards items={data.results} list={list} onTurnTo={turnTo} />}
      {!data && isFetching && <ReservedLoading />}
    </>
  );
}
