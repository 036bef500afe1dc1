import { useEffect, useRef, type SyntheticEvent } from 'react';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { TextField } from '../../../ui/field/TextField';
import { space } from '../../../ui/theme';
import { useIcPanel, type IcPanelOptions, type IcPanelState } from './useIcPanel';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  max-width: 100%;
`;

const Field = styled(TextField)`
  width: 15.625rem;
  max-width: 100%;
`;

/** Adds a unit by its inventory control number. What is typed renders nothing else of the comparison. */
export function IcPanel(props: IcPanelOptions) {
  const panel = useIcPanel(props);
  const opener = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    panel.cancel();
    opener.current?.focus();
  };
  return (
    <>
      <Button ref={opener} aria-expanded={panel.isOpen} onClick={panel.toggle}>
        <Plus size={15} aria-hidden="true" /> Add Inventory Control Number
      </Button>
      {panel.isOpen && <IcForm panel={panel} onCancel={cancel} />}
    </>
  );
}

function IcForm({ panel, onCancel }: { panel: IcPanelState; onCancel: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  // The focus is the browser's, not React's: the panel opens to type into.
  useEffect(() => input.current?.focus(), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    panel.submit();
  };
  return (
    <Form
      role="search"
      aria-label="Inventory control number"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <Field
        ref={input}
        label="IC#"
        hideLabel
        placeholder="Enter IC# to add new card..."
        maxLength={40}
        value={panel.text}
        readOnly={panel.isSearching}
        onChange={panel.change}
      />
      <Button type="submit" variant="primary" disabled={!panel.canSubmit} busy={panel.isSearching} {...needsNetwork}>
        {panel.isSearching ? 'Searching...' : 'Search'}
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </Form>
  );
}
