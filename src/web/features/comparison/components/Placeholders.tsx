import { styled } from 'styled-components';
import type { Requirement } from '../../../../contract/orders/order';
import { formatKva, orNA } from '../../../../domain/format/number';
import { PAGE_SIZES } from '../../../../domain/limits';
import { messages } from '../../../../domain/messages';
import { windingText } from '../../../../domain/specs/measures';
import { useDocumentTitle } from '../../../ui/page/PageTitle';
import { errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { Skeleton, VisuallyHidden } from '../../../ui/elements';
import { KeyValue } from '../../../ui/layout/KeyValue';
import { LoadFailure } from '../../../ui/notice/LoadFailure';
import { EmptyState } from '../../../ui/notice/Notice';
import { Spinner } from '../../../ui/Spinner';
import { color, hairline, radius, screens, space } from '../../../ui/theme';
import { besideRows, Grid } from './cardLayout';
import type { UnitList } from '../state/useUnitList';

const Place = styled.div<{ $rows: number }>`
  ${besideRows}
  display: grid;
  gap: ${space(3)};
  ${screens.phone} {
    margin-top: ${space(3)};
  }
`;

const Column = styled(Place)`
  padding: 0.875rem;
  border: ${hairline};
  border-radius: ${radius.card};
  background: ${color('surface')};
`;

const Title = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin-bottom: ${space(6)};
`;

const Toolbar = styled(Skeleton)`
  margin-top: ${space(1)};
`;

export function ComparisonSkeleton() {
  useDocumentTitle('Loading order');
  return (
    <div>
      <VisuallyHidden>
        <Spinner label="Loading order" />
      </VisuallyHidden>
      <Title>
        <Skeleton $width="16.25rem" $height="1.75rem" />
        <Skeleton $width="13.75rem" />
        <Toolbar $height="2.125rem" />
      </Title>
      <Grid $cards={PAGE_SIZES.comparison}>
        <RequirementSkeleton rows={1} />
        <UnitSkeletons rows={1} />
      </Grid>
    </div>
  );
}

export const RequirementSkeleton = ({ rows }: { rows: number }) => (
  <Column $rows={rows}>
    <Lines count={18} />
  </Column>
);

export const UnitSkeletons = ({ rows }: { rows: number }) =>
  [1, 2, 3].map((each) => (
    <Column key={each} $rows={rows}>
      <Skeleton $height="2.5rem" />
      <Skeleton $height="16.25rem" />
      <Lines count={9} />
    </Column>
  ));

const Lines = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} $height="1.25rem" />);

const InsteadOfUnits = styled(Place)<{ $beside: number }>`
  align-content: start;
  grid-column: ${({ $beside }) => 2 + $beside} / -1;
  min-width: 0;
`;

interface UnitsUnavailableProps {
  requirement: Partial<Requirement>;
  query: UnitList['query'];
  rows: number;
  beside?: number;
}

export function UnitsUnavailable({ requirement, query: { error, refetch }, rows, beside = 0 }: UnitsUnavailableProps) {
  const retry = useGated(refetch);
  const values = [
    ['Phase', requirement.phase],
    ['KVA Rating', formatKva(requirement.kva_rating)],
    ['Primary Voltage', windingText(requirement.primary_voltage_kv)],
    ['Secondary Voltage', windingText(requirement.secondary_voltage_kv)],
    ['Tap Range', requirement.tap_range_pct],
    ['Bushing Type', requirement.bushing_type],
    ['Bushing Config', requirement.bush_configuration],
    ['Oil Type', requirement.oil_type],
    ['Unit Type', requirement.unit_type],
    ['Category', requirement.category],
  ] as const;
  return (
    <InsteadOfUnits $rows={rows} $beside={beside}>
      {error ? (
        <LoadFailure onRetry={retry}>
          {messages.recommendations.failureTitle}: {errorMessage(error)}
        </LoadFailure>
      ) : (
        <EmptyState title={messages.recommendations.none}>
          <KeyValue items={values.map(([label, value]) => ({ label, value: orNA(value) }))} />
        </EmptyState>
      )}
    </InsteadOfUnits>
  );
}
