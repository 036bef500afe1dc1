import type { KeyboardEvent } from 'react';
import { LONGEST_COMMENT } from '../../../contract/audit';
import { useComment } from '../../state/activity/useComment';
import { Button } from '../../ui/button/Button';
import { TextArea } from '../../ui/field/TextArea';
import { Row, Spacer, Stack } from '../../ui/layout/Layout';
import { needsNetwork } from '../../ui/needsNetwork';
import { Dim } from '../../ui/text/Text';
import type { ActivityOf } from './ActivityPanel';

/** Where people write about an order or a unit; Ctrl+Enter, or ⌘+Enter, saves it. */
export function CommentBox({ what, id }: Pick<ActivityOf, 'what' | 'id'>) {
  const { text, write, save, canSend, isBusy, failure } = useComment({ what, id });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  return (
    <Stack $gap={2}>
      <TextArea
        label="Comment"
        rows={2}
        maxLength={LONGEST_COMMENT}
        aria-keyshortcuts="Control+Enter"
        value={text}
        readOnly={isBusy}
        error={failure === null ? null : `Your comment is not saved, and is kept here. ${failure}`}
        onChange={write}
        onKeyDown={onKeyDown}
      />
      <Row>
        <Dim>Everybody who can see this {what} reads it; it cannot be changed later.</Dim>
        <Spacer>
          <Button busy={isBusy} disabled={!canSend && !isBusy} onClick={save} {...needsNetwork}>
            Add comment
          </Button>
        </Spacer>
      </Row>
    </Stack>
  );
}
