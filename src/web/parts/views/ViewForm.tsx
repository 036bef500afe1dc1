import { useState } from 'react';
import { Button } from '../../ui/button/Button';
import { Switch } from '../../ui/field/Switch';
import { TextField } from '../../ui/field/TextField';
import { Row, Stack } from '../../ui/layout/Layout';
import { needsNetwork } from '../../ui/needsNetwork';

/** As the product API has it. */
const LONGEST_NAME = 60;

interface ViewFormProps {
  name?: string;
  /** Whether it is asked too, and its answer at first. */
  isShared?: boolean;
  submit: string;
  isBusy: boolean;
  /** Why it could not be saved. */
  failure: string | null;
  onCancel: () => void;
  onSave: (name: string, isShared: boolean) => void;
}

/** The name of a view and whether everybody sees it. */
export function ViewForm({ name = '', isShared, submit, isBusy, failure, onCancel, onSave }: ViewFormProps) {
  const [text, setText] = useState(name);
  const [shared, setShared] = useState(isShared ?? false);
  const [isMissing, setMissing] = useState(false);
  const save = () => {
    setMissing(text.trim() === '');
    if (text.trim() !== '' && !isBusy) onSave(text.trim(), shared);
  };
  return (
    <Stack $gap={4}>
      <TextField
        label="Name"
        maxLength={LONGEST_NAME}
        value={text}
        onChange={setText}
        onEnter={save}
        error={isMissing ? 'Enter a name.' : failure}
      />
      {isShared !== undefined && <Switch label="Share with everybody" checked={shared} onChange={setShared} />}
      <Row $gap={2}>
        <Button variant="primary" busy={isBusy} onClick={save} {...needsNetwork}>
          {submit}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Row>
    </Stack>
  );
}
