import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color, toneGround, toneInk, type Tone } from './theme';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone;
  /** Filled: for the one badge of a list that must be seen first. */
  strong?: boolean;
}

const Root = styled.span<{ $tone: Tone; $strong: boolean }>`
  display: inline-block;
  flex: none;
  padding: 1px 6px;
  border-radius: 4px;
  font-size: 12px;
  line-height: 18px;
  font-weight: 600;
  white-space: nowrap;
  background: ${({ $tone, $strong }) => ($strong ? toneInk($tone) : toneGround($tone))};
  color: ${({ $tone, $strong }) => ($strong ? color('surface') : toneInk($tone))};
`;

export function Badge({ tone = 'neutral', strong = false, ...rest }: BadgeProps) {
  return <Root $tone={tone} $strong={strong} data-tone={tone} {...rest} />;
}
