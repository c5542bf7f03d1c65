/** Every IANA time zone that this browser knows. */
export const TIME_ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

/** "Chicago, America": a zone with its city first, as people look for it. */
export function zoneWords(zone: string): string {
  const [area = '', ...rest] = zone.replaceAll('_', ' ').split('/');
  return rest.length > 0 ? `${rest.toReversed().join(', ')}, ${area}` : area;
}
