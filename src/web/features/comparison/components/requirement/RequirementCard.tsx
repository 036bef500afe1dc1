import { memo, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import type { Clause } from '../../../../../domain/descriptions/proposals';
import { describedSpecs, sourceText } from '../../../../../domain/descriptions/proposalWords';
import { orNA } from '../../../../../domain/format/number';
import { truncate } from '../../../../../domain/format/text';
import { LONG_VALUE_LENGTH, NOTES_PREVIEW_LENGTH } from '../../../../../domain/limits';
import { isLineNumber } from '../../../../../domain/inquiries/inquiryStates';
import { type DisplayOrder, orderNotes } from '../../../../../domain/orders/displayOrder';
import type { SpecId, SpecSection } from '../../../../../domain/specs/spec';
import { specRows } from '../../../../../domain/specs/specRows';
import { specSections } from '../../../../../domain/specs/specTable';
import { JobTypeBadge } from '../../../orders/components/OrderMarks';
import { NotesModal } from '../../../orders/components/NotesModal';
import { EditButton } from '../../../records/components/EditButton';
import { useAppSelector } from '../../../../store/hooks';
import { selectAcceptedProposals } from '../../../matching/state/describedFields';
import { Dim, Label, Row } from '../../../../ui/elements';
import { color, fontSize } from '../../../../ui/theme';
import { OptionalTooltip } from '../../../../ui/Tooltip';
import {
  HeadCell,
  NotesCell,
  type OpenSections,
  RequirementColumn,
  RowList,
  SectionHead,
  type SectionId,
  SIDE,
} from '../cardLayout';
import { OrderReservation } from '../unit/Reservation';
import { RequirementSummary } from './RequirementSummary';

interface RequirementCardProps {
  order: DisplayOrder;
  /** Without accepted proposals. */
  stated: DisplayOrder;
  rows: number;
  open: OpenSections;
  onToggle: (id: SectionId) => void;
}

export const RequirementCard = memo(function RequirementCard(props: RequirementCardProps) {
  const { order, stated, rows, open, onToggle } = props;
  const [areNotesOpen, setNotesOpen] = useState(false);
  const openNotes = useCallback(() => setNotesOpen(true), []);
  return (
    <RequirementColumn $rows={rows} aria-label="Requirement" data-item="" tabIndex={-1}>
      <HeadCell>
        <Line>
          <h2>Requirement</h2>
          <Row $gap={1}>
            <JobTypeBadge jobType={order.jobType} />
            {!isLineNumber(order.jobOrderNumber) && (
              <EditButton isIcon file="orders" recordKey={order.id} number={orNA(order.jobOrderNumber)} />
            )}
          </Row>
        </Line>
        <Customer>{orNA(order.customerName)}</Customer>
        <OrderReservation orderId={order.id} />
      </HeadCell>
      <RequirementSummary order={stated} onNotes={openNotes} />
      {specSections.map(({ id, title }) => [
        <SectionHead key={id} id={id} title={title} open={open} onToggle={onToggle} />,
        open[id] && <SectionRows key={`${id}-rows`} id={id} order={order} stated={stated} onNotes={openNotes} />,
      ])}
      <NotesModal notes={orderNotes(order)} isOpen={areNotesOpen} onClose={() => setNotesOpen(false)} />
    </RequirementColumn>
  );
});

interface SectionRowsProps extends Pick<RequirementCardProps, 'order' | 'stated'> {
  id: SpecSection;
  onNotes: () => void;
}

function SectionRows({ id, order, stated, onNotes }: SectionRowsProps) {
  const filling = useAppSelector((state) => selectAcceptedProposals(state, stated));
  const sourceOf = (row: SpecId) => filling.find(({ field }) => describedSpecs[field] === row);
  if (id === 'additional')
    return (
      <>
        <RowList>
          <RequirementCell label="Delivery Location" value={order.customerLocation} isFirm={false} />
        </RowList>
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

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
`;

const Customer = styled.p`
  overflow: hidden;
  color: ${color('textDim')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Cell = styled(Row)`
  justify-content: space-between;
  gap: 0 0.625rem;
  min-height: 1.75rem;
  padding: 0.1875rem ${SIDE};
  border-bottom: 1px solid ${color('lineSoft')};
  dt {
    flex: none;
    font-size: ${fontSize.label};
    color: ${color('textDim')};
  }
  dd {
    min-width: 0;
    margin-left: auto;
    text-align: right;
    overflow-wrap: anywhere;
  }
`;

/** On its own line so that the value stays aligned. */
const Source = styled(Label)`
  display: block;
`;

interface RequirementCellProps {
  label: string;
  value: string;
  unitOfMeasure?: string;
  isFirm?: boolean;
  /** Fills the field if the order does not. */
  from?: Clause;
}

const RequirementCell = ({ label, value, unitOfMeasure, isFirm = true, from }: RequirementCellProps) => (
  <Cell>
    <dt>{label}</dt>
    <dd>
      <OptionalTooltip text={tooltip(value, isFirm)} isTabStop={false}>
        <span>{truncate(orNA(value), LONG_VALUE_LENGTH)}</span>
      </OptionalTooltip>{' '}
      {value && unitOfMeasure && <Dim>{unitOfMeasure}</Dim>}
      {from && <Source>{sourceText(from)}</Source>}
    </dd>
  </Cell>
);

function tooltip(value: string, isFirm: boolean): string | null {
  if (value === '') return null;
  const longValue = truncate(value, LONG_VALUE_LENGTH) === value ? null : value;
  return [isFirm && 'Firm requirement', longValue].filter(Boolean).join(': ') || null;
}

const More = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color('link')};
  text-decoration: underline;
`;

function NotesPreview({ notes, onMore }: { notes: string; onMore: () => void }) {
  const preview = truncate(notes, NOTES_PREVIEW_LENGTH);
  if (preview === notes) return <NotesCell>{notes}</NotesCell>;
  return (
    <NotesCell>
      {preview}{' '}
      <More type="button" onClick={onMore}>
        read more
      </More>
    </NotesCell>
  );
}
