export const DEMO_PASSWORD = 'volunteer-demo';

/** Shown to visitors of a demo. Production doesn't start while one of them exists. */
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
