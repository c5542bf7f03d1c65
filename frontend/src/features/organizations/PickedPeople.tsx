import { useEffect, useRef, useState } from 'react';
import { t, type Role } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { PersonField } from '../../ui/PersonField.js';
import type { Pickable } from '../../ui/PickField.js';
import { Row, Rows } from '../../ui/Rows.js';

export const without = (people: readonly Pickable[], others: readonly Pickable[]): readonly Pickable[] =>
  people.filter(({ id }) => !others.some((other) => other.id === id));

interface PickedPeopleProps {
  readonly label: string;
  readonly add: string;
  readonly roles: readonly Role[];
  readonly organizationId: number;
  readonly people: readonly Pickable[];
  /** People who cannot be picked here, besides those who are. */
  readonly others?: readonly Pickable[];
  readonly onChange: (people: readonly Pickable[]) => void;
}

/** A list of people that grows by a search. */
export function PickedPeople({ label, add, people, others = [], onChange, ...search }: PickedPeopleProps) {
  const [picks, setPicks] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const taken = [...people, ...others];

  // the field starts anew after each pick
  useEffect(() => {
    if (picks > 0) input.current?.focus();
  }, [picks]);

  return (
    <section aria-label={label}>
      <PersonField
        key={picks}
        ref={input}
        label={add}
        hint={people.length === 0 && t('classes.noneChosen')}
        {...search}
        value={null}
        isDisabled={({ id }) => taken.some((one) => one.id === id)}
        onPick={(person) => {
          if (!person) return;
          onChange([...people, person]);
          setPicks(picks + 1);
        }}
      />
      {people.length > 0 && (
        <Rows aria-label={label} style={{ marginTop: 8 }}>
          {people.map((person) => (
            <Row key={person.id} title={person.name} text={person.detail}>
              <Button
                size="small"
                aria-label={t('classes.remove', { name: person.name })}
                onClick={() => onChange(without(people, [person]))}
              >
                {t('common.remove')}
              </Button>
            </Row>
          ))}
        </Rows>
      )}
    </section>
  );
}
