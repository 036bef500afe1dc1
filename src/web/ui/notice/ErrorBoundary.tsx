import { Component, type ReactNode } from 'react';
import { reportCaughtError } from './caughtErrors';
import { ErrorScreen } from './ErrorScreen';
import { forgetFailedLoads } from '../../loading/preloadable';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** When it changes (the address, say), the children are rendered again. Omitted if the children are the whole page. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetKey: string | undefined;
}

/** Shows the error screen when rendering fails below it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown) {
    reportCaughtError(error);
    forgetFailedLoads();
  }

  override render() {
    return this.state.failed ? <ErrorScreen isPage={this.props.resetKey === undefined} /> : this.props.children;
  }
}
