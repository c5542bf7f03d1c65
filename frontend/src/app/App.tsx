import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { FailedPage } from '../pages/ErrorPages.js';
import { HintProvider } from '../ui/Hint.js';
import { ThemeRoot } from '../ui/theme/ThemeRoot.js';
import { Toaster } from '../ui/Toaster.js';
import { Router } from './Router.js';
import type { createStore } from './store.js';

export const App = ({ store }: { store: ReturnType<typeof createStore> }) => (
  <Provider store={store}>
    <ThemeRoot>
      <HintProvider>
        <ErrorBoundary fallback={<FailedPage />}>
          <Router />
        </ErrorBoundary>
        <Toaster />
      </HintProvider>
    </ThemeRoot>
  </Provider>
);
