import { useState } from 'react';
import { Switch } from '../../ui/field/Switch';
import { NameForm } from '../naming/NameForm';

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
export function ViewForm({ isShared, onSave, ...form }: ViewFormProps) {
  const [shared, setShared] = useState(isShared ?? false);
  return (
    <NameForm {...form} onSave={(name) => onSave(name, shared)}>
      {() => isShared !== undefined && <Switch label="Share with everybody" checked={shared} onChange={setShared} />}
    </NameForm>
  );
}
