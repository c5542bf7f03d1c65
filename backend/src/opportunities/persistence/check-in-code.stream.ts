import type { Stream } from '../../platform/event-log/stream.js';
import { evolve, type CheckInCode } from '../domain/check-in-code.js';

/** Apart from the opportunity, which everybody reads and whose version it does not raise. */
export const checkInCodeStream: Stream<CheckInCode> = {
  name: 'attendance',
  table: 'opportunities.attendance_codes',
  evolve,
  columns: [{ name: 'code', type: 'text', value: ({ code }) => code }],
};
