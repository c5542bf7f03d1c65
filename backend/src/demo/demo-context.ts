import type { Role } from '@hourtrail/contracts';
import type { CommandBus } from '@nestjs/cqrs';
import type { AccessLog } from '../platform/access-log/access-log.js';
import { Clock } from '../platform/kernel/clock.js';

export interface DemoActor {
  readonly id: number;
  readonly role: Role;
  readonly organizationId: number;
}

export interface DemoContext {
  readonly commands: CommandBus;
  readonly accesses: AccessLog;
  person(username: string): DemoActor;
  idOf(entry: number): number;
}

export interface Happening {
  readonly at: Date;
  readonly happens: () => Promise<void>;
}

export class SetClock extends Clock {
  private time = new Date();

  now(): Date {
    return this.time;
  }

  set(time: Date): void {
    this.time = time;
  }
}
