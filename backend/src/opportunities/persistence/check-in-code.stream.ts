import { Stream } from '../../platform/event-log/stream.js';
import { evolve, type CheckInCode } from '../domain/check-in-code.js';

/** Apart from the opportunity, which everybody reads and whose version it does not raise. */
export const checkInCodeStream = new Stream<CheckInCode>({
  name: 'attendance',
  table: 'opportunities.attendance_codes',
  evolve,
  columns: { code: { type: 'text', nullable: true } },
});
