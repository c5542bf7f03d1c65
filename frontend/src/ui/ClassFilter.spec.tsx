import type { ClassView } from '@hourtrail/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aClass, student, teacher } from '../testing/builders.js';
import { renderPart } from '../testing/render.js';
import { Answers, json } from '../testing/server.js';
import { ClassFilter, useClassWords } from './ClassFilter.js';

let server: Answers;
beforeEach(() => {
  server = new Answers();
});
afterEach(() => server.end());

function Page({ value = '' }) {
  const [chosen, setChosen] = useState(value);
  const words = useClassWords();
  return (
    <>
      <ClassFilter value={chosen} onChange={setChosen} />
      <output>{chosen && words(chosen)}</output>
    </>
  );
}

const visit = (classes: readonly ClassView[], value = '', user = teacher): void => {
  server.to('GET /api/classes', () => json(200, classes));
  renderPart(<Page value={value} />, { user });
};
const select = () => screen.findByRole('combobox', { name: 'Class' });
const choices = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the filter by class', () => {
  it('offers the classes one teaches first', async () => {
    visit([aClass(1, 'Advisory 9A'), aClass(2, 'Advisory 11B', [teacher.id]), aClass(3, 'Band')]);
    const field = await select();
    expect(choices()).toEqual(['All classes', 'Advisory 11B', 'Advisory 9A', 'Band']);
    await userEvent.selectOptions(field, 'Band');
    expect(screen.getByRole('status')).toHaveTextContent('Class: Band');
    await userEvent.selectOptions(field, 'All classes');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows that a class of the address is deleted, and lets go of it', async () => {
    visit([], '7');
    const field = await select();
    expect(field).toHaveDisplayValue('A deleted class');
    await userEvent.selectOptions(field, 'All classes');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is not there while the school has no classes', async () => {
    visit([]);
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is not there for who sees no classes, and asks for none', () => {
    visit([aClass(1, 'Band')], '1', student);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(server.sent).toEqual([]);
  });
});
