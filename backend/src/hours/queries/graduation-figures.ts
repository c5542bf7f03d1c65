import { setImmediate } from 'node:timers/promises';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { GraduationFigures, type GraduateFigures } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { SchoolYear } from '../domain/counted-hours.rules.js';
import {
  approvedOf,
  groupedBy,
  rulesOfSchool,
  standingOf,
  versionsIn,
  yearsOfSchool,
  type ApprovedRow,
  type RulesRow,
  type UnderRules,
} from '../persistence/counting.js';

@QueryHandler(GraduationFigures)
export class GraduationFiguresHandler implements IQueryHandler<GraduationFigures> {
  constructor(private readonly database: Database) {}

  async execute({ organizationId, studentIds, at }: GraduationFigures): Promise<ReadonlyMap<number, GraduateFigures>> {
    const [[rules], years, approved] = (await this.database.readAll(organizationId, [
      rulesOfSchool(organizationId),
      yearsOfSchool(organizationId),
      approvedOf(organizationId, studentIds),
    ])) as [RulesRow[], SchoolYear[], ApprovedRow[]];
    // late in summer, it is the year that ends which counts, not the one that has begun
    const under = { versions: versionsIn(rules), years, goal: at.goal, today: at.endsOn };
    const ofStudent = groupedBy(approved, ({ studentId }) => studentId);
    const figures = new Map<number, GraduateFigures>();
    for (const id of studentIds) {
      figures.set(id, figuresOf(ofStudent.get(id) ?? [], under));
      // a large school takes a while, and other requests go on meanwhile
      if (figures.size % 50 === 0) await setImmediate();
    }
    return figures;
  }
}

function figuresOf(approved: readonly ApprovedRow[], under: UnderRules): GraduateFigures {
  const { countedHundredths, met } = standingOf(approved, under).progress;
  const approvedHundredths = approved.reduce((sum, { hundredths }) => sum + hundredths, 0);
  return { approvedHundredths, countedHundredths, met, rules: under.versions.at(-1)?.version ?? 0 };
}
