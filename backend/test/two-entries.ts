import { amend, approve, draft, log, reject, submit, verify } from '../src/hours/domain/volunteer-hours.js';
import { person, THREE_HOURS, type WriteCore } from './write-core.js';

/**
 * One entry on its way to approval, with fewer hours than were logged, and another that began as a draft without a
 * verifier, was rejected and is handed in again; answers their ids.
 */
export async function twoEntries({
  hoursStore,
}: WriteCore): Promise<{ readonly approved: number; readonly again: number }> {
  const [student, verifier, teacher] = [person('student', 2), person('verifier', 2), person('teacher', 2)];
  const of = { volunteer: student.id, verifier: verifier.id };
  const fields = { ...THREE_HOURS, verifierId: verifier.id };
  const { id: approved } = await hoursStore.begin(student, of, (now) => log(fields, student, now));
  const begun = { ...fields, date: '2026-09-02', verifierId: null };
  const { id: again } = await hoursStore.begin(student, of, (now) => draft(begun, student, now));
  const named = { fields: { verifierId: verifier.id } };
  await hoursStore.decide({ by: student, id: again, nominee: verifier.id }, (it, now) =>
    amend(it, student, named, now),
  );
  await hoursStore.decide({ by: student, id: again }, (it, now) => submit(it, student, now));
  const credited = { hundredths: 250, comment: 'She came at ten' };
  await hoursStore.decide({ by: verifier, id: approved }, (it) => verify(it, verifier, credited));
  await hoursStore.decide({ by: teacher, id: approved }, (it, now) => approve(it, teacher, {}, now));
  await hoursStore.decide({ by: teacher, id: again }, (it) => reject(it, teacher, 'Paid shift'));
  await hoursStore.decide({ by: student, id: again }, (it, now) => submit(it, student, now));
  return { approved, again };
}
