/** Hundredths of hours as every entry tells its hours: "3.00". */
export const inHours = (hundredths: number | null): string | null =>
  hundredths === null ? null : (hundredths / 100).toFixed(2);
