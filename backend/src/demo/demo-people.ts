import type { Role } from '@hourtrail/contracts';
import { DEMO_PASSWORD, DEMO_USERNAMES } from '../identity/index.js';

export interface DemoPerson {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly school: string;
  readonly gradeLevel?: string;
}

const LINCOLN = 'Lincoln High School';
const ROOSEVELT = 'Roosevelt High School';

export const DEMO_SCHOOLS = [
  { name: LINCOLN, description: 'Grades 9 to 12. Every student volunteers before graduation.' },
  { name: ROOSEVELT, description: 'Grades 9 to 12. Service learning is part of every advisory.' },
] as const;

const at =
  (school: string) =>
  (username: string, name: string, role: Role, gradeLevel?: string): DemoPerson => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return { username, firstName, lastName, role, school, ...(gradeLevel ? { gradeLevel } : {}) };
  };
const lincoln = at(LINCOLN);
const roosevelt = at(ROOSEVELT);

export const DEMO_DISTRICT = 'Lakeside District';
const lakeside = at(DEMO_DISTRICT);

/** The order sets the ids: the first six are the accounts of the log-in table. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  lincoln('superadmin', 'Naomi Okafor', 'super-admin'),
  lincoln('admin', 'Dana Whitfield', 'admin'),
  lincoln('teacher', 'Marcus Bell', 'teacher'),
  lincoln('parent', 'Renee Alvarez', 'parent'),
  lincoln('student', 'Jordan Alvarez', 'student', '11'),
  lincoln('verifier', 'Priya Raman', 'verifier'),
  roosevelt('admin.roosevelt', 'Howard Lindqvist', 'admin'),
  roosevelt('teacher.roosevelt', 'Alice Moreau', 'teacher'),
  roosevelt('parent.roosevelt', 'Grace Tanaka', 'parent'),
  roosevelt('student.roosevelt', 'Kenji Tanaka', 'student', '10'),
  roosevelt('verifier.roosevelt', 'Oscar Delgado', 'verifier'),
  lincoln('verifier.elm', 'Ellen Hargrove', 'verifier'),
  lincoln('verifier.park', 'Tom Ferreira', 'verifier'),
  lincoln('teacher.nguyen', 'Linh Nguyen', 'teacher'),
  lincoln('s.amara', 'Amara Diallo', 'student', '12'),
  lincoln('s.ben', 'Ben Kowalski', 'student', '12'),
  lincoln('s.chloe', 'Chloe Ramirez', 'student', '11'),
  lincoln('s.david', 'David Osei', 'student', '11'),
  lincoln('s.elif', 'Elif Yilmaz', 'student', '10'),
  lincoln('s.finn', 'Finn Gallagher', 'student', '10'),
  lincoln('s.grace', 'Grace Liu', 'student', '9'),
  lincoln('s.hector', 'Hector Ferreira', 'student', '9'),
  lincoln('p.osei', 'Abena Osei', 'parent'),
  roosevelt('s.ines', 'Ines Ferro', 'student', '11'),
  roosevelt('s.jamal', 'Jamal Brooks', 'student', '12'),
  lincoln('p.liu', 'Wei Liu', 'parent'),
  lincoln('auditor', 'Ingrid Solberg', 'auditor'),
  lakeside('district.admin', 'Beatriz Navarro', 'district-admin'),
  lakeside('district.auditor', 'Samuel Adeyemi', 'district-auditor'),
];

export const DEMO_FAMILIES = [
  { parent: 'parent', student: 'student', by: 'admin' },
  { parent: 'p.osei', student: 's.david', by: 'admin' },
  { parent: 'parent.roosevelt', student: 'student.roosevelt', by: 'admin.roosevelt' },
] as const;

export const DEMO_CLASSES = [
  { name: 'Advisory 11A', teacher: 'teacher', students: ['student', 's.chloe', 's.david'] },
  {
    name: 'Service Learning',
    teacher: 'teacher.nguyen',
    students: ['s.ben', 's.elif', 's.finn', 's.grace', 's.david'],
  },
] as const;

/** Requests that wait for the staff of Lincoln. */
export const DEMO_WAITING = {
  family: { parent: 'p.liu', student: 's.grace' },
  nomination: {
    by: 'student',
    nominee: {
      username: 'n.petrov',
      email: 'n.petrov@northgate.example',
      firstName: 'Nadia',
      lastName: 'Petrov',
    },
  },
} as const;

export const DEMO_NOMINATED = {
  by: 's.chloe',
  admittedBy: 'admin',
  nominee: {
    username: 'm.sorensen',
    email: 'm.sorensen@northside.example',
    firstName: 'Maja',
    lastName: 'Sorensen',
  },
} as const;

export function demoTable(): string {
  const listed = DEMO_PEOPLE.filter(({ username }) => DEMO_USERNAMES.some((name) => name === username));
  const width = Math.max(...listed.map(({ username }) => username.length));
  const rows = listed.map(({ username, role, school }) => `  ${username.padEnd(width)}  ${role.padEnd(11)}  ${school}`);
  return [`\nDemo log-ins, all with the password ${DEMO_PASSWORD}:`, ...rows, ''].join('\n');
}
