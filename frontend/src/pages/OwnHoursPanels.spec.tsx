import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePanels } from '../features/hours/usePanels.js';
import { browserStorage } from '../lib/browserStorage.js';
import { enterText } from '../testing/enterText.js';
import { aNominee, aVerifier, student, verifier } from '../testing/builders.js';
import { renderPart } from '../testing/render.js';
import { Answers, json } from '../testing/server.js';
import { OwnHoursPanels } from './OwnHoursPanels.js';

const Own = () => <OwnHoursPanels panels={usePanels()} />;

describe('naming somebody new as verifier', () => {
  let server: Answers;
  beforeEach(() => {
    browserStorage.dropAll();
    server = new Answers()
      .to('GET /api/users/verifiers', () => json(200, [aVerifier(verifier)]))
      .to('GET /api/volunteer-hours', () => json(200, [], { 'X-Total-Count': '0' }))
      .to('POST /api/users', () => json(201, aNominee()));
  });
  afterEach(() => server.end());

  it('leaves the form as it was typed and says from when they can be chosen', async () => {
    renderPart(<Own />, { user: student, at: '/my-hours?log=new' });
    const place = await screen.findByRole('combobox', { name: 'Organization' });
    await enterText(place, 'City Library');
    await userEvent.click(screen.getByRole('button', { name: 'New Verifier' }));
    const names = { 'First name': 'Nora', 'Last name': 'Petrov', Email: 'nora@library.example' };
    for (const [label, value] of Object.entries(names)) {
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    }
    expect(screen.queryByLabelText('Username')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Create verifier' }));
    expect(
      await screen.findByText(/^You can choose Nora Petrov once Lincoln High School confirms them\./),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New Verifier' })).toBeNull());
    expect(place).toHaveValue('City Library');
    expect(screen.queryByRole('option', { name: 'Nora Petrov' })).toBeNull();
  });
});
