/** Hundredths of an hour as the wire has them: "2.50". */
export const inHours = (hundredths: number | null): string | null =>
  hundredths === null ? null : (hundredths / 100).toFixed(2);
