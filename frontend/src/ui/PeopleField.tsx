import { useEffect, useRef, useState } from 'react';
import { t, type Role } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { useSessionUser } from '../api/useSessionUser.js';
import { PersonField } from './PersonField.js';
import type { Pickable } from './PickField.js';
import { Row, Rows } from './Rows.js';

interface PeopleFieldProps {
  readonly label: string;
  /** The label of the search. */
  readonly add: string;
  readonly roles: readonly Role[];
  readonly value: readonly Pickable[];
  readonly onChange: (people: readonly Pickable[]) => void;
  readonly error?: string | undefined;
}

/** Several active people of one's own school. */
export function PeopleField({ label, add, roles, value, onChange, error }: PeopleFieldProps) {
  const { organizationId } = useSessionUser();
  const [picks, setPicks] = useState(0);
  const search = useRef<HTMLInputElement>(null);

  // the field starts anew after each pick
  useEffect(() => {
    if (picks > 0) search.current?.focus();
  }, [picks]);

  return (
    <section aria-label={label}>
      <PersonField
        key={picks}
        ref={search}
        label={add}
        hint={value.length === 0 && t('ui.noOneChosen')}
        error={error}
        roles={roles}
        organizationId={organizationId}
        value={null}
        isDisabled={({ id }) => value.some((one) => one.id === id)}
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
                onClick={() => onChange(value.filter(({ id }) => id !== person.id))}
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
