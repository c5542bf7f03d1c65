import { screen, within } from '@testing-library/react';
import { parent, student } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { ChildSwitcher } from './ChildSwitcher.js';
import type { Child, Following } from './useFollowing.js';

const maya: Child = { id: 5, firstName: 'Maya', lastName: 'Chen', gradeLevel: '11' };
const leo: Child = { id: 7, firstName: 'Leo', lastName: 'Chen', gradeLevel: '9' };

const following = (given: Partial<Following> = {}): Following => ({
  children: [],
  waiting: [],
  child: null,
  gone: false,
  deciding: false,
  failed: undefined,
  refetch: () => undefined,
  ...given,
});
const show = (given: Partial<Following>, user = parent) =>
  renderPart(<ChildSwitcher following={following(given)} />, { user, at: '/dashboard' });

describe('whose hours a parent looks at', () => {
  it('are their own or those of a child, and which is said to everybody', () => {
    show({ children: [maya, leo], child: leo });
    const choices = within(screen.getByRole('navigation', { name: 'Whose hours' })).getAllByRole('link');
    expect(choices.map((choice) => [choice.textContent, choice.getAttribute('href')])).toEqual([
      ['PC Me', '/dashboard'],
      ['MC Maya Chen', '/dashboard?child=5'],
      ['LC Leo Chen', '/dashboard?child=7'],
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Leo Chen');
  });

  it('can be chosen also where there is one child', () => {
    show({ children: [maya] });
    expect(screen.getByRole('link', { name: 'Maya Chen' })).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Me');
  });

  it('are not yet known while the school has not confirmed a child', () => {
    show({ waiting: [maya, leo] });
    expect(screen.getByRole('note')).toHaveTextContent('Waiting for the school to confirm Maya and Leo.');
    expect(screen.queryByText('Follow your child')).toBeNull();
  });

  it('are their own again once they no longer follow a child', () => {
    show({ children: [leo], gone: true });
    expect(screen.getByRole('alert')).toHaveTextContent('You aren’t following this child. These are your own hours.');
  });

  it('lead somebody who follows nobody to their profile', () => {
    show({});
    expect(screen.getByRole('link', { name: 'Enter a family code' })).toHaveAttribute('href', '/profile');
  });

  it('are no question for a student', () => {
    show({}, student);
    expect(screen.queryByText('Follow your child')).toBeNull();
  });
});
