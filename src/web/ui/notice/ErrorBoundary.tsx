import { Component, type ReactNode, useEffect, useRef } from 'react';
import { isMissingCode } from '../../lib/loading/missingCode';
import { forgetFailedLoads } from '../../lib/loading/preloadable';
import { styled } from 'styled-components';
import { messages } from '../../../domain/messages';
import { Button } from '../button/Button';
import { color, space } from '../theme';
import { FailureOffer } from './FailureOffer';

interface ErrorBoundaryProps {
  children: ReactNode;
  resetKey?: string;
}

interface ErrorBoundaryState {
  failed: boolean;
  lacksCode: boolean;
  resetKey: string | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, lacksCode: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failed: true, lacksCode: isMissingCode(error) };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { failed: false, lacksCode: false, resetKey: props.resetKey };
  }

  override componentDidCatch() {
    forgetFailedLoads();
  }

  override render() {
    const { failed, lacksCode } = this.state;
    if (!failed) return this.props.children;
    return <ErrorScreen isPage={this.props.resetKey === undefined} lacksCode={lacksCode} />;
  }
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  min-height: 60vh;
  padding: ${space(8)} ${space(4)};
  text-align: center;
  h1:focus {
    outline: none;
  }
  p {
    max-width: 64ch;
    margin-top: ${space(2)};
    text-wrap: balance;
    color: ${color('textDim')};
  }
  div + div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space(2)};
    margin-top: ${space(6)};
  }
`;

/** A full reload relies on nothing that may have failed. */
const reload = () => window.location.reload();
const goHome = () => window.location.assign('/');

function ErrorScreen({ isPage, lacksCode = false }: { isPage: boolean; lacksCode?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${messages.renderingFailed} · SpecAI`;
    heading.current?.focus();
  }, []);
  return (
    <Root as={isPage ? 'main' : 'div'}>
      <div role="alert">
        <h1 ref={heading} tabIndex={-1}>
          {messages.renderingFailed}
        </h1>
        {lacksCode ? (
          <p>A part of SpecAI could not be loaded. The server may be in the middle of an update.</p>
        ) : (
          <p>We&apos;re sorry, but the application has encountered an error.</p>
        )}
        <p>Please try refreshing the page, or contact support if the problem persists.</p>
      </div>
      <div>
        <Button variant="primary" onClick={reload}>
          Reload
        </Button>
        <Button onClick={goHome}>Back to Open Orders</Button>
        <FailureOffer />
      </div>
    </Root>
  );
}
