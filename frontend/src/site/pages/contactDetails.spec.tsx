import { screen } from '@testing-library/react';
import { renderSite } from '../../testing/renderSite.js';
import { Page as AboutPage } from './AboutPage.js';
import { Page as BlogPage } from './BlogPage.js';
import { Page as SupportPage } from './SupportPage.js';

const MAILTO = 'mailto:info@hourtrail.example';

describe('where no contact address is configured', () => {
  it.each([
    ['/support', SupportPage],
    ['/about', AboutPage],
  ])('%s shows the default one', async (path, Page) => {
    renderSite(<Page />, path);
    expect(await screen.findByRole('link', { name: 'info@hourtrail.example' })).toHaveAttribute('href', MAILTO);
  });

  it('support leads to it from its email card', () => {
    renderSite(<SupportPage />, '/support');
    expect(screen.getByRole('link', { name: /^Write to us/ })).toHaveAttribute('href', MAILTO);
  });
});

it('each article in the blog names its author', () => {
  renderSite(<BlogPage />, '/blog');
  expect(screen.getAllByText('By the HourTrail team')).toHaveLength(6);
});
