import type { FamilyCode } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newCode } from '../../platform/web/access/code-guesses.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { makeFamilyCode, dropFamilyCode } from '../domain/profile.js';
import { Accounts } from '../persistence/accounts.js';
import type { FamilyLinker } from '../persistence/family-links.js';

const TRIES = 5;

export class MakeFamilyCode extends Command<FamilyCode> {
  constructor(readonly by: FamilyLinker) {
    super();
  }
}

@CommandHandler(MakeFamilyCode)
export class MakeFamilyCodeHandler implements ICommandHandler<MakeFamilyCode> {
  constructor(private readonly accounts: Accounts) {}

  async execute({ by }: MakeFamilyCode): Promise<FamilyCode> {
    const student = await this.accounts.find(by.organizationId, by.id);
    if (!student) throw notFound();
    for (let tries = 1; ; tries += 1) {
      const familyCode = newCode();
      try {
        await this.accounts.change(by, student, makeFamilyCode(student, familyCode));
        return { familyCode };
      } catch (error) {
        if (tries === TRIES || !isAnothersCode(error)) throw error;
      }
    }
  }
}

const isAnothersCode = (error: unknown): boolean =>
  (error as { constraint?: unknown }).constraint === 'users_family_code';

export class DropFamilyCode extends Command<void> {
  constructor(readonly by: FamilyLinker) {
    super();
  }
}

@CommandHandler(DropFamilyCode)
export class DropFamilyCodeHandler implements ICommandHandler<DropFamilyCode> {
  constructor(private readonly accounts: Accounts) {}

  async execute({ by }: DropFamilyCode): Promise<void> {
    const student = await this.accounts.find(by.organizationId, by.id);
    if (!student) throw notFound();
    const events = dropFamilyCode(student);
    if (events.length > 0) await this.accounts.change(by, student, events);
  }
}
