import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListFoot } from './ListFoot.js';

function Longer() {
  const [shown, setShown] = useState(50);
  return <ListFoot shown={shown} total="100" more={shown < 100} busy={false} onMore={() => setShown(100)} />;
}

describe('the foot of a list', () => {
  it('keeps who works by keyboard where they are, with the last of the list too', async () => {
    render(<Longer />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Showing 100 of 100')).toHaveFocus();
  });

  it('asks once for more, and stays a button that has the focus while it loads', async () => {
    const asked = jest.fn();
    render(<ListFoot shown={50} total="100" more busy onMore={asked} />);
    const button = screen.getByRole('button', { name: 'Loading...' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(asked).not.toHaveBeenCalled();
  });
});
