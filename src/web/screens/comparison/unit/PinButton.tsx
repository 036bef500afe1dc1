import { Pin } from 'lucide-react';
import { styled } from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import { MAX_PINNED } from '../../../../domain/limits';
import { IconButton } from '../../../ui/button/Button';
import { color } from '../../../ui/theme';
import { Tooltip } from '../../../ui/Tooltip';

export interface Pinning {
  isPinned: boolean;
  isFull: boolean;
  onPin: (unit: Unit) => void;
}

const Toggle = styled(IconButton)`
  &[aria-pressed='true'] {
    background: ${color('selected')};
    color: ${color('selectedText')};
  }
  &[aria-disabled] {
    opacity: 0.45;
    cursor: default;
  }
`;

export function PinButton({ unit, isPinned, isFull, onPin }: Pinning & { unit: Unit }) {
  const cannot = isFull && !isPinned;
  return (
    <Tooltip label={cannot ? `${MAX_PINNED} units are pinned. Unpin one first.` : 'Keep side by side'}>
      <Toggle
        size="small"
        aria-keyshortcuts="P"
        data-shortcut="Pin the unit in focus"
        label={`Pin unit ${unit.serial}`}
        aria-pressed={isPinned}
        aria-disabled={cannot || undefined}
        icon={<Pin size={15} />}
        onClick={() => {
          if (!cannot) onPin(unit);
        }}
      />
    </Tooltip>
  );
}

export const DIFFERS = 'Differs between the pinned units';
