import { OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { aUser } from '../../testing/builders.js';
import {
  changesFrom,
  emptyUser,
  firstAdministrator,
  formOfUser,
  newUserOf,
  newUserResolver,
  reasonDue,
  type UserFormValues,
  userResolver,
} from './userForm.js';

const LINCOLN = 2;
const ROOSEVELT = { id: 3, name: 'Roosevelt High School' };
const grace = { firstName: 'Grace', lastName: 'Liu', username: 'grace', email: 'grace@lincoln.example' };
const options = { fields: {}, shouldUseNativeValidation: false };
const faults = async (resolver: ReturnType<typeof newUserResolver>, values: Partial<UserFormValues>) => {
  const { errors } = await resolver({ ...emptyUser('student'), ...grace, ...values }, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message]));
};

describe('a new account', () => {
  it('leaves the password to the server unless one is typed', () => {
    const made = newUserOf({ ...emptyUser('student'), ...grace, password: 'left over', gradeLevel: '9' });
    expect(made).toEqual({ ...grace, role: 'student', gradeLevel: '9', isActive: true });
    const typed = { passwordBy: 'typed', password: 'seven otters', confirmPassword: 'seven otters' } as const;
    const sent = newUserOf({ ...emptyUser('teacher'), ...grace, ...typed });
    expect(sent.password).toBe('seven otters');
    expect(sent).not.toHaveProperty('confirmPassword');
  });

  it('has a grade for students only', () => {
    expect(newUserOf({ ...emptyUser('parent'), ...grace, gradeLevel: '11' })).not.toHaveProperty('gradeLevel');
  });

  it('asks for the typed password twice, in the specified words', async () => {
    const resolver = newUserResolver(LINCOLN, false);
    expect(await faults(resolver, {})).toEqual({});
    expect(await faults(resolver, { passwordBy: 'typed', password: '12345' })).toEqual({
      password: 'Password must be at least 6 characters',
      confirmPassword: 'Please confirm your password',
    });
    const apart = { passwordBy: 'typed', password: 'seven otters', confirmPassword: 'eight otters' } as const;
    expect(await faults(resolver, apart)).toEqual({ confirmPassword: "Passwords don't match" });
  });

  it('asks a super-admin for a reason in a school not their own', async () => {
    const resolver = newUserResolver(LINCOLN, true);
    expect(await faults(resolver, { school: ROOSEVELT })).toEqual({ reason: OTHER_SCHOOL_NEEDS_REASON });
    expect(await faults(resolver, { school: ROOSEVELT, reason: 'Asked by the head' })).toEqual({});
  });
});

describe('a new account of a super-admin', () => {
  it('has a school that they chose, whoever makes its password', async () => {
    const resolver = newUserResolver(LINCOLN, true);
    const typed = { passwordBy: 'typed', password: 'seven otters', confirmPassword: 'seven otters' } as const;
    expect(await faults(resolver, {})).toEqual({ school: 'School is required' });
    expect(await faults(resolver, typed)).toEqual({ school: 'School is required' });
    expect(await faults(resolver, { school: { id: LINCOLN, name: 'Lincoln High School' } })).toEqual({});
  });

  it('is ready to be sent for the first administrator of a new school', async () => {
    const { role, school, reason } = firstAdministrator(ROOSEVELT);
    expect({ role, school }).toEqual({ role: 'admin', school: ROOSEVELT });
    expect(await faults(newUserResolver(LINCOLN, true), { role, school, reason })).toEqual({});
  });
});

describe('a changed account', () => {
  const began = formOfUser(aUser());

  it('sends what was changed and nothing else, and a student’s grade outlives another role', () => {
    expect(changesFrom(began, began)).toEqual({});
    expect(changesFrom(began, { ...began, lastName: ' Cheng ', role: 'parent' })).toEqual({
      lastName: 'Cheng',
      role: 'parent',
    });
    expect(changesFrom(began, { ...began, school: ROOSEVELT, reason: 'Moved house' })).toEqual({
      organizationId: 3,
      reason: 'Moved house',
    });
  });

  it('needs a reason for a move, and for anything at another school', async () => {
    expect(reasonDue(began, LINCOLN, LINCOLN)).toBe(false);
    expect(reasonDue({ school: ROOSEVELT }, LINCOLN, LINCOLN)).toBe(true);
    expect(reasonDue(began, ROOSEVELT.id, LINCOLN)).toBe(true);
    expect(await faults(userResolver(LINCOLN, LINCOLN), { ...began, school: ROOSEVELT })).toHaveProperty('reason');
  });
});
