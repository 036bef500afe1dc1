import { memo, useCallback, useState } from 'react';
import { describedSpecs } from '../../../../domain/descriptions/proposalWords';
import { type DisplayOrder, orderNotes } from '../../../../domain/order/displayOrder';
import { specRows } from '../../../../domain/specs/specRows';
import type { SpecId, SpecSection } from '../../../../domain/specs/spec';
import { specSections } from '../../../../domain/specs/specTable';
import { useAppSelector } from '../../../state/hooks';
import { selectAcceptedProposals } from '../../../state/selectors/describedFields';
import { NotesModal } from '../../../parts/order/NotesModal';
import { RequirementColumn, RowList } from '../layout/grid';
import { NotesPreview } from './NotesPreview';
import { RequirementHead } from './RequirementHead';
import { RequirementSummary } from './RequirementSummary';
import { RequirementCell } from './RequirementCell';
import { SectionHead } from '../layout/SectionHead';
import { type OpenSections, type SectionId } from '../layout/sections';

interface RequirementCardProps {
  order: DisplayOrder;
  /** Without what accepted proposals fill. */
  stated: DisplayOrder;
  rows: number;
  open: OpenSections;
  onToggle: (id: SectionId) => void;
}

/** What the customer needs, in the first column of the grid. */
export const RequirementCard = memo(function RequirementCard(props: RequirementCardProps) {
  const { order, stated, rows, open, onToggle } = props;
  const [areNotesOpen, setNotesOpen] = useState(false);
  const openNotes = useCallback(() => setNotesOpen(true), []);
  return (
    <RequirementColumn $rows={rows} aria-label="Requirement" data-item="" tabIndex={-1}>
      <RequirementHead order={order} />
      <RequirementSummary order={stated} onNotes={openNotes} />
      {specSections.map(({ id, title }) => [
        <SectionHead key={id} id={id} title={title} open={open} onToggle={onToggle} />,
        open[id] && <SectionRows key={`${id}-rows`} id={id} order={order} stated={stated} onNotes={openNotes} />,
      ])}
      <NotesModal notes={orderNotes(order)} isOpen={areNotesOpen} onClose={() => setNotesOpen(false)} />
    </RequirementColumn>
  );
});

const DeliveryCell = ({ location }: { location: string }) => (
  <RowList>
    <RequirementCell label="Delivery Location" value={location} isFirm={false} />
  </RowList>
);

interface SectionRowsProps {
  id: SpecSection;
  order: DisplayOrder;
  stated: DisplayOrder;
  onNotes: () => void;
}

function SectionRows({ id, order, stated, onNotes }: SectionRowsProps) {
  const filling = useAppSelector((state) => selectAcceptedProposals(state, stated));
  const sourceOf = (row: SpecId) => filling.find(({ field }) => describedSpecs[field] === row);
  if (id === 'additional')
    return (
      <>
        <DeliveryCell location={order.customerLocation} />
        <NotesPreview notes={orderNotes(order)} onMore={onNotes} />
      </>
    );
  return (
    <RowList>
      {specRows
        .filter((row) => row.section === id)
        .map((row) => (
          <RequirementCell
            key={row.id}
            label={row.label}
            unitOfMeasure={row.unitOfMeasure}
            value={row.required(order.requirement)}
            from={sourceOf(row.id)}
          />
        ))}
    </RowList>
  );
}
