import type { ReactElement, ReactNode } from 'react';
import { formatter, hasRightToLeft, messageOf, type MessageKey, type Values } from '@hourtrail/contracts';
import { TransNoContext } from '@lingui/react/server';

interface TransProps<Key extends MessageKey> {
  readonly id: Key;
  /** What fills the `{placeholders}`. */
  readonly values?: { readonly [Name in keyof Values<Key>]: ReactNode };
  /** The elements of the tags: `{ strong: <strong /> }` for `<strong>every entry</strong>`. */
  readonly components?: Readonly<Record<string, ReactElement>>;
}

/** A sentence with elements in it. */
export const Trans = <Key extends MessageKey>({ id, values, components }: TransProps<Key>) => (
  <TransNoContext
    id=""
    message={messageOf(id)}
    values={values && apart(values)}
    {...(components && { components })}
    lingui={{ i18n: formatter() }}
  />
);

/** What a person typed is never taken for a tag, and does not change the direction of what stands beside it. */
const apart = (values: Readonly<Record<string, ReactNode>>): Record<string, ReactNode> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && (value.includes('<') || hasRightToLeft(value)) ? <bdi>{value}</bdi> : value,
    ]),
  );
