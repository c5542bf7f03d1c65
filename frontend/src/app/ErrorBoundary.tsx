import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/states.js';

interface Caught {
  readonly failed: boolean;
}

/** When a page breaks, or its script does not arrive, there is something to read and a way on. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { failed: false };

  static getDerivedStateFromError(): Caught {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ErrorState title="This page could not be shown" onRetry={() => window.location.reload()} />;
  }
}
