import type { ComponentProps, ReactNode } from 'react';
import { CircleAlert, Info } from 'lucide-react';
import { styled } from 'styled-components';
import { radius, space, toneGround, toneInk, type Tone, color, cardFrame } from '../theme';

interface NoticeProps extends ComponentProps<'div'> {
  tone?: Tone;
}

const Root = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: ${space(2)};
  padding: 0.625rem 0.75rem;
  border-radius: ${radius.control};
  background: ${({ $tone }) => toneGround($tone)};
  color: ${({ $tone }) => toneInk($tone)};
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

/** `bad` is announced immediately, other tones politely. */
export function Notice({ tone = 'neutral', children, ...rest }: NoticeProps) {
  const Icon = tone === 'bad' || tone === 'warn' ? CircleAlert : Info;
  return (
    <Root role={tone === 'bad' ? 'alert' : 'status'} $tone={tone} data-tone={tone} {...rest}>
      <Icon size={16} aria-hidden="true" />
      <div>{children}</div>
    </Root>
  );
}

const EmptyStateRoot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(12)} ${space(4)};
  ${cardFrame}
  text-align: center;
  p {
    color: ${color('textDim')};
  }
  & > a,
  & > button,
  & > div {
    justify-content: center;
    margin-top: ${space(3)};
  }
`;

export const EmptyState = ({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) => (
  <EmptyStateRoot role="status">
    <h2>{title}</h2>
    {hint && <p>{hint}</p>}
    {children}
  </EmptyStateRoot>
);
