import { styled } from 'styled-components';
import type { EstimateDraft } from '../../../../../contract/estimates/estimates';
import type { Accepted } from '../../../../../contract/matching/quote';
import type { Order } from '../../../../../contract/orders/order';
import { acceptedText } from '../../../../../domain/descriptions/accepted';
import { inputDifferences } from '../../../../../domain/estimates/inputLines';
import { formatDateTime, formatTime } from '../../../../../domain/format/date';
import type { DraftStatus } from '../../state/useDraftAutosave';
import { useAppSelector } from '../../../../store/hooks';
import { selectAccepted } from '../../../matching/state/quote';
import { Button, needsNetwork } from '../../../../ui/button/Button';
import { Row, Stack, Dim } from '../../../../ui/elements';
import { Notice } from '../../../../ui/notice/Notice';
import { color, fontSize } from '../../../../ui/theme';
import type { EstimateEditing } from '../../state/useEstimateEditing';

const Line = styled.p`
  margin-left: auto;
  color: ${color('textDim')};
  font-size: ${fontSize.label};
`;

export const DraftLine = ({ status }: { status: DraftStatus }) => <Line role="status">{textOf(status)}</Line>;

function textOf(status: DraftStatus): string {
  if (status === 'none' || status === 'other') return '';
  if (status === 'typing') return 'Saving draft…';
  if (status === 'here') return 'Draft kept in this browser; it is sent when the server can be reached.';
  return `Draft saved ${formatTime(Date.parse(status.savedAt))}`;
}

export const StaleEstimate = ({ editing }: { editing: EstimateEditing }) => (
  <Notice tone="warn">
    <Stack $gap={2}>
      <p>A newer version of this estimate was saved. What you typed is still here; the latest version replaces it.</p>
      <div>
        <Button size="small" busy={editing.isLoadingNewer} onClick={editing.loadNewer} {...needsNetwork}>
          Load latest version
        </Button>
      </div>
    </Stack>
  </Notice>
);

/** `theirs` is null if saved or discarded. */
export function OtherDraft({ editing, theirs }: { editing: EstimateEditing; theirs: EstimateDraft | null }) {
  const what =
    theirs === null
      ? 'You saved or discarded this draft in another tab or on another device.'
      : `You changed this draft in another tab or on another device${theirs.savedAt === null ? '' : `, last on ${formatDateTime(theirs.savedAt)}`}.`;
  const differing = theirs === null ? [] : inputDifferences(theirs.inputs, editing.work.inputs);
  return (
    <Notice tone="warn">
      <Stack $gap={2}>
        <p>{what} What you typed here is kept in this browser until you choose which of the two stays.</p>
        {differing.length > 0 && (
          <ul>
            {differing.map(({ line, label, then, now }) => (
              <li key={line}>{`${label}: ${now} here, ${then} in the other`}</li>
            ))}
          </ul>
        )}
        <Row $gap={2}>
          <Button size="small" onClick={editing.keepMine}>
            Keep what is typed here
          </Button>
          <Button size="small" onClick={editing.takeOther}>
            {theirs === null ? 'Drop what is typed here' : 'Take the other draft'}
          </Button>
        </Row>
      </Stack>
    </Notice>
  );
}

interface AcceptedTextsProps {
  order: Order;
  accepted: Accepted | undefined;
  isEditable: boolean;
  onChange: (accepted: Accepted) => void;
}

export function AcceptedTexts({ order, accepted, isEditable, onChange }: AcceptedTextsProps) {
  const current = useAppSelector((state) => selectAccepted(state, order));
  const [counted, offered] = [accepted, current].map((each) => (each ? acceptedText(each) : ''));
  return (
    <>
      {counted !== '' && <Dim>From the order&apos;s texts: {counted}</Dim>}
      {current && offered !== counted && (
        <Row $gap={2}>
          <Dim>Accepted on the comparison and not counted here: {offered}</Dim>
          <Button size="small" disabled={!isEditable} onClick={() => onChange(current)}>
            Use it here
          </Button>
        </Row>
      )}
    </>
  );
}
