import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '../../../../domain/format/number';
import { MAX_LISTED_UNITS } from '../../../../domain/limits';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Segmented } from '../../../ui/field/Segmented';
import { Switch } from '../../../ui/field/Switch';
import { Label, Row } from '../../../ui/elements';
import { space } from '../../../ui/theme';
import { useComparisonAddress } from '../comparisonAddress';
import type { UnitList } from '../useUnitList';
import type { ColumnSet } from './columns';

const Line = styled(Row)`
  gap: ${space(2)} ${space(3)};
  margin-bottom: ${space(3)};
`;

const End = styled(Row)`
  gap: ${space(2)};
  margin-left: auto;
`;

const COLUMNS = [
  { value: 'all', label: 'All columns' },
  { value: 'deciding', label: 'What decides' },
] as const;

interface AllUnitsProps {
  all: UnitList['all'];
  columns: ColumnSet;
  onColumns: (columns: ColumnSet) => void;
  children?: ReactNode;
}

export const AllUnits = ({ all, columns, onColumns, children }: AllUnitsProps) => (
  <Line>
    {all.count !== null && <Extent all={all} count={all.count} />}
    <End>
      {children}
      <Segmented label="Columns" options={COLUMNS} value={columns} onChange={onColumns} />
    </End>
  </Line>
);

function Extent({ all, count }: { all: UnitList['all']; count: number }) {
  const { write } = useComparisonAddress();
  const { shown, wantsAll, wantsReserved, isFetching, hasFailed } = all;
  const most = Math.min(count, MAX_LISTED_UNITS);
  return (
    <>
      <Label role="status">{hasFailed ? 'The other units could not be loaded.' : extentText(shown, count)}</Label>
      {!wantsAll && !wantsReserved && shown < count && (
        <Button size="small" onClick={() => write({ units: 'all' })} {...needsNetwork}>
          Show {most < count ? 'the best' : 'all'} {formatNumber(most)}
        </Button>
      )}
      {(wantsAll || wantsReserved) && (
        <Button size="small" variant="quiet" busy={isFetching} onClick={() => write({ units: null, reserved: null })}>
          Show the best only
        </Button>
      )}
      <Switch
        label="Reserved units too"
        checked={wantsReserved}
        onChange={(isOn) => write({ reserved: isOn ? 'yes' : null, units: 'all' })}
      />
    </>
  );
}

/** 'The 50 best of 1,680 units', 'All 1,680 units'. */
const extentText = (shown: number, count: number): string =>
  shown < count
    ? `The ${formatNumber(shown)} best of ${formatNumber(count)} units`
    : `All ${formatNumber(count)} units`;
