import { IsOptional, Matches } from 'class-validator';
import { LIMITS } from './limits.js';
import { msg, t } from './messages/translate.js';
import { PageQuery } from './paging.js';
import { IsGradeLevel } from './person-fields.js';
import { Reason } from './people.js';
import { IsId, IsIdText, IsListOf, IsOneOf, Optional, Trimmed } from './validation.js';
import { FAMILY_LINK_STATUSES, JOIN_REQUEST_STATUSES, JOINS_AS, type JoinsAs } from './vocabulary.js';

/** Without letters and digits that look alike. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Accepts any case, spaces and dashes; compare codes with `normalCode`. */
export const IsCode = (message: () => string, length: number = LIMITS.codeLength): PropertyDecorator =>
  Matches(new RegExp(`^(?:[\\s-]*[0-9A-Za-z]){${length}}[\\s-]*$`), { message });

/** The form in which codes are stored: upper case, without spaces and dashes. */
export const normalCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Formats a code as `K7QM-2XPR`. */
export const shownCode = (code: string): string => `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`;

export class LinkFamily extends Reason {
  @IsOptional()
  @Trimmed()
  @IsCode(() => t('rules.familyCode'))
  code?: string;

  @IsOptional()
  @IsId(msg('labels.parent'))
  parentId?: number;

  @IsOptional()
  @IsId(msg('common.student'))
  studentId?: number;
}

export const FAMILY_LINK_SORTS = ['-requestedAt', 'requestedAt'] as const;
export type FamilyLinkSort = (typeof FAMILY_LINK_SORTS)[number];

export class FamilyLinkQuery extends PageQuery {
  @Optional()
  @IsListOf(msg('common.status'), FAMILY_LINK_STATUSES)
  status?: string;

  @Optional()
  @IsIdText(msg('labels.parent'))
  parentId?: string;

  @Optional()
  @IsIdText(msg('common.student'))
  studentId?: string;

  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;

  @Optional()
  @IsOneOf(msg('labels.sort'), FAMILY_LINK_SORTS)
  sort?: FamilyLinkSort;
}

export class AskToJoin {
  @Trimmed()
  @IsCode(() => t('rules.joinCode'))
  code!: string;

  /** What they get when the school admits them and says nothing else; a student by default. */
  @IsOptional()
  @IsOneOf(msg('common.role'), JOINS_AS)
  role?: JoinsAs;
}

export const ADMITTED_AS = ['student', 'parent', 'teacher', 'verifier'] as const;
export type AdmittedAs = (typeof ADMITTED_AS)[number];

export class Admit extends Reason {
  @IsOptional()
  @IsOneOf(msg('common.role'), ADMITTED_AS)
  role?: AdmittedAs;

  @Optional()
  @IsGradeLevel()
  gradeLevel?: string | null;
}

export const JOIN_REQUEST_SORTS = ['-askedAt', 'askedAt'] as const;
export type JoinRequestSort = (typeof JOIN_REQUEST_SORTS)[number];

export class JoinRequestQuery extends PageQuery {
  @Optional()
  @IsListOf(msg('common.status'), JOIN_REQUEST_STATUSES)
  status?: string;

  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;

  @Optional()
  @IsOneOf(msg('labels.sort'), JOIN_REQUEST_SORTS)
  sort?: JoinRequestSort;
}
