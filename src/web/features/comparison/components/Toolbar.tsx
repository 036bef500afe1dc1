import { memo, type ReactNode, startTransition } from 'react';
import { Search } from 'lucide-react';
import { useStore } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { permissionMessage } from '../../../../domain/access/access';
import { pageNumbers } from '../../../../domain/comparison/paginate';
import { pinnedText } from '../../../../domain/comparison/pins';
import type { UnitSort } from '../../../../domain/comparison/sortUnits';
import { formatNumber } from '../../../../domain/format/number';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import type { TableFormat } from '../../../../domain/tables/table';
import { ExportMenu } from '../../../ui/page/ExportMenu';
import { SavedViews } from '../../views/components/SavedViews';
import { useHasPermission } from '../../../store/hooks';
import { useSavedViews } from '../../views/api/views';
import { listedUnits } from '../state/listedUnits';
import type { RootState } from '../../../store/store';
import { useSaveTable } from '../../../store/exports/useSaveTable';
import { Button } from '../../../ui/button/Button';
import { SelectField } from '../../../ui/field/SelectField';
import { TextField } from '../../../ui/field/TextField';
import { Row, Label } from '../../../ui/elements';
import { Pagination } from '../../../ui/layout/Pagination';
import { fontSize, screens, space } from '../../../ui/theme';
import { replacedState } from '../state/comparisonAddress';
import { useReservedFor } from './unit/Reservation';
import type { UnitList } from '../state/useUnitList';

const Bar = styled(Row)`
  position: relative;
  gap: ${space(2)} ${space(3)};
  margin-bottom: ${space(6)};
`;

const FilterField = styled(TextField)`
  width: 18.25rem;
  ${screens.phone} {
    width: 100%;
  }
`;

const End = styled(Row)`
  gap: ${space(2)};
  margin-left: auto;
  /* The page count decides the layout. */
  &[aria-busy='true'] {
    visibility: hidden;
  }
`;

/** Sits below the bar so that a filter's first letter moves nothing. */
const Count = styled(Label)`
  position: absolute;
  top: calc(100% + ${space(1)});
  left: 0;
  font-size: ${fontSize.small};
  line-height: ${space(4)};
  white-space: nowrap;
`;

const BY_NUMBER = 'Text, or numbers: margin ≥ 20, kVA 500-750, distance < 300, match > 90%. Join several with commas.';

const SORTS = [
  { value: 'specs', label: 'Specs match' },
  { value: 'margin', label: 'Margin' },
] as const;

interface ToolbarProps {
  list: UnitList;
  adding: ReactNode;
  sort: UnitSort;
  onSort: (sort: UnitSort) => void;
  children?: ReactNode;
}

export function Toolbar({ list, adding, sort, onSort, children }: ToolbarProps) {
  const seesCost = useHasPermission('seeCost');
  const { pins } = list;
  const { page, pages } = list.page;
  return (
    <Bar>
      <FilterField
        label="Filter"
        hideLabel
        type="search"
        aria-keyshortcuts="/"
        placeholder="Filter inventory results..."
        title={seesCost ? BY_NUMBER : BY_NUMBER.replace('margin ≥ 20, ', '')}
        icon={<Search size={16} aria-hidden="true" />}
        value={list.text}
        onChange={list.filter}
      />
      {seesCost && <SelectField label="Sort" inline options={SORTS} value={sort} onChange={onSort} />}
      {adding}
      {!seesCost && <Label title={permissionMessage('seeCost')}>Costs are not shown to your role</Label>}
      <Count role="status">
        {list.text.trim() !== '' &&
          `Showing ${formatNumber(list.filtered.length)} of ${formatNumber(list.listed.length)} units`}
      </Count>
      <Row $gap={1}>
        <Label role="status">{pinnedText(pins.units)}</Label>
        {pins.units.length > 0 && (
          <Button size="small" variant="quiet" onClick={pins.clear}>
            Unpin all
          </Button>
        )}
      </Row>
      <End aria-busy={list.query.isLoading}>
        {children}
        {pages > 1 && (
          <Pagination compact page={page} pages={pages} numbers={pageNumbers(page, pages)} onChange={list.turnToPage} />
        )}
      </End>
    </Bar>
  );
}

export const ComparisonViews = memo(function ComparisonViews({ onOpen }: { onOpen: () => void }) {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const open = (view: string) =>
    // The router changes the address in a transition, so reading it must be part of one.
    startTransition(() => {
      setQuery(view, { replace: true, state: replacedState(location) });
      onOpen();
    });
  return <SavedViews {...useSavedViews('comparison')} query={query.toString()} onOpen={open} />;
});

export function ExportComparison({ order, list }: { order: DisplayOrder; list: UnitList }) {
  const seesCost = useHasPermission('seeCost');
  const store = useStore<RootState>();
  const reserved = useReservedFor(order.id);
  const { filtered, pins, bestSerial, text } = list;
  const count = `${filtered.length} ${filtered.length === 1 ? 'unit' : 'units'}`;
  const { saveTable, isBusy } = useSaveTable({
    what: 'the comparison',
    saved: (file) => ({ title: 'Comparison exported', description: `Saved ${count} to ${file}.` }),
  });
  const save = (format: TableFormat) =>
    saveTable(async (made) => {
      const { comparisonTable, columnsWithoutCosts } = await import(
        /* webpackChunkName: "comparison-table" */ '../../../../domain/comparison/comparisonExport'
      );
      const units = listedUnits(store.getState(), order, { units: filtered, pinned: pins.units, bestSerial, reserved });
      return comparisonTable(order, units, text, made, seesCost ? undefined : columnsWithoutCosts);
    }, format);
  return <ExportMenu isBusy={isBusy} onExport={(format) => void save(format)} />;
}
