import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';
import { forgetFailedParts } from '../../loading/preloadable';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A change of it (the address, say) gives the children another try. Left out where the children are the whole page. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetKey: string | undefined;
}

/** Any uncaught rendering error below shows the error screen instead of nothing. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch() {
    forgetFailedParts();
  }

  override render() {
    return this.state.failed ? <ErrorScreen isPage={this.props.resetKey === undefined} /> : this.props.children;
  }
}
