import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teacher } from '../testing/builders.js';
import { renderPart } from '../testing/render.js';
import { FilterTabs } from './FilterTabs.js';

const TABS = [
  { key: 'pending', label: 'Pending', count: '12' },
  { key: 'approved', label: 'Approved' },
  { key: 'rejected', label: 'Rejected' },
] as const;

describe('tabs over a list', () => {
  it('are gone through by the arrow keys, and chosen by Enter', async () => {
    const chosen: string[] = [];
    renderPart(<FilterTabs label="Entries" tabs={TABS} selected="pending" onSelect={(key) => chosen.push(key)} />, {
      user: teacher,
    });
    await userEvent.tab();
    const focused = (name: string | RegExp): void => expect(screen.getByRole('tab', { name })).toHaveFocus();
    focused(/^Pending/);
    for (const [key, name] of [
      ['ArrowRight', 'Approved'],
      ['ArrowLeft', /^Pending/],
      ['ArrowLeft', 'Rejected'],
      ['ArrowRight', /^Pending/],
      ['End', 'Rejected'],
      ['Home', /^Pending/],
      ['ArrowRight', 'Approved'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      focused(name);
    }
    expect(chosen).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(chosen).toEqual(['approved']);
  });

  it('say which of them is chosen, and what it fills', () => {
    renderPart(<FilterTabs label="Entries" tabs={TABS} selected="approved" onSelect={() => undefined} />, {
      user: teacher,
    });
    const [pending, approved] = screen.getAllByRole('tab');
    expect(screen.getByRole('tablist', { name: 'Entries' })).toContainElement(approved!);
    expect(approved).toHaveAttribute('aria-selected', 'true');
    expect(approved).toHaveAttribute('aria-controls', 'list-panel');
    expect(pending).toHaveAttribute('aria-selected', 'false');
    expect(pending).toHaveAttribute('tabindex', '-1');
  });
});
