import { Sample, SampleQuery } from '@hourtrail/contracts';
import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { SealKeys } from '../../platform/sealing/seal-keys.js';
import { signNote } from '../../platform/sealing/signed-note.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { Answers, AnswersText } from '../../platform/web/openapi/shape.js';
import { CurrentActor, type SignedInUser } from '../../platform/web/session/signed-in.js';
import { DrawSample, type DrawnSample } from '../queries/draw-sample.js';

@Controller('audit/sample')
@Needs('audit.read')
@ApiTags('Audit')
export class SampleController {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
    private readonly keys: SealKeys,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(200, Sample, 'Approvals drawn by a seed: the same question draws the same ones.')
  async draw(@CurrentActor() by: SignedInUser, @Query() query: SampleQuery): Promise<Sample> {
    return (await this.queries.execute(new DrawSample(by, query))).sample;
  }

  @Get('workpaper')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @AnswersText('text/plain', 'The same as a text with the question, signed with the key of the log.')
  async workpaper(
    @CurrentActor() by: SignedInUser,
    @Query() query: SampleQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const drawn = await this.queries.execute(new DrawSample(by, query));
    const signer = await this.database.systemTransaction((run) => this.keys.signing(run));
    const { organizationId, size } = drawn.sample;
    void reply.header('Content-Disposition', `attachment; filename="workpaper-${organizationId}-${size}.txt"`);
    return signNote(workpaperText({ ...drawn, query, by, at: this.clock.now() }), signer);
  }
}

interface Drawing extends DrawnSample {
  readonly query: SampleQuery;
  readonly by: { readonly id: number; readonly role: string };
  readonly at: Date;
}

function workpaperText({ sample, school, origin, query, by, at }: Drawing): string {
  const period = query.from || query.to ? `from ${query.from || 'the beginning'} to ${query.to || 'the end'}` : 'all';
  return lines([
    `${origin}/sample`,
    'HourTrail workpaper: approvals drawn at random',
    `school ${school.id} ${plain(school.name)}`,
    `log size ${sample.size}`,
    `root ${sample.root}`,
    `seed ${plain(sample.seed)}`,
    `period ${period}, in ${school.timeZone}`,
    `approvals ${sample.population}`,
    `asked for ${query.entries}`,
    `drawn ${sample.entries.length}`,
    `made at ${at.toISOString()} by person ${by.id}, ${by.role}`,
    'rule: for each approval, SHA-256 over the seed, a newline, the number of the school, a newline and the number of',
    'rule: the approval in the log, in decimal digits and UTF-8; the smallest are drawn, in their order:',
    ...sample.entries.map(({ draw, number, record }) => `${draw} ${number} ${record}`),
  ]);
}

const lines = (all: readonly string[]): string => all.map((line) => `${line}\n`).join('');

/** JSON keeps some control characters, and a signed note allows none but the newline. */
const plain = (text: string): string =>
  JSON.stringify(text).replace(/\p{Cc}/gu, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
