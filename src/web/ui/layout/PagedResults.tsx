import type { ComponentProps, ReactNode } from 'react';
import { errorMessage } from '../../lib/errorMessage';
import { Dim, Row, Skeleton, Spacer, Stack, VisuallyHidden } from '../elements';
import { LoadFailure } from '../notice/LoadFailure';
import { Spinner } from '../Spinner';
import { Pagination } from './Pagination';

interface PagedResultsProps {
  /** 'inquiries' */
  things: string;
  /** Undefined before the first answer. */
  count: number | undefined;
  /** 'Showing 1-25 of 60 inquiries' */
  range: string;
  query: { readonly error?: unknown; readonly isFetching: boolean };
  onRetry: () => void;
  pager: ComponentProps<typeof Pagination>;
  /** Shown if there is nothing. */
  empty: ReactNode;
  children: ReactNode;
}

/** One page of a list from the server: failure, loading, nothing, or the results with their pages. */
export function PagedResults({ things, count, range, query, onRetry, pager, empty, children }: PagedResultsProps) {
  const { error, isFetching } = query;
  const hasAnswer = count !== undefined;
  return (
    <>
      {error !== undefined && !isFetching && (
        <LoadFailure tone={hasAnswer ? 'warn' : 'bad'} onRetry={onRetry}>
          {hasAnswer ? 'This list may be out of date.' : `The ${things} could not be loaded.`} {errorMessage(error)}
        </LoadFailure>
      )}
      {!hasAnswer && isFetching && <Loading things={things} />}
      {count === 0 && empty}
      {hasAnswer && count > 0 && (
        <>
          <Stack aria-busy={isFetching}>{children}</Stack>
          <Row>
            <Dim role="status">{range}</Dim>
            {pager.pages > 1 && (
              <Spacer>
                <Pagination {...pager} />
              </Spacer>
            )}
          </Row>
        </>
      )}
    </>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

const Loading = ({ things }: { things: string }) => (
  <Stack $gap={2}>
    <VisuallyHidden>
      <Spinner label={`Loading the ${things}...`} />
    </VisuallyHidden>
    {ROWS.map((row) => (
      <Skeleton key={row} $height="2.5rem" />
    ))}
  </Stack>
);
