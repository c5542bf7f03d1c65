import { HOURS_STATUSES } from '@hourtrail/contracts';
import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render.js';
import { StatusChip } from './Chip.js';

const lookOf = (word: string): string | undefined =>
  screen.getByText(word).closest<HTMLElement>('[data-status]')?.dataset['status'];

describe('the status of an entry', () => {
  it.each(HOURS_STATUSES)('%s is told by a word, an icon and a look of its own', (status) => {
    const { container } = renderPart(<StatusChip status={status} />);
    const word = status.charAt(0).toUpperCase() + status.slice(1);
    expect(lookOf(word)).toBe(status);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('no two statuses share an icon', () => {
    const { container } = renderPart(
      [...HOURS_STATUSES, 'archived'].map((status) => <StatusChip key={status} status={status} />),
    );
    const icons = Array.from(container.querySelectorAll('svg'), (icon) => icon.innerHTML);
    expect(new Set(icons).size).toBe(6);
  });

  it('what was deleted says so, whatever it had come to', () => {
    renderPart(<StatusChip status="approved" deleted />);
    expect(screen.getByText('Deleted')).toBeVisible();
    expect(screen.queryByText('Approved')).toBeNull();
  });

  it('a value nobody knows keeps its word and gets the grey question mark', () => {
    const { container } = renderPart(<StatusChip status="archived" />);
    expect(lookOf('Archived')).toBe('unknown');
    expect(container.querySelector('svg')?.getAttribute('class')).toMatch(/question/);
  });

  it('is not fooled by names that every object has', () => {
    renderPart(<StatusChip status="constructor" />);
    expect(lookOf('Constructor')).toBe('unknown');
  });
});
