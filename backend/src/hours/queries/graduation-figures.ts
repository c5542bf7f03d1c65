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

  async execute({
    organizationId,
    studentIds,
    endsOn,
  }: GraduationFigures): Promise<ReadonlyMap<number, GraduateFigures>> {
    const [[rules], years, goals, approved] = (await this.database.readAll(organizationId, [
      rulesOfSchool(organizationId),
      yearsOfSchool(organizationId),
      { name: 'goals-of-graduates', text: GOALS, values: [organizationId, studentIds, endsOn] },
      approvedOf(organizationId, studentIds),
    ])) as [RulesRow[], SchoolYear[], { id: number; goal: number }[], ApprovedRow[]];
    // late in summer, it is the year that ends which counts, not the one that has begun
    const under = { versions: versionsIn(rules), years, today: endsOn };
    const ofStudent = groupedBy(approved, ({ studentId }) => studentId);
    const figures = new Map<number, GraduateFigures>();
    for (const { id, goal } of goals) {
      figures.set(id, figuresOf(ofStudent.get(id) ?? [], { ...under, goal }));
      // a large school takes a while, and other requests go on meanwhile
      if (figures.size % 50 === 0) await setImmediate();
    }
    return figures;
  }
}

function figuresOf(approved: readonly ApprovedRow[], under: UnderRules): GraduateFigures {
  const { countedHundredths, met } = standingOf(approved, under).progress;
  const approvedHundredths = approved.reduce((sum, { hundredths }) => sum + hundredths, 0);
  return { approvedHundredths, countedHundredths, goal: under.goal, met, rules: under.versions.at(-1)?.version ?? 0 };
}

const GOALS = `
  SELECT student_id AS id, directory.goal_of_year(whole, pro_rata, joined_on, $3::date) AS goal FROM directory.goals
  WHERE organization_id = $1 AND student_id = ANY ($2)`;
