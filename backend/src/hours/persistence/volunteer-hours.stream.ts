import { t, forEachText } from '@hourtrail/contracts';
import { Stream } from '../../platform/event-log/stream.js';
import { conflict } from '../../platform/kernel/domain-error.js';
import { evolve } from '../domain/evolve.js';
import type { VolunteerHours } from '../domain/volunteer-hours.state.js';

/** Decisions use hundredths of an hour, the table uses hours. */
const HUNDREDTHS = {
  to: (hundredths: number): number => hundredths / 100,
  from: (hours: string): number => Math.round(Number(hours) * 100),
};

/** A list that only the record itself reads. */
const JSON_TEXT = { to: JSON.stringify, from: JSON.parse };

const HOURS = { type: 'numeric', precision: 4, scale: 2, nullable: true, transformer: HUNDREDTHS } as const;

export const volunteerHoursStream = new Stream<VolunteerHours>({
  name: 'hours',
  table: 'hours.volunteer_hours',
  evolve,
  refusals: {
    once_for_an_opportunity: () => conflict('hours.opportunity-logged', t('apiHours.alreadyLogged')),
  },
  columns: {
    studentId: { type: 'integer' },
    opportunityId: { type: 'integer', nullable: true },
    createdBy: { type: 'integer' },
    organizationName: { type: 'text', nullable: true },
    ...forEachText(() => ({ type: 'text', nullable: true }) as const),
    date: { type: 'date' },
    startTime: { type: 'text', nullable: true },
    endTime: { type: 'text', nullable: true },
    hundredths: { name: 'hours', ...HOURS },
    loggedHundredths: { name: 'logged_hours', ...HOURS },
    status: { type: 'text' },
    verifierId: { type: 'integer', nullable: true },
    supervisorName: { type: 'text', nullable: true },
    supervisorEmail: { type: 'text', nullable: true },
    categoryId: { type: 'integer', nullable: true },
    isNonProfit: { type: 'boolean', nullable: true },
    reflectionWords: { type: 'integer', nullable: true },
    verifierComments: { type: 'text', nullable: true },
    verifiedBy: { type: 'integer', nullable: true },
    verifiedAt: { type: 'timestamptz', nullable: true },
    verificationLevel: { type: 'text', nullable: true },
    approvedBy: { type: 'integer', nullable: true },
    approvedAt: { type: 'timestamptz', nullable: true },
    approverComments: { type: 'text', nullable: true },
    rulesVersion: { type: 'integer', nullable: true },
    countingYear: { type: 'date', nullable: true },
    countingYearEnds: { type: 'date', nullable: true },
    submittedAt: { type: 'timestamptz', nullable: true },
    claimedAt: { type: 'timestamptz', nullable: true },
    createdAt: { type: 'timestamptz' },
    statusSince: { type: 'timestamptz' },
    deletedAt: { type: 'timestamptz', nullable: true },
    erasedAt: { type: 'timestamptz', nullable: true },
    movedTo: { type: 'integer', nullable: true },
    singleActor: { type: 'boolean' },
    attachments: { type: 'text', default: '[]', transformer: JSON_TEXT },
    importId: { type: 'integer', nullable: true },
    importRow: { type: 'integer', nullable: true },
    importApprover: { type: 'text', nullable: true },
    importReference: { type: 'text', nullable: true },
    pastVerifiers: { type: 'integer', array: true },
    pastApprovers: { type: 'integer', array: true },
    pastRecorders: { type: 'integer', array: true, default: [] },
    pastCouldBe: { type: 'integer', array: true, default: [] },
    unansweredSince: { type: 'timestamptz', nullable: true },
  },
});
