import type { ReactNode } from 'react';
import { Search } from 'lucide-react';
import { styled } from 'styled-components';
import { permissionMessage } from '../../../domain/access/access';
import { formatNumber } from '../../../domain/format/number';
import { pageNumbers } from '../../../domain/comparison/paginate';
import type { UnitSort } from '../../../domain/comparison/sortUnits';
import { Pagination } from '../../ui/layout/Pagination';
import { SelectField } from '../../ui/field/SelectField';
import { Label } from '../../ui/elements';
import { TextField } from '../../ui/field/TextField';
import { fontSize, screens, space } from '../../ui/theme';
import { PinnedSummary } from './pins/PinnedSummary';
import type { UnitList } from './list/useUnitList';
import { useMay } from '../../state/hooks';

const Bar = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  margin-bottom: ${space(6)};
`;

const FilterField = styled(TextField)`
  width: 18.25rem;
  ${screens.phone} {
    width: 100%;
  }
`;

const AtTheEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-left: auto;
  /* How many pages there are decides where each of it stands. */
  &[aria-busy='true'] {
    visibility: hidden;
  }
`;

/** In the space below the bar: the first letter of a filter moves nothing. */
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
  /** Adds units to the list. */
  adding: ReactNode;
  sort: UnitSort;
  onSort: (sort: UnitSort) => void;
  children?: ReactNode;
}

export function Toolbar({ list, adding, sort, onSort, children }: ToolbarProps) {
  const seesCost = useMay('seeCost');
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
      <PinnedSummary pins={list.pins} />
      <AtTheEnd aria-busy={list.query.isLoading}>
        {children}
        {pages > 1 && (
          <Pagination compact page={page} pages={pages} numbers={pageNumbers(page, pages)} onChange={list.turnToPage} />
        )}
      </AtTheEnd>
    </Bar>
  );
}
