import { screen } from '@testing-library/react';
import { browserStorage, SIGNED_IN } from '../../lib/browserStorage.js';
import { renderSite } from '../../testing/renderSite.js';
import { SiteHeader } from './SiteHeader.js';

describe('the header of the public site', () => {
  // jsdom knows dialogs, but does not close them
  beforeAll(() => Object.assign(HTMLDialogElement.prototype, { close: () => undefined }));
  afterEach(() => browserStorage.dropAll());

  it('leads visitors to the log-in page', () => {
    renderSite(<SiteHeader withLogIn />);
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
  });

  it('leads who is signed in back to their dashboard instead', () => {
    browserStorage.write(SIGNED_IN, 'yes');
    renderSite(<SiteHeader withLogIn />);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });
});
