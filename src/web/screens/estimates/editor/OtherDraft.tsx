import type { EstimateDraft } from '../../../../contract/estimates/estimates';
import { inputDifferences } from '../../../../domain/estimates/inputLines';
import { formatDateTime } from '../../../../domain/format/date';
import { Button } from '../../../ui/button/Button';
import { Row, Stack } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import type { EstimateEditing } from './useEstimateEditing';

interface OtherDraftProps {
  editing: EstimateEditing;
  /** Null: it was saved or discarded. */
  theirs: EstimateDraft | null;
}

/** Says that the same person went on in another tab or on another device, and asks which of the two stays. */
export function OtherDraft({ editing, theirs }: OtherDraftProps) {
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
