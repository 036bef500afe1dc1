import { styled } from 'styled-components';
import type { Requirement } from '../../../contract/order/order';
import { formatKva } from '../../../domain/format/kva';
import { orNA } from '../../../domain/format/orNA';
import { messages } from '../../../domain/messages';
import { windingText } from '../../../domain/specs/measures/measured';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useRetry } from '../../state/intentions/useRetry';
import { Button } from '../../ui/button/Button';
import { KeyValue } from '../../ui/layout/KeyValue';
import { Row } from '../../ui/layout/Layout';
import { needsNetwork } from '../../ui/needsNetwork';
import { EmptyState } from '../../ui/notice/EmptyState';
import { Notice } from '../../ui/notice/Notice';
import { screens, space } from '../../ui/theme';
import { besideRows } from './layout/grid';
import type { UnitList } from './useUnitList';

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
  /** Of the requirement beside it. */
  rows: number;
  /** Unit cards beside it: those that are pinned. */
  beside?: number;
}

/** Where no unit is to be shown: none was found, or the request failed. */
export function UnitsUnavailable({ requirement, list, rows, beside = 0 }: UnitsUnavailableProps) {
  const { error, refetch } = list.query;
  const retry = useRetry('getRecommendations', refetch);
  if (!error) return <NoUnits requirement={requirement} rows={rows} beside={beside} />;
  return (
    <Place $rows={rows} $beside={beside}>
      <Notice tone="bad">
        {messages.recommendations.failureTitle}: {errorMessage(error)}
      </Notice>
      <Row>
        <Button onClick={retry} {...needsNetwork}>
          Try again
        </Button>
      </Row>
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
