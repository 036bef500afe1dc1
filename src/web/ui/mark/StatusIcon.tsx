import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { toneGround, toneInk, visuallyHidden, type Tone } from '../theme';

export type Status = 'check' | 'tolerance' | 'warning' | 'alert';

/** Each status has its own shape, so that it is readable without color. */
const looks: Readonly<Record<Status, { tone: Tone; name: string; path: string }>> = {
  check: { tone: 'ok', name: 'Match', path: 'M4.6 8.3l2.3 2.3 4.5-4.9' },
  tolerance: {
    tone: 'near',
    name: 'Within tolerance',
    path: 'M4.5 6.7c1.2-1.3 2.3-1.3 3.5 0s2.3 1.3 3.5 0M4.5 10c1.2-1.3 2.3-1.3 3.5 0s2.3 1.3 3.5 0',
  },
  warning: { tone: 'warn', name: 'Warning', path: 'M8 4.6v4M8 11.2v.1' },
  alert: { tone: 'bad', name: 'Alert', path: 'M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2' },
};

const Root = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  flex: none;
  width: 1rem;
  height: 1rem;
  border-radius: 50%;
  background: ${({ $tone }) => toneGround($tone)};
  color: ${({ $tone }) => toneInk($tone)};
`;

const Name = styled.span`
  ${visuallyHidden}
`;

export interface StatusIconProps extends ComponentProps<'span'> {
  state: Status;
  /** Replaces the status's own name. */
  label?: string;
}

export function StatusIcon({ state, label, ...rest }: StatusIconProps) {
  const { tone, name, path } = looks[state];
  return (
    <Root $tone={tone} {...rest} data-state={state}>
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={path} strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <Name>{label ?? name}</Name>
    </Root>
  );
}
