/** What became of the newest mail of a kind about a record `r`, as an SQL expression; null where there was none. */
export const mailStateOf = (kind: string): string => `
  (SELECT o.state FROM mail.outbox o WHERE (o.organization_id, o.kind, o.about) = (r.organization_id, '${kind}', r.id)
   ORDER BY o.id DESC LIMIT 1)`;
