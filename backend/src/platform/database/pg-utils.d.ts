declare module 'pg/lib/utils.js' {
  /** The text or bytes of a parameter, as the driver sends it. */
  export function prepareValue(value: unknown): Buffer | string | null;
}
