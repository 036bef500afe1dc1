import { Notice } from '../../../ui/notice/Notice';
import { useState, type ReactNode } from 'react';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { TextField } from '../../../ui/field/TextField';
import { Row, Stack } from '../../../ui/elements';
import { Switch } from '../../../ui/field/Switch';
import type { View, ViewChange } from '../../../../contract/views';

const MAX_NAME_LENGTH = 60;

interface SaveProgress {
  isBusy: boolean;
  failure: string | null;
}

export interface NameFormProps extends SaveProgress {
  name?: string;
  submit: string;
  onCancel: () => void;
  onSave: (name: string) => void;
  children?: (name: string) => ReactNode;
}

export function NameForm({ name = '', submit, isBusy, failure, onCancel, onSave, children }: NameFormProps) {
  const [text, setText] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const chosen = text.trim();
  const save = () => {
    setMissing(chosen === '');
    if (chosen !== '' && !isBusy) onSave(chosen);
  };
  return (
    <Stack $gap={4}>
      <TextField
        label="Name"
        maxLength={MAX_NAME_LENGTH}
        value={text}
        onChange={setText}
        onEnter={save}
        error={isMissing ? 'Enter a name.' : failure}
      />
      {children?.(chosen)}
      <Row $gap={2}>
        <Button variant="primary" busy={isBusy} onClick={save} {...needsNetwork}>
          {submit}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Row>
    </Stack>
  );
}

interface ViewFormProps extends Omit<NameFormProps, 'onSave' | 'children'> {
  isShared?: boolean;
  onSave: (name: string, isShared: boolean) => void;
}

export function ViewForm({ isShared, onSave, ...form }: ViewFormProps) {
  const [shared, setShared] = useState(isShared ?? false);
  return (
    <NameForm {...form} onSave={(name) => onSave(name, shared)}>
      {() => isShared !== undefined && <Switch label="Share with everybody" checked={shared} onChange={setShared} />}
    </NameForm>
  );
}

interface DeleteFormProps extends SaveProgress {
  onKeep: () => void;
  onDelete: () => void;
  children: ReactNode;
}

/** Confirms before something saved is deleted. */
export const DeleteForm = ({ isBusy, failure, onKeep, onDelete, children }: DeleteFormProps) => (
  <Stack $gap={4}>
    {failure !== null && <Notice tone="bad">{failure}</Notice>}
    <p>{children}</p>
    <Row $gap={2}>
      <Button variant="primary" busy={isBusy} onClick={onDelete} {...needsNetwork}>
        Delete
      </Button>
      <Button onClick={onKeep}>Keep</Button>
    </Row>
  </Stack>
);

export interface ViewActions {
  change: (view: View, change: Partial<ViewChange>) => void;
  remove: (view: View) => void;
  start: (view: View, isStart: boolean) => void;
  forgetFailure: () => void;
}

export interface ViewProgress extends SaveProgress {
  unavailable: string | null;
  done: number;
}

export function ownerNote({ isOwn, isShared, isStart, ownerName }: View): string | undefined {
  const notes = [
    isOwn !== true && `Shared by ${ownerName ?? 'a colleague'}`,
    isOwn === true && isShared === true && 'Shared',
    isStart === true && 'My start',
  ].filter((note) => note !== false);
  return notes.length > 0 ? notes.join(' · ') : undefined;
}
