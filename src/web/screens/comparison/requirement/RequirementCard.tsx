import { memo, useCallback, useState } from 'react';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { orderNotes } from '../../../../domain/order/notes/orderNotes';
import { specRows } from '../../../../domain/specs/specRows';
import type { SpecSection } from '../../../../domain/specs/spec';
import { specSections } from '../../../../domain/specs/specTable';
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
  rows: number;
  open: OpenSections;
  onToggle: (id: SectionId) => void;
}

/** What the customer needs, in the first column of the grid. */
export const RequirementCard = memo(function RequirementCard({ order, rows, open, onToggle }: RequirementCardProps) {
  const [areNotesOpen, setNotesOpen] = useState(false);
  const openNotes = useCallback(() => setNotesOpen(true), []);
  return (
    <RequirementColumn $rows={rows} aria-label="Requirement" data-item="" tabIndex={-1}>
      <RequirementHead order={order} />
      <RequirementSummary order={order} onNotes={openNotes} />
      {specSections.map(({ id, title }) => [
        <SectionHead key={id} id={id} title={title} open={open} onToggle={onToggle} />,
        open[id] && <SectionRows key={`${id}-rows`} id={id} order={order} onNotes={openNotes} />,
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
  onNotes: () => void;
}

function SectionRows({ id, order, onNotes }: SectionRowsProps) {
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
          />
        ))}
    </RowList>
  );
}
