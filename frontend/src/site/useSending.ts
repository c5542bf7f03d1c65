import { useState, type SubmitEvent } from 'react';
import { fieldErrors } from '../api/errorMessage.js';

/** What is wrong with fields, by the name of each. */
export type Wrong<Name extends string> = Partial<Record<Name, string>>;

interface Sending<Name extends string> {
  readonly names: readonly Name[];
  readonly check: (typed: Record<Name, string>) => Wrong<Name>;
  /** Throws what the server said; what is wrong with a field is then shown beside it. */
  readonly send: (typed: Record<Name, string>) => Promise<void>;
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** A form whose fields keep what is typed themselves: it is checked, sent once, and what was wrong is shown. */
export function useSending<Name extends string>({ names, check, send }: Sending<Name>) {
  const [wrong, setWrong] = useState<Wrong<Name>>({});
  const [busy, setBusy] = useState(false);

  const show = (form: HTMLFormElement, found: Wrong<Name>): void => {
    setWrong(found);
    fieldOf(form, names.find((name) => found[name]) ?? '')?.focus();
  };
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const typed = Object.fromEntries(names.map((name) => [name, fieldOf(form, name)?.value ?? ''])) as Record<
      Name,
      string
    >;
    const found = check(typed);
    show(form, found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await send(typed);
    } catch (refusal) {
      setBusy(false);
      const said = fieldErrors(refusal).filter(({ field }) => (names as readonly string[]).includes(field));
      show(form, Object.fromEntries(said.map(({ field, message }) => [field, message])) as Wrong<Name>);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void submit(event.currentTarget);
  };
  return { wrong, busy, onSubmit };
}
