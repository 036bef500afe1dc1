import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';
import { isMissingCode } from '../../loading/missingCode';
import { forgetFailedLoads } from '../../loading/preloadable';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A change renders the children again. Absent if the children are the whole page. */
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
