import type { ComponentProps } from 'react';
import { styled, css } from 'styled-components';
import { toneGround, toneInk, visuallyHidden, type Tone } from '../theme';

export type Status = 'check' | 'tolerance' | 'warning' | 'alert' | 'unknown';

const looks: Readonly<Record<Status, { name: string; path: string }>> = {
  check: { name: 'Match', path: 'M4.6 8.3l2.3 2.3 4.5-4.9' },
  tolerance: {
    name: 'Within tolerance',
    path: 'M4.5 6.7c1.2-1.3 2.3-1.3 3.5 0s2.3 1.3 3.5 0M4.5 10c1.2-1.3 2.3-1.3 3.5 0s2.3 1.3 3.5 0',
  },
  warning: { name: 'Warning', path: 'M8 4.6v4M8 11.2v.1' },
  alert: { name: 'Alert', path: 'M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2' },
  unknown: { name: 'Unknown', path: 'M6 6.2c.1-1.1.9-1.8 2-1.8s2 .7 2 1.7c0 1.4-2 1.4-2 2.9M8 11.4v.1' },
};

const tones: Readonly<Record<Status, Tone>> = {
  ...{ check: 'ok', tolerance: 'near', warning: 'warn', alert: 'bad' },
  unknown: 'neutral',
};

const stateColors = (state: Status) => css`
  &[data-state='${state}'] {
    background: ${toneGround(tones[state])};
    color: ${toneInk(tones[state])};
  }
`;

/** Its label is a plain element, because a card has a dozen of them. */
const Root = styled.span`
  display: inline-flex;
  flex: none;
  width: 1rem;
  height: 1rem;
  border-radius: 50%;
  ${stateColors('check')}
  ${stateColors('tolerance')}
  ${stateColors('warning')}
  ${stateColors('alert')}
  ${stateColors('unknown')}
  span {
    ${visuallyHidden}
  }
`;

export interface StatusIconProps extends ComponentProps<'span'> {
  state: Status;
  label?: string;
}

export function StatusIcon({ state, label, ...rest }: StatusIconProps) {
  const { name, path } = looks[state];
  return (
    <Root {...rest} data-state={state}>
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={path} strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span>{label ?? name}</span>
    </Root>
  );
}
