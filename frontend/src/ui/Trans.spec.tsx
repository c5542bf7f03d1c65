import { render } from '@testing-library/react';
import { Trans } from './Trans.js';

describe('a sentence with elements in it', () => {
  const shown = (actor: string, person: string): HTMLElement =>
    render(<Trans id="activity.hoursApprovedOfPerson" values={{ actor, person }} components={{ strong: <strong /> }} />)
      .container;

  it('has them where the language puts them', () => {
    const sentence = shown('Marcus Bell', 'Jordan Alvarez');
    expect(sentence).toHaveTextContent('Marcus Bell approved Jordan Alvarez’s hours');
    expect(sentence.querySelectorAll('strong')).toHaveLength(1);
  });

  it.each(['<strong>Eve</strong>', '<script>', '</strong>', '<0/>', '{person}', 'مريم'])(
    'shows the name %s as it was typed',
    (name) => {
      const sentence = shown(name, name);
      expect(sentence.textContent).toBe(`${name} approved ${name}’s hours`);
      expect(sentence.querySelectorAll('strong')).toHaveLength(1);
    },
  );
});
