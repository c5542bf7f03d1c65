import '@fontsource-variable/figtree/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { signOutTogether } from './app/signOutTogether.js';
import { createStore } from './app/store.js';
import { takeFlashMessage } from './lib/flashMessage.js';
import { toast } from './ui/toast.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');

// A page that Back brings out of the browser's memory could show what belonged to a session that is over.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

const store = createStore();
signOutTogether(store);

// The log-in page, or whatever was loaded before, has something to say here.
const { toast: welcome } = takeFlashMessage();
if (welcome) toast(welcome);

createRoot(root).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);
