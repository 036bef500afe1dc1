import { useState } from 'react';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { pageNumbers } from '../../../domain/comparison/pageNumbers';
import { paginate } from '../../../domain/comparison/paginate';
import { PAGE_SIZES } from '../../../domain/limits';
import { PageTitle } from '../../parts/PageTitle';
import { EmptyState } from '../../ui/EmptyState';
import { Row, Spacer } from '../../ui/Layout';
import { Pagination } from '../../ui/Pagination';
import { Dim } from '../../ui/Text';
import { TextField } from '../../ui/TextField';
import { space } from '../../ui/theme';
import { ReservedCard } from './ReservedCard';
import { searchReserved, type ReservedTransformer } from './reservedTransformer';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${space(4)};
  margin: ${space(4)} 0;
`;

const SearchBox = styled.div`
  max-width: 400px;
`;

export function ReservedPage({ items }: { items: readonly ReservedTransformer[] }) {
  const [text, setText] = useState('');
  const [wantedPage, setWantedPage] = useState(1);
  const found = searchReserved(items, text);
  const { items: shown, page, pages, from, to, total } = paginate(found, wantedPage, PAGE_SIZES.reserved);
  const search = (next: string) => {
    setText(next);
    setWantedPage(1);
  };
  return (
    <>
      <PageTitle title="Reserved Transformers" subtitle="View all transformers reserved for active orders" />
      <SearchBox>
        <TextField
          type="search"
          label="Search reserved transformers"
          hideLabel
          placeholder="Search by item code, order ID, or customer..."
          icon={<Search size={16} aria-hidden="true" />}
          value={text}
          onChange={search}
        />
      </SearchBox>
      <Grid>
        {shown.map((item) => (
          <ReservedCard key={item.id} item={item} />
        ))}
      </Grid>
      {total === 0 && <EmptyState title="No reserved transformers found" hint="Try adjusting your search criteria" />}
      {pages > 1 && (
        <Row>
          <Dim role="status">
            Showing {from}-{to} of {total} reserved transformers
          </Dim>
          <Spacer />
          <Pagination page={page} pages={pages} numbers={pageNumbers(page, pages)} onChange={setWantedPage} />
        </Row>
      )}
    </>
  );
}
