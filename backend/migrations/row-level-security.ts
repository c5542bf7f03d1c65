/** The rights of each role, as SQL's GRANT lists them: `SELECT, INSERT (name)`. */
interface Rights {
  readonly app_rw?: string;
  readonly app_system?: string;
  /** What the owner of the tables may do with their rows: nothing by default, as row-level security binds it too. */
  readonly app_owner?: 'SELECT' | 'ALL';
}

/**
 * Row-level security of a table and the rights to it. app_rw sees the rows of the school that its transaction entered,
 * app_system and app_owner those of every school. `school` is the column that holds the school's id.
 */
export function access(table: string, { app_rw, app_system, app_owner }: Rights, school = 'organization_id'): string {
  const policy = (name: string, role: string, rights: string, rows: string): string =>
    `CREATE POLICY ${name} ON ${table} ${rights === 'SELECT' ? 'FOR SELECT ' : ''}TO ${role} USING (${rows});`;
  return [
    `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;`,
    `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;`,
    app_rw && policy('school', 'app_rw', app_rw, `${school} = NULLIF(current_setting('app.org', true), '')::integer`),
    app_rw && `GRANT ${app_rw} ON ${table} TO app_rw;`,
    app_system && policy('every_school', 'app_system', app_system, 'true'),
    app_system && `GRANT ${app_system} ON ${table} TO app_system;`,
    app_owner && policy('owner', 'app_owner', app_owner, 'true'),
  ]
    .filter(Boolean)
    .join('\n      ');
}
