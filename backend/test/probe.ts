import { Body, Controller, Delete, Get, HttpCode, Module, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { CreateUser, type User } from '../src/identity/index.js';
import type { Actor } from '../src/platform/kernel/actor.js';
import { forbidden } from '../src/platform/kernel/domain-error.js';
import { Needs } from '../src/platform/web/access/capability.guard.js';
import { IdParam } from '../src/platform/web/input/id-param.js';
import { CurrentActor } from '../src/platform/web/session/signed-in.js';
import { IsText } from '@hourtrail/contracts';

class Place {
  @IsText('labels.location', 100)
  street!: string;
}

export class Note {
  @IsText('common.name', 60)
  name!: string;

  @IsOptional()
  @Min(1)
  @Max(9)
  @IsInt({ message: 'Days must be a whole number.' })
  days?: number;

  @IsOptional()
  @ValidateNested()
  @Type(() => Place)
  place?: Place;
}

class Filter {
  @IsOptional()
  @IsText('labels.search', 20)
  q?: string;
}

/** Routes that exist in specs only: a write through the real core, and what else a route can be. */
@Controller('probe')
@Needs('account.use')
class ProbeController {
  /** Lets a spec stop a handler half-way. */
  static pause: () => Promise<void> = async () => {};
  static failure: (() => Error) | undefined;

  constructor(private readonly commands: CommandBus) {}

  /** Adds one person to the actor's school. */
  @Post('people')
  async add(@CurrentActor() by: Actor, @Body() { name }: Note): Promise<Pick<User, 'id' | 'username' | 'version'>> {
    const person = {
      username: name,
      email: `${name}@probe.example`,
      firstName: name,
      lastName: 'Probe',
      role: 'student',
    } as const;
    const { id, username, version } = await this.commands.execute(new CreateUser(by, person));
    await ProbeController.pause();
    return { id, username, version };
  }

  @Post('people-after-pause')
  async addLater(@CurrentActor() by: Actor, @Body() note: Note): Promise<unknown> {
    await ProbeController.pause();
    ProbeController.pause = async () => {};
    return this.add(by, note);
  }

  @Put('notes/:id')
  async put(@Param('id', IdParam) id: number, @Body() note: Note): Promise<unknown> {
    await ProbeController.pause();
    return { id, note };
  }

  @Get('notes')
  list(@Query() filter: Filter): Filter {
    return filter;
  }

  @Delete('notes/:id')
  @HttpCode(204)
  async remove(@CurrentActor() by: Actor, @Param('id', IdParam) id: number): Promise<void> {
    await this.add(by, { name: `removed${id}` });
  }

  @Post('admins')
  @Needs('hours.add')
  admins(@Body() note: Note): Note {
    return note;
  }

  @Get('failure')
  fail(): never {
    throw ProbeController.failure?.() ?? forbidden('probe', 'Not today.');
  }
}

/** Stops the next handler at its pause, until `goOn` is called. */
export function pauseOnce(): { readonly paused: Promise<void>; readonly goOn: () => void } {
  let goOn = (): void => {};
  const paused = new Promise<void>((reached) => {
    ProbeController.pause = () => {
      reached();
      return new Promise((resolve) => (goOn = resolve));
    };
  });
  return { paused, goOn: () => goOn() };
}

@Module({ controllers: [ProbeController] })
export class ProbeModule {}

export { ProbeController as Probe };
