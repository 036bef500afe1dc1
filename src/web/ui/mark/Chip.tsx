import type { ComponentProps } from 'react';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { color, fontSize, hairline, radius, bare, inlineRow } from '../theme';

export interface ChipProps extends ComponentProps<'span'> {
  onRemove?: () => void;
  removeLabel?: string;
}

const Root = styled.span<{ $fixed: boolean }>`
  ${inlineRow('2px')}
  max-width: 100%;
  min-height: 1.625rem;
  padding: 0 ${({ $fixed }) => ($fixed ? '0.625rem' : '3px')} 0 0.625rem;
  border: ${({ $fixed }) => ($fixed ? '1px solid transparent' : hairline)};
  border-radius: ${radius.pill};
  background: ${({ $fixed }) => color($fixed ? 'surfaceSunken' : 'surface')};
  color: ${color('textSoft')};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  ${bare}
  border-radius: 50%;
  color: ${color('textDim')};
  &:hover {
    background: ${color('surfaceSunken')};
    color: ${color('text')};
  }
`;

export const Chip = ({ onRemove, removeLabel = 'Remove', children, ...rest }: ChipProps) => (
  <Root $fixed={onRemove === undefined} {...rest}>
    {children}
    {onRemove && (
      <Remove type="button" aria-label={removeLabel} onClick={onRemove}>
        <X size={13} aria-hidden="true" />
      </Remove>
    )}
  </Root>
);
