import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PagedQuery } from '../api/paging.js';
import { ListFoot } from './PagedList.js';

const rowsOfAHundred = (shown: number, more: Partial<PagedQuery<number>>): PagedQuery<number> => ({
  currentData: { pages: [{ rows: Array.from({ length: shown }, (_, n) => n), total: '100', next: null }] },
  isError: false,
  hasNextPage: shown < 100,
  isFetchingNextPage: false,
  fetchNextPage: () => {},
  refetch: () => {},
  ...more,
});

function Longer() {
  const [shown, setShown] = useState(50);
  return <ListFoot list={rowsOfAHundred(shown, { fetchNextPage: () => setShown(100) })} />;
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
    const fetchNextPage = jest.fn();
    render(<ListFoot list={rowsOfAHundred(50, { isFetchingNextPage: true, fetchNextPage })} />);
    const button = screen.getByRole('button', { name: 'Loading...' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(fetchNextPage).not.toHaveBeenCalled();
  });
});
