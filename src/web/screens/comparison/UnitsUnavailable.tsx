import { styled } from 'styled-components';
import type { Requirement } from '../../../contract/order/order';
import { formatKva, orNA } from '../../../domain/format/number';
import { messages } from '../../../domain/messages';
import { windingText } from '../../../domain/specs/measures';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useGated } from '../../state/gate/useEffectGate';
import { KeyValue } from '../../ui/layout/KeyValue';
import { EmptyState } from '../../ui/notice/Notice';
import { screens, space } from '../../ui/theme';
import { besideRows } from './layout/grid';
import type { UnitList } from './useUnitList';
import { LoadFailure } from '../../ui/notice/LoadFailure';

const Place = styled.div<{ $rows: number; $beside: number }>`
  ${besideRows}
  align-content: start;
  grid-column: ${({ $beside }) => 2 + $beside} / -1;
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  ${screens.phone} {
    margin-top: ${space(3)};
  }
`;

interface UnitsUnavailableProps {
  requirement: Partial<Requirement>;
  list: UnitList;
  rows: number;
  beside?: number;
}

export function UnitsUnavailable({ requirement, list, rows, beside = 0 }: UnitsUnavailableProps) {
  const { error, refetch } = list.query;
  const retry = useGated(refetch);
  if (!error) return <NoUnits requirement={requirement} rows={rows} beside={beside} />;
  return (
    <Place $rows={rows} $beside={beside}>
      <LoadFailure onRetry={retry}>
        {messages.recommendations.failureTitle}: {errorMessage(error)}
      </LoadFailure>
    </Place>
  );
}

function NoUnits({ requirement, rows, beside }: Required<Omit<UnitsUnavailableProps, 'list'>>) {
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
    <Place $rows={rows} $beside={beside}>
      <EmptyState title={messages.recommendations.none}>
        <KeyValue items={values.map(([label, value]) => ({ label, value: orNA(value) }))} />
      </EmptyState>
    </Place>
  );
}
