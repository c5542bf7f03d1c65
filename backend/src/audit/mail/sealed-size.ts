/** How many events the newest checkpoint of a school seals, as an SQL expression; null where there is none. */
export const sealedSizeOf = (organizationId: string): string =>
  `(SELECT max(size) FROM log.checkpoints WHERE organization_id = ${organizationId})`;
