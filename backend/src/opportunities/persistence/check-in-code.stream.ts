import { Stream } from '../../platform/event-log/stream.js';
import { evolve, type CheckInCode } from '../domain/check-in-code.js';

/** Separate from the opportunity, which everyone reads and whose version a new code must not change. */
export const checkInCodeStream = new Stream<CheckInCode>({
  name: 'attendance',
  table: 'opportunities.attendance_codes',
  evolve,
  columns: { code: { type: 'text', nullable: true } },
});
