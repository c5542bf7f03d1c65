import { useId, type ComponentProps } from 'react';
import { Field } from '../../ui/Field.js';
import { TIME_ZONES, zoneWords } from './timeZones.js';

/** A time zone by name; the device's own list narrows down while one types. */
export function TimeZoneField(props: Omit<ComponentProps<typeof Field>, 'label' | 'hint'>) {
  const list = useId();
  return (
    <>
      <Field
        {...props}
        label="Time zone"
        hint="Type a city, such as Chicago. Days and times of entries go by it."
        autoComplete="off"
        slotProps={{ input: { list } }}
      />
      <datalist id={list}>
        {TIME_ZONES.map((zone) => (
          <option key={zone} value={zone}>
            {zoneWords(zone)}
          </option>
        ))}
      </datalist>
    </>
  );
}
