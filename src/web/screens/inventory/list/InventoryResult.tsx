import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { pageRange } from '../../../../domain/comparison/paginate';
import { formatNumber } from '../../../../domain/format/number';
import type { InventoryList } from '../../../../domain/inventory/list/inventoryList';
import { toInventoryQuery } from '../../../../domain/inventory/list/inventoryQuery';
import { ContentionOf } from '../../../state/api/matching/contention';
import { Correction } from '../../../parts/page/browserAddress';
import { scrollBackTo } from '../../../parts/page/bringIntoView';
import { useGetInventoryQuery, type InventoryPage } from '../../../state/api/inventory/inventory';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { useGated } from '../../../state/gate/useEffectGate';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Row, Stack, VisuallyHidden } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { motion } from '../../../ui/theme';
import type { InventoryActions } from '../query/useInventoryList';
import { InventoryCards } from './cards/InventoryCards';
import { InventoryFooter } from './InventoryFooter';
import { InventoryLoading } from './InventoryLoading';
import { InventoryTable } from './table/InventoryTable';
import { NoUnits } from './NoUnits';

const Units = styled.div`
  min-width: 0;
  scroll-margin-top: 0.75rem;
  transition: opacity ${motion.control};
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

interface InventoryResultProps {
  list: InventoryList;
  /** The list that is asked for. */
  settled: InventoryList;
  /** Whether that is the whole of what is wanted. */
  isCurrent: boolean;
  actions: InventoryActions;
}

/** The units of the list. Those on screen stay, marked busy, until the next ones are there; so they do when a call fails. */
export function InventoryResult(props: InventoryResultProps) {
  const { list, settled, isCurrent } = props;
  const answer = useGetInventoryQuery(toInventoryQuery(settled));
  const { data, currentData, isFetching, isError, error, refetch } = answer;
  const retry = useGated(refetch);
  const isBusy = isFetching || !isCurrent;
  const lastPage = data === undefined ? null : pageRange(data.count, 1, data.size).pages;
  if (isCurrent && data === currentData && lastPage !== null && list.page > lastPage) {
    return <ToPage page={lastPage} />;
  }
  return (
    <Stack $gap={3}>
      <VisuallyHidden role="status">{data && !isBusy && !isError && countOf(data)}</VisuallyHidden>
      {isError && (
        <>
          <Notice tone={data ? 'warn' : 'bad'}>
            {failureText(data, currentData)} {errorMessage(error)}
          </Notice>
          <Row>
            <Button onClick={retry} {...needsNetwork}>
              Try again
            </Button>
          </Row>
        </>
      )}
      {!data && isFetching && <InventoryLoading view={list.view} />}
      {data && <LoadedUnits {...props} data={data} isBusy={isBusy} isFailed={isError} />}
    </Stack>
  );
}

function failureText(data: InventoryPage | undefined, currentData: InventoryPage | undefined): string {
  if (!data) return 'The inventory could not be loaded.';
  return currentData
    ? 'This list may be out of date.'
    : 'The units below are from before: new ones could not be loaded.';
}

/** The same address on another page. */
function ToPage({ page }: { page: number }) {
  const query = new URLSearchParams(useLocation().search);
  query.set('page', String(page));
  return <Correction search={query.toString()} />;
}

interface LoadedUnitsProps extends InventoryResultProps {
  /** The last answer; a newer request may be under way, or have failed. */
  data: InventoryPage;
  isBusy: boolean;
  isFailed: boolean;
}

function LoadedUnits({ list, data, isBusy, isFailed, actions }: LoadedUnitsProps) {
  const place = useRef<HTMLDivElement>(null);
  const View = list.view === 'cards' ? InventoryCards : InventoryTable;
  const turnTo = (page: number) => {
    actions.turnTo(page);
    scrollBackTo(place.current);
  };
  if (data.count === 0 && !isBusy && !isFailed) return <NoUnits list={list} actions={actions} />;
  return (
    <ContentionOf units={data.results}>
      <Units aria-busy={isBusy} ref={place}>
        <View units={data.results} list={list} onSort={actions.sort} />
      </Units>
      <InventoryFooter
        shown={data}
        page={isFailed ? data.page : list.page}
        rows={list.view === 'cards' ? null : list.rows}
        onTurnTo={turnTo}
        onResize={actions.resize}
      />
    </ContentionOf>
  );
}

/** Announced by screen readers. */
function countOf({ count, page, size }: InventoryPage): string {
  const units = `${formatNumber(count)} ${count === 1 ? 'unit' : 'units'}`;
  return count === 0 ? units : `${units}, page ${page} of ${pageRange(count, 1, size).pages}`;
}
