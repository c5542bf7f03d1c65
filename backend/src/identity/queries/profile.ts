import { NEW_SCHOOL, type Profile as View } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { signInFirst } from '../../platform/web/errors/refusal.js';

export class Profile extends Query<View> {
  constructor(
    readonly id: number,
    readonly organizationId: number,
  ) {
    super();
  }
}

@QueryHandler(Profile)
export class ProfileHandler implements IQueryHandler<Profile> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async execute({ id, organizationId }: Profile): Promise<View> {
    // a join request is stored at the school that decides on it
    const [profile] = await this.database.system<View>({
      name: 'profile',
      text: `SELECT EXISTS (SELECT FROM identity.credentials c WHERE c.user_id = u.id) AS "hasPassword",
               u.email_confirmed AS "emailConfirmed", u.new_email AS "newEmail", $3::boolean AS "sendsMail", $4::boolean AS "savesMail",
               u.family_code AS "familyCode",
               (SELECT jsonb_build_object('id', j.id, 'organizationName', s.name,
                  'askedAt', to_char(j.asked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
                FROM identity.join_requests j JOIN directory.schools s ON s.organization_id = j.organization_id
                WHERE j.user_id = u.id AND j.status = 'waiting') AS "joinRequest",
               (SELECT CASE j.status WHEN 'refused' THEN s.name END
                FROM identity.join_requests j JOIN directory.schools s ON s.organization_id = j.organization_id
                WHERE j.user_id = u.id AND u.organization_id = $5 ORDER BY j.id DESC LIMIT 1) AS "declinedBy"
             FROM identity.users u WHERE u.organization_id = $1 AND u.id = $2 AND u.moved_to IS NULL`,
      values: [organizationId, id, this.outbox.sendsMail, this.outbox.savesMail, NEW_SCHOOL.id],
    });
    if (!profile) throw signInFirst();
    return profile;
  }
}
