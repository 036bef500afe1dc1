import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type Tone, color, toneGround, toneInk } from '../theme';
import { badgeShape } from './badgeStyle';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone;
  /** Filled, for the most important badge of a list. */
  strong?: boolean;
}

const Root = styled.span<{ $tone: Tone; $strong: boolean }>`
  ${badgeShape}
  background: ${({ $tone, $strong }) => ($strong ? toneInk($tone) : toneGround($tone))};
  color: ${({ $tone, $strong }) => ($strong ? color('surface') : toneInk($tone))};
`;

export function Badge({ tone = 'neutral', strong = false, ...rest }: BadgeProps) {
  return <Root $tone={tone} $strong={strong} data-tone={tone} {...rest} />;
}
