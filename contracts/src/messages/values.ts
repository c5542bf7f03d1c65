/** What may fill a placeholder. */
type Value = string | number;

/** The text up to the next brace, which brace it is, and the rest. */
type NextBrace<Text extends string> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Text extends `${string}}${infer Rest}`
      ? ['}', Rest]
      : undefined
    : ['{', After]
  : Text extends `${string}}${infer Rest}`
    ? ['}', Rest]
    : undefined;

/**
 * The names of the placeholders of an ICU message. `Open` says what the open braces hold: the `text` of a case, or the
 * `cases` of a plural or a choice.
 */
type Names<Text extends string, Open extends readonly ('text' | 'cases')[], Found> =
  NextBrace<Text> extends [infer Brace, infer Rest extends string]
    ? Brace extends '}'
      ? Open extends readonly [unknown, ...infer Outer extends readonly ('text' | 'cases')[]]
        ? Names<Rest, Outer, Found>
        : Found
      : Open extends readonly ['cases', ...unknown[]]
        ? Names<Rest, ['text', ...Open], Found>
        : NextBrace<Rest> extends ['}', infer After extends string]
          ? Rest extends `${infer Name}}${string}`
            ? Name extends `${infer Formatted},${string}`
              ? Names<After, Open, Found | Formatted>
              : Names<After, Open, Found | Name>
            : never
          : Rest extends `${infer Name},${infer Cases}`
            ? Names<Cases, ['cases', ...Open], Found | Name>
            : never
    : Found;

/** `{ name, count }` for `'{name} logged {count, plural, one {# hour} other {# hours}}'`. */
export type ValuesOf<Text extends string> = { readonly [Name in NamesOfEach<Text> & string]: Value };

/** Of a union, the names of every message. */
type NamesOfEach<Text extends string> = Text extends unknown ? Names<Text, [], never> : never;
