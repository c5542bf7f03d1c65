import { screen } from '@testing-library/react';
import type { SessionUser } from '@hourtrail/contracts';
import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../pages/ErrorPages.js';
import { student } from '../testing/builders.js';
import { renderPart } from '../testing/render.js';
import { Answers, json } from '../testing/server.js';
import { FrameOfReader } from './Router.js';

describe('a path that leads nowhere', () => {
  let server: Answers;
  beforeEach(() => {
    server = new Answers().to('GET /api/notifications', () => json(200, [], { 'X-Total-Count': '0' }));
  });
  afterEach(() => server.end());

  const visit = (user?: SessionUser) =>
    renderPart(
      <Routes>
        <Route element={<FrameOfReader />}>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>,
      { at: '/nowhere', ...(user && { user }) },
    );

  it('leaves who is signed in where they were, with every way on', async () => {
    visit(student);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'My Hours' })[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  });

  it('shows others nothing of the application', async () => {
    visit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    ['choose a password', { mustChangePassword: true }],
    ['add a second factor', { secondFactorFrom: '2026-01-01' }],
  ])('shows no more to who must %s first', async (_what, open) => {
    visit({ ...student, ...open });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
