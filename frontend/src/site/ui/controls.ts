/** An input of a form by its name. */
export const controlOf = (form: HTMLFormElement, name: string): HTMLInputElement | undefined =>
  [...form.elements].find((element): element is HTMLInputElement => (element as HTMLInputElement).name === name);

/** What was typed into it, without the spaces around it. */
export const typedInto = (form: HTMLFormElement, name: string): string => controlOf(form, name)?.value.trim() ?? '';
