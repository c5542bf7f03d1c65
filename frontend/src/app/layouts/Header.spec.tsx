import { screen } from '@testing-library/react';
import { admin, teacher } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json } from '../../testing/server.js';
import { Header } from './Header.js';

describe('the header', () => {
  let server: Answers;
  beforeEach(() => {
    server = new Answers().to('GET /api/notifications', () => json(200, [], { 'X-Total-Count': '0' }));
  });
  afterEach(() => server.end());

  it('leads a teacher to the form for an opportunity on their dashboard', async () => {
    renderPart(<Header />, { user: teacher });
    expect(await screen.findByRole('link', { name: 'Create Opportunity' })).toHaveAttribute(
      'href',
      '/dashboard?publish=new',
    );
  });

  it('shows that to nobody else', async () => {
    renderPart(<Header />, { user: admin });
    expect(await screen.findByRole('link', { name: 'Opportunities' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create Opportunity' })).toBeNull();
  });
});
