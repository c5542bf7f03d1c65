import { isVolunteer, reachOf, type EvidenceRequest } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { forbidden, invalid, notFound } from '../../platform/kernel/domain-error.js';
import { LoggedSchools } from '../../platform/web/access/logged-schools.js';
import type { SignedInUser } from '../../platform/web/session/signed-in.js';
import { ownerStatement, schoolsOfEntryStatement, type EvidenceScope, type ReadAs } from './evidence-scope.js';

export interface AuthorizedRequest extends EvidenceScope {
  readonly by: SignedInUser;
  readonly school: string;
  /** The size of a checkpoint that the person holds. */
  readonly held: number | undefined;
}

/** Throws if the person may not see it. */
@Injectable()
export class EvidenceAccess {
  constructor(
    private readonly database: Database,
    private readonly schools: LoggedSchools,
  ) {}

  async authorize(by: SignedInUser, request: EvidenceRequest): Promise<AuthorizedRequest> {
    const isReviewer = reachOf(by.role, 'audit.read').length > 0;
    if (request.kind === 'school' && !isReviewer) throw forbidden('role', 'Your role does not allow this.');
    requireSound(request);
    const id = request.id ? Number(request.id) : undefined;
    const period = { ...(request.from && { from: request.from }), ...(request.to && { to: request.to }) };
    const school = await this.schoolOf(by, request.organizationId ?? (await this.whereEntryIs(by, request)));
    const scope = { by, kind: request.kind, id, ...period, held: request.held ? Number(request.held) : undefined };
    const place = { organizationId: school.id, school: school.name, timeZone: school.timeZone };
    return { ...scope, ...place, reads: isReviewer ? 'audit' : await this.part(by, school.id, request) };
  }

  private async schoolOf(by: SignedInUser, named: string | undefined) {
    const left = earlierSchoolsOf(by).find((school) => String(school) === named);
    return this.schools.find(left === undefined ? by : { ...by, organizationId: left }, named);
  }

  private async whereEntryIs(by: SignedInUser, { kind, id }: EvidenceRequest): Promise<string | undefined> {
    const isEverywhere = reachOf(by.role, 'audit.read').includes('everywhere');
    const earlier = earlierSchoolsOf(by);
    if (kind !== 'entry' || (!isEverywhere && earlier.length === 0)) return undefined;
    const among = isEverywhere ? null : [by.organizationId, ...earlier];
    const [found] = await this.database.system<{ id: number }>(schoolsOfEntryStatement(id as string, among));
    return found && String(found.id);
  }

  private async part(by: SignedInUser, school: number, { kind, id }: EvidenceRequest): Promise<ReadAs> {
    const student = kind === 'student' ? Number(id) : await this.ownerOf(school, id as string);
    if (student === by.id) return school === by.organizationId ? 'own' : 'earlier';
    if (reachOf(by.role, 'evidence.make').includes('family') && school === by.organizationId) {
      const [child] = await this.database.read<object>(school, {
        name: 'evidence-of-child',
        text: `SELECT 1 FROM directory.families WHERE (organization_id, parent_id, student_id) = ($1, $2, $3)`,
        values: [school, by.id, student],
      });
      if (child) return 'family';
    }
    throw notFound();
  }

  private async ownerOf(school: number, entry: string): Promise<number | null> {
    const [owner] = await this.database.read<{ student: number }>(school, ownerStatement(school, entry));
    return owner?.student ?? null;
  }
}

/** Volunteers can prove their hours at schools they left; reviewers lose access there. */
const earlierSchoolsOf = ({ role, earlierSchools = [] }: SignedInUser): readonly number[] =>
  isVolunteer(role) ? earlierSchools : [];

function requireSound({ kind, id, from, to }: EvidenceRequest): void {
  if (kind === 'school' && id) {
    throw invalid('invalid-input', [{ field: 'id', message: 'Evidence of a school takes no id; name the school.' }]);
  }
  if (kind !== 'school' && !id) {
    throw invalid('invalid-input', [{ field: 'id', message: `Which ${kind}? Give its id.` }]);
  }
  if (from && to && from.slice(0, 10) > to.slice(0, 10)) {
    throw invalid('invalid-input', [{ field: 'to', message: 'To must not be before from.' }]);
  }
}
