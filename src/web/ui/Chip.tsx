import type { ComponentProps } from 'react';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { color, hairline } from './theme';

export interface ChipProps extends ComponentProps<'span'> {
  /** Left out: the chip cannot be removed. */
  onRemove?: () => void;
  /** Accessible name of the remove button. */
  removeLabel?: string;
}

const Root = styled.span<{ $fixed: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  max-width: 100%;
  min-height: 26px;
  padding: 0 ${({ $fixed }) => ($fixed ? '10px' : '3px')} 0 10px;
  border: ${({ $fixed }) => ($fixed ? '1px solid transparent' : hairline)};
  border-radius: 13px;
  background: ${({ $fixed }) => color($fixed ? 'surfaceSunken' : 'surface')};
  color: ${color('textSoft')};
  font-size: 12.5px;
  line-height: 18px;
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${color('textDim')};
  &:hover {
    background: ${color('surfaceSunken')};
    color: ${color('text')};
  }
`;

export function Chip({ onRemove, removeLabel = 'Remove', children, ...rest }: ChipProps) {
  return (
    <Root $fixed={onRemove === undefined} {...rest}>
      {children}
      {onRemove && (
        <Remove type="button" aria-label={removeLabel} onClick={onRemove}>
          <X size={13} aria-hidden="true" />
        </Remove>
      )}
    </Root>
  );
}
