import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderSite } from '../../testing/renderSite.js';
import { ClickFrame } from './ClickFrame.js';

function Page() {
  const [turns, setTurns] = useState(0);
  return (
    <>
      <button onClick={() => setTurns(turns + 1)}>Go on</button>
      <ClickFrame src="about:blank" title="Calendar">
        {(load) => <button onClick={load}>Show the calendar</button>}
      </ClickFrame>
    </>
  );
}

it('takes the focus when it comes, and leaves it alone when the page is drawn again', async () => {
  renderSite(<Page />);
  expect(screen.queryByTitle('Calendar')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the calendar' }));
  expect(screen.getByTitle('Calendar')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus();
});
