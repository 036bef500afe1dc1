import { css, styled } from 'styled-components';
import type { ComponentProps } from 'react';
import { fontSize, radius, type Tone, color, toneGround, toneInk, ellipsis } from '../theme';

export const badgeShape = css`
  display: inline-block;
  max-width: 100%;
  padding: 1px 0.375rem;
  ${ellipsis}
  border-radius: ${radius.mark};
  font-size: ${fontSize.small};
  line-height: 1.125rem;
  font-weight: 600;
  vertical-align: bottom;
`;

interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone;
  strong?: boolean;
}

const Root = styled.span<{ $tone: Tone; $strong: boolean }>`
  ${badgeShape}
  background: ${({ $tone, $strong }) => ($strong ? toneInk($tone) : toneGround($tone))};
  color: ${({ $tone, $strong }) => ($strong ? color('surface') : toneInk($tone))};
`;

export const Badge = ({ tone = 'neutral', strong = false, ...rest }: BadgeProps) => (
  <Root $tone={tone} $strong={strong} data-tone={tone} {...rest} />
);
