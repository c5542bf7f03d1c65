import { type Nomination, type Role, type UserView, t } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { stale } from '../../platform/event-log/unit-of-work.js';

/** `page`: a relation with the columns of identity.users. Prefers the name of the maker that this school knew. */
export const withSchoolAndMaker = (page: string): string => `
  SELECT u.*, s.name AS organization_name, m.name AS created_by_name
  FROM (${page}) u
  JOIN directory.schools s ON s.organization_id = u.organization_id
  LEFT JOIN LATERAL (
    SELECT p.first_name || ' ' || p.last_name AS name FROM identity.users p
    WHERE p.id = u.created_by AND (p.organization_id = u.organization_id OR p.moved_to IS NULL)
    ORDER BY p.organization_id = u.organization_id DESC LIMIT 1) m ON true`;

export interface UserViewRow {
  organization_id: number;
  organization_name: string;
  id: number;
  version: number;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  grade_level: string | null;
  is_active: boolean;
  graduated_on: string | null;
  must_change_password: boolean;
  email_confirmed: boolean;
  nomination: Nomination | null;
  erased_at: Date | null;
  created_by: number | null;
  created_by_name: string | null;
  created_at: Date;
}

export const userViewOf = (row: UserViewRow): UserView => ({
  id: row.id,
  version: row.version,
  username: row.username,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  role: row.role,
  gradeLevel: row.grade_level,
  isActive: row.is_active,
  graduatedOn: row.graduated_on,
  nominated: row.nomination === 'waiting',
  nomination: row.nomination,
  mustChangePassword: row.must_change_password,
  emailConfirmed: row.email_confirmed,
  organizationId: row.organization_id,
  organizationName: row.organization_name,
  createdAt: row.created_at.toISOString(),
  erasedAt: row.erased_at?.toISOString() ?? null,
  createdBy:
    row.created_by === null ? null : { id: row.created_by, name: row.created_by_name ?? t('labels.unknownPerson') },
});

const ONE = withSchoolAndMaker(
  'SELECT * FROM identity.users WHERE organization_id = $1 AND id = $2 AND moved_to IS NULL',
);

@Injectable()
export class UserViews {
  constructor(private readonly database: Database) {}

  /** Undefined if the person isn't at this school now. */
  async find(organizationId: number, id: number): Promise<UserView | undefined> {
    const [row] = await this.database.read<UserViewRow>(organizationId, {
      name: 'one-user',
      text: ONE,
      values: [organizationId, id],
    });
    return row && userViewOf(row);
  }

  /** Throws stale if the person has just left the school. */
  async of({ organizationId, id }: { readonly organizationId: number; readonly id: number }): Promise<UserView> {
    const view = await this.find(organizationId, id);
    if (!view) throw stale();
    return view;
  }
}
