import { IsIn, IsOptional, Matches } from 'class-validator';
import { LIMITS } from './limits.js';
import { PageQuery } from './paging.js';
import { IsGradeLevel } from './person-fields.js';
import { Reason } from './people.js';
import { IsId, IsIdText, IsListOf, Optional, Trimmed } from './validation.js';
import { FAMILY_LINK_STATUSES, JOIN_REQUEST_STATUSES } from './vocabulary.js';

/** Without letters and digits that look alike. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Accepts any case, spaces and dashes; compare codes with `normalCode`. */
export const IsCode = (message: string, length: number = LIMITS.codeLength): PropertyDecorator =>
  Matches(new RegExp(`^(?:[\\s-]*[0-9A-Za-z]){${length}}[\\s-]*$`), { message });

/** The form in which codes are stored: upper case, without spaces and dashes. */
export const normalCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Formats a code as `K7QM-2XPR`. */
export const shownCode = (code: string): string => `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`;

export class LinkFamily extends Reason {
  @IsOptional()
  @Trimmed()
  @IsCode('A family code has 8 letters and digits, such as K7QM-2XPR.')
  code?: string;

  @IsOptional()
  @IsId('Parent')
  parentId?: number;

  @IsOptional()
  @IsId('Student')
  studentId?: number;
}

export const FAMILY_LINK_SORTS = ['-requestedAt', 'requestedAt'] as const;
export type FamilyLinkSort = (typeof FAMILY_LINK_SORTS)[number];

export class FamilyLinkQuery extends PageQuery {
  @Optional()
  @IsListOf('Status', FAMILY_LINK_STATUSES)
  status?: string;

  @Optional()
  @IsIdText('Parent')
  parentId?: string;

  @Optional()
  @IsIdText('Student')
  studentId?: string;

  @Optional()
  @IsIdText('School')
  organizationId?: string;

  @Optional()
  @IsIn(FAMILY_LINK_SORTS, { message: `Sort must be one of ${FAMILY_LINK_SORTS.join(', ')}.` })
  sort?: FamilyLinkSort;
}

export class AskToJoin {
  @Trimmed()
  @IsCode('A join code has 8 letters and digits, such as K7QM-2XPR.')
  code!: string;
}

export const ADMITTED_AS = ['student', 'parent', 'teacher', 'verifier'] as const;
export type AdmittedAs = (typeof ADMITTED_AS)[number];

export class Admit extends Reason {
  @IsOptional()
  @IsIn(ADMITTED_AS, { message: `Role must be one of ${ADMITTED_AS.join(', ')}.` })
  role?: AdmittedAs;

  @Optional()
  @IsGradeLevel()
  gradeLevel?: string | null;
}

export const JOIN_REQUEST_SORTS = ['-askedAt', 'askedAt'] as const;
export type JoinRequestSort = (typeof JOIN_REQUEST_SORTS)[number];

export class JoinRequestQuery extends PageQuery {
  @Optional()
  @IsListOf('Status', JOIN_REQUEST_STATUSES)
  status?: string;

  @Optional()
  @IsIdText('School')
  organizationId?: string;

  @Optional()
  @IsIn(JOIN_REQUEST_SORTS, { message: `Sort must be one of ${JOIN_REQUEST_SORTS.join(', ')}.` })
  sort?: JoinRequestSort;
}
