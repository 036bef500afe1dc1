import type { KeyboardEvent } from 'react';
import { MAX_COMMENT } from '../../../contract/people/audit';
import { Button } from '../../ui/button/Button';
import { TextArea } from '../../ui/field/TextArea';
import { Row, Spacer, Stack } from '../../ui/layout/Layout';
import { needsNetwork } from '../../ui/needsNetwork';
import { Dim } from '../../ui/text/Text';

export interface CommentBoxProps {
  what: 'order' | 'unit';
  comment: {
    text: string;
    /** Whether it can be saved now. */
    canSend: boolean;
    isBusy: boolean;
    /** Why it was not saved. */
    failure: string | null;
    write: (text: string) => void;
    save: () => void;
  };
}

/** Where people write about an order or a unit; Ctrl+Enter, or ⌘+Enter, saves it. */
export function CommentBox({ what, comment }: CommentBoxProps) {
  const { text, write, save, canSend, isBusy, failure } = comment;
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
        maxLength={MAX_COMMENT}
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
