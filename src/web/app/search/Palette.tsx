import { useEffect, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ModalDialog } from '../../ui/dialog/ModalDialog';
import type { PaletteItem } from './groups';
import { PaletteView } from './PaletteView';
import { usePalette } from './usePalette';

export interface Typed {
  readonly text: string;
  readonly isEntered: boolean;
}

interface PaletteProps {
  typed: Typed;
  onType: (typed: Typed) => void;
  onClose: () => void;
}

export function Palette(props: PaletteProps) {
  return (
    <ModalDialog title="Search" size="palette" isOpen onClose={props.onClose}>
      <Content {...props} />
    </ModalDialog>
  );
}

function Content({ typed, onType, onClose }: PaletteProps) {
  const { groups, isPending, error, refetch } = usePalette(typed.text);
  const [moved, setMoved] = useState<string | null>(null);
  const navigate = useNavigate();
  const items = groups.flatMap((group) => group.items);
  const [first] = items;
  const selected = items.find(({ key }) => key === moved) ?? first;
  const open = ({ to, run }: PaletteItem) => {
    // Before anything else can take the focus.
    onClose();
    if (to !== undefined) void navigate(to);
    run?.();
  };
  const isDue = typed.isEntered && !isPending;
  // Enter pressed before the response opens the first result.
  useEffect(() => {
    if (!isDue) return;
    if (first) queueMicrotask(() => open(first));
    else onType({ ...typed, isEntered: false });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isPending || selected?.key === moved) return;
    event.preventDefault();
    onType({ ...typed, isEntered: true });
  };
  return (
    <PaletteView
      text={typed.text}
      onText={(text) => {
        setMoved(null);
        onType({ text, isEntered: false });
      }}
      groups={groups}
      selected={selected?.key ?? ''}
      onSelect={(key) => setMoved(key === first?.key ? null : key)}
      onOpen={open}
      onClose={onClose}
      onKeyDown={onKeyDown}
      isPending={isPending}
      error={error}
      refetch={refetch}
    />
  );
}
