/** The password of every demo account. */
export const DEMO_PASSWORD = 'volunteer-demo';

/** The accounts that visitors of a demo are told of; production does not start while one of them exists. */
export const DEMO_USERNAMES = [
  'superadmin',
  'admin',
  'teacher',
  'parent',
  'student',
  'verifier',
  'admin.roosevelt',
  'teacher.roosevelt',
  'parent.roosevelt',
  'student.roosevelt',
  'verifier.roosevelt',
  'auditor',
] as const;
