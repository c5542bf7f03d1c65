import { t, type Activity } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { personIn } from '../../platform/event-log/event-people.js';
import { newestEvents } from '../../platform/event-log/log-reader.js';
import type { RecordedEvent } from '../../platform/kernel/event.js';

const SHOWN = 20;

export class RecentActivity extends Query<readonly Activity[]> {}

@QueryHandler(RecentActivity)
export class RecentActivityHandler implements IQueryHandler<RecentActivity> {
  constructor(private readonly database: Database) {}

  async execute(): Promise<readonly Activity[]> {
    const newest = await newestEvents(SHOWN, (statement) => this.database.system(statement));
    const concerned = newest.flatMap(({ event }) => [event.actor.id, personIn(event)]).filter((id) => id !== null);
    const [people, schools] = await Promise.all([
      this.names(PEOPLE, concerned),
      this.names(
        SCHOOLS,
        newest.map(({ event }) => event.organizationId),
      ),
    ]);
    return newest.map(({ event, position }) => {
      const school = schools.get(event.organizationId);
      return {
        position,
        type: event.type,
        at: event.at.toISOString(),
        actor: { ...event.actor, name: nameOf(event.actor, people) },
        organization: school === undefined ? null : { id: event.organizationId, name: school },
        about: aboutOf(event, people),
      };
    });
  }

  private async names(text: string, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const unique = [...new Set(ids)];
    const rows = await this.database.system<{ id: number; name: string }>({ text, values: [unique] });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

// a person who moved has a row per school; the present one comes first
const PEOPLE = `
  SELECT DISTINCT ON (id) id, first_name || ' ' || last_name AS name FROM directory.people
  WHERE id = ANY ($1) ORDER BY id, moved_to NULLS FIRST`;

const SCHOOLS = 'SELECT organization_id AS id, name FROM directory.schools WHERE organization_id = ANY ($1)';

function aboutOf(event: RecordedEvent, people: ReadonlyMap<number, string>): string | null {
  if (event.type === 'counting-rules.set') return String(event.version);
  const person = personIn(event);
  return person === null ? null : (people.get(person) ?? null);
}

function nameOf({ id, role }: RecordedEvent['actor'], people: ReadonlyMap<number, string>): string {
  if (id !== null) return people.get(id) ?? t('apiReports.person', { id });
  if (role === 'supervisor') return t('apiReports.supervisor');
  return role === 'visitor' ? t('apiReports.visitor') : 'HourTrail';
}
