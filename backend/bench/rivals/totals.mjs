/** The read model of both: approved and pending hours of a student, in hundredths. */
export const TOTALS = `
  CREATE TABLE totals (
    student_id integer PRIMARY KEY, approved integer NOT NULL, pending integer NOT NULL
  ) WITH (fillfactor = 80)`;

export const ADD = `
  INSERT INTO totals AS t (student_id, approved, pending) VALUES ($1, $2::integer, -$2::integer)
  ON CONFLICT (student_id) DO UPDATE
    SET approved = t.approved + excluded.approved, pending = t.pending + excluded.pending`;

/** The payload of our approval, for any store. */
export const approved = (student) => ({
  student,
  from: 'pending',
  to: 'approved',
  hundredthsBefore: 100,
  hundredthsAfter: 100,
  dateBefore: '2026-01-05',
  dateAfter: '2026-01-05',
  rules: 1,
  policy: 'standard',
  singleActor: true,
});
