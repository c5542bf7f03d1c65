/** The conditions of a list, and the values of their parameters. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly texts: string[] = [];

  /** Adds a condition whose `?` stand for the values in turn. */
  add(text: string, ...values: unknown[]): void {
    const before = this.values.length;
    const [first, ...rest] = text.split('?');
    this.texts.push([first, ...rest.map((part, index) => `$${before + index + 1}${part}`)].join(''));
    this.values.push(...values);
  }

  all(): string {
    return this.texts.length === 0 ? 'true' : this.texts.join(' AND ');
  }
}

/** A pattern for ILIKE that finds what was typed, and nothing else. */
export const containing = (typed: string): string => `%${typed.trim().replace(/[\\%_]/g, '\\$&')}%`;
