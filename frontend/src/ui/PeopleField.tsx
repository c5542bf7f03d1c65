import { useEffect, useRef, useState } from 'react';
import { t, type Role } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { PersonField } from './PersonField.js';
import type { Pickable } from './PickField.js';
import { Row, Rows } from './Rows.js';

export const without = (people: readonly Pickable[], others: readonly Pickable[]): readonly Pickable[] =>
  people.filter(({ id }) => !others.some((other) => other.id === id));

interface PeopleFieldProps {
  readonly label: string;
  /** The label of the search. */
  readonly add: string;
  readonly roles: readonly Role[];
  readonly organizationId: number;
  readonly value: readonly Pickable[];
  /** People who cannot be picked here, besides those who are. */
  readonly others?: readonly Pickable[];
  readonly onChange: (people: readonly Pickable[]) => void;
  readonly error?: string | undefined;
}

/** A list of active people that grows by a search. */
export function PeopleField({ label, add, value, others = [], onChange, ...search }: PeopleFieldProps) {
  const [picks, setPicks] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const taken = [...value, ...others];

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
        hint={value.length === 0 && t('ui.noOneChosen')}
        {...search}
        value={null}
        isDisabled={({ id }) => taken.some((one) => one.id === id)}
        onPick={(person) => {
          if (!person) return;
          onChange([...value, person]);
          setPicks(picks + 1);
        }}
      />
      {value.length > 0 && (
        <Rows aria-label={label} style={{ marginTop: 8 }}>
          {value.map((person) => (
            <Row key={person.id} title={person.name} text={person.detail}>
              <Button
                size="small"
                aria-label={t('ui.removeNamed', { name: person.name })}
                onClick={() => onChange(without(value, [person]))}
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
