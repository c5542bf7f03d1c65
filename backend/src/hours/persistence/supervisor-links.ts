import { timingSafeEqual } from 'node:crypto';
import { CONFIRM_ROUTE, LIMITS, t, type FullName } from '@hourtrail/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { KeyedHash } from '../../platform/config/keyed-hash.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/event-log/stream.js';
import { Clock } from '../../platform/kernel/clock.js';
import { Refusal } from '../../platform/web/errors/refusal.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import type { VolunteerHours } from '../domain/volunteer-hours.state.js';
import { ANSWERED, HAS_AN_ACCOUNT, SUPERVISOR_LINK_MS } from './supervisors.js';
import { volunteerHoursStream } from './volunteer-hours.stream.js';

/** An entry that waits for a supervisor. */
export interface Waiting {
  readonly entry: VolunteerHours;
  readonly volunteer: FullName;
  readonly school: string;
}

export interface OpenLink {
  readonly organizationId: number;
  readonly email: string;
  readonly expiresAt: Date;
  /** Oldest first; never empty. */
  readonly waiting: readonly Waiting[];
}

/** Whom a link is for, also once it is used up. */
export interface KnownSupervisor {
  readonly organizationId: number;
  readonly email: string;
  /** Entries of the school that they confirmed or declined. */
  readonly answered: number;
  /** As it was given last. */
  readonly name: string;
  /** Whether their address is that of an active verifier. */
  readonly joined: boolean;
}

interface SupervisorRow {
  id: number;
  organization_id: number;
  email: string;
  stopped_at: Date | null;
  joined: boolean;
}

/**
 * A link covers what waited for its supervisor when it was made. It carries a keyed hash of 256 bits, so that the
 * database alone opens none, and every attempt to send the same email has a link that works.
 */
@Injectable()
export class SupervisorLinks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly hashes: KeyedHash,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  /** Undefined if nothing waits for the supervisor any more, they stopped these emails, or they have an account. */
  async write(supervisorId: number): Promise<(OpenLink & { readonly link: string }) | undefined> {
    const supervisor = await this.supervisor(supervisorId);
    if (!supervisor || supervisor.stopped_at || supervisor.joined) return undefined;
    const made = this.clock.now();
    const waiting = await this.waiting(supervisor, made);
    if (waiting.length === 0) return undefined;
    const time = made.getTime().toString(36);
    const token = `${supervisorId}.${time}.${this.proof(supervisor, time).toString('base64url')}`;
    const expiresAt = new Date(made.getTime() + SUPERVISOR_LINK_MS);
    const { organization_id: organizationId, email } = supervisor;
    return { organizationId, email, expiresAt, waiting, link: `${this.options.publicUrl}${CONFIRM_ROUTE}${token}` };
  }

  /** Throws 404 if the link is unknown or altered, 410 if it is expired or everything it covers was answered. */
  async open(token: string): Promise<OpenLink> {
    const { supervisor, made, expiresAt } = await this.check(token);
    const waiting = await this.waiting(supervisor, made);
    if (waiting.length === 0) {
      throw supervisor.joined
        ? new Refusal(410, 'hours.link-joined', t('apiHours.linkJoined'))
        : new Refusal(410, 'hours.link-answered', t('apiHours.linkAnswered'));
    }
    const { organization_id: organizationId, email } = supervisor;
    return { organizationId, email, expiresAt, waiting };
  }

  /** Throws as `open` does, but for a link that is used up. */
  async supervisorOf(token: string): Promise<KnownSupervisor> {
    const { supervisor } = await this.check(token);
    const { id, organization_id: organizationId, email, joined } = supervisor;
    const [row] = await this.database.read<{ answered: number; name: string | null }>(organizationId, {
      name: 'answers-of-supervisor',
      text: ANSWERS,
      values: [organizationId, id],
    });
    return { organizationId, email, answered: row?.answered ?? 0, name: row?.name ?? '', joined };
  }

  private async check(token: string): Promise<{ supervisor: SupervisorRow; made: Date; expiresAt: Date }> {
    const [id = '', time = '', proof = ''] = token.split('.');
    const supervisor = Number(id) <= LIMITS.idMax ? await this.supervisor(Number(id)) : undefined;
    const received = Buffer.from(proof, 'base64url');
    const ours = supervisor && this.proof(supervisor, time);
    if (!supervisor || !ours || received.length !== ours.length || !timingSafeEqual(received, ours)) {
      throw new Refusal(404, 'hours.link-unknown', t('apiHours.linkUnknown'));
    }
    const made = new Date(parseInt(time, 36));
    const expiresAt = new Date(made.getTime() + SUPERVISOR_LINK_MS);
    if (expiresAt <= this.clock.now()) throw new Refusal(410, 'hours.link-over', t('apiHours.linkOver'));
    return { supervisor, made, expiresAt };
  }

  private async supervisor(id: number): Promise<SupervisorRow | undefined> {
    const [row] = await this.database.system<SupervisorRow>({
      name: 'supervisor-of-link',
      text: `SELECT s.id, s.organization_id, s.email, s.stopped_at,
               EXISTS (SELECT FROM directory.people p WHERE ${HAS_AN_ACCOUNT}) AS joined
             FROM hours.supervisors s WHERE s.id = $1`,
      values: [id],
    });
    return row;
  }

  private async waiting({ id, organization_id: school, email }: SupervisorRow, made: Date): Promise<Waiting[]> {
    const rows = await this.database.system<WaitingRow>({
      name: 'waits-for-supervisor',
      text: `SELECT h.*, s.first_name AS student_first, s.last_name AS student_last, o.name AS school
             FROM hours.supervisor_requests r
             JOIN hours.volunteer_hours h ON (h.organization_id, h.id) = (r.organization_id, r.entry_id)
             JOIN directory.people s ON (s.organization_id, s.id) = (h.organization_id, h.student_id)
             JOIN directory.schools o ON o.organization_id = r.organization_id
             WHERE (r.organization_id, r.supervisor_id) = ($1, $2) AND r.asked_at <= $3 AND r.answered_at IS NULL
               AND h.status = 'pending' AND h.deleted_at IS NULL AND lower(h.supervisor_email) = $4
             ORDER BY h.date, h.start_time, h.id LIMIT ${LIMITS.confirmationMax}`,
      values: [school, id, made, email],
    });
    return rows.map((row) => ({
      entry: volunteerHoursStream.stateOf(row),
      volunteer: { firstName: row.student_first, lastName: row.student_last },
      school: row.school,
    }));
  }

  private proof({ id, organization_id: school, email }: SupervisorRow, time: string): Buffer {
    return this.hashes.of('supervisor-link', `${school} ${id} ${time} ${email}`);
  }
}

const ANSWERS = `
  SELECT count(*)::integer AS answered, (array_agg(h.supervisor_name ORDER BY r.answered_at DESC))[1] AS name
  FROM hours.supervisor_requests r
  JOIN hours.volunteer_hours h ON (h.organization_id, h.id) = (r.organization_id, r.entry_id)
  WHERE (r.organization_id, r.supervisor_id) = ($1, $2) AND ${ANSWERED}`;

interface WaitingRow extends RowOf<VolunteerHours> {
  student_first: string;
  student_last: string;
  school: string;
}
