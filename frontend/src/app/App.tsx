import { Component, type ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import { Provider } from 'react-redux';
import { HintProvider } from '../ui/Hint.js';
import { ErrorState } from '../ui/states.js';
import { ThemeRoot } from '../ui/theme/ThemeRoot.js';
import { Toaster } from '../ui/Toaster.js';
import { Router } from './Router.js';
import type { createStore } from './store.js';

export const App = ({ store }: { store: ReturnType<typeof createStore> }) => (
  <Provider store={store}>
    <ThemeRoot>
      <HintProvider>
        <ErrorBoundary>
          <Router />
        </ErrorBoundary>
        <Toaster />
      </HintProvider>
    </ThemeRoot>
  </Provider>
);

interface Caught {
  readonly failed: boolean;
}

/** Also catches a page script that fails to load. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { failed: false };

  static getDerivedStateFromError(): Caught {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ErrorState title={t('app.pageFailed')} onRetry={() => window.location.reload()} />;
  }
}
