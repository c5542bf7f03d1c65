import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../platform/kernel/domain-error.js';
import { dropFamilyCode } from '../domain/family-code.js';
import { Accounts } from '../persistence/accounts.js';
import type { FamilyLinker } from '../persistence/family-links.js';

/** A student takes their family code back. */
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
