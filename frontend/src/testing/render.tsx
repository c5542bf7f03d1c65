import type { ReactNode } from 'react';
import type { SessionUser } from '@hourtrail/contracts';
import { render, type RenderResult } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { knowUser } from '../api/identity.js';
import { createStore } from '../app/store.js';
import { appStore } from '../lib/appStore.js';
import { ThemeRoot } from '../ui/theme/ThemeRoot.js';
import { HintProvider } from '../ui/Hint.js';
import type { ShownToast, ToastState } from '../ui/toast.js';

type Store = ReturnType<typeof createStore>;

interface Setting {
  /** Who is signed in; nobody unless given. */
  readonly user?: SessionUser;
  readonly at?: string;
  /** The store of an earlier screen, for what outlasts it; a new one unless given. */
  readonly store?: Store;
}

type Rendered = RenderResult & Pick<Store, 'dispatch'> & { readonly store: Store };

/** Draws a part of the site with everything around it but the server; its store can be told what befalls the rest. */
export function renderPart(part: ReactNode, { user, at = '/', store = createStore() }: Setting = {}): Rendered {
  store.dispatch(knowUser(user ?? null));
  const rendered = render(
    <Provider store={store}>
      <ThemeRoot>
        <HintProvider>
          <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
        </HintProvider>
      </ThemeRoot>
    </Provider>,
  );
  return { ...rendered, store, dispatch: store.dispatch };
}

/** The messages that stand in the corner, the newest last. */
export const shownToasts = (): readonly ShownToast[] => (appStore().getState() as ToastState).toasts;
