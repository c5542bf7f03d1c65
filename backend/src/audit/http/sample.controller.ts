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
import { DrawSample } from '../queries/draw-sample.js';
import { workpaperText } from '../queries/workpaper.js';

/** Approvals to look into, drawn so that anybody can draw them again. */
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
  async draw(@CurrentActor() by: SignedInUser, @Query() asked: SampleQuery): Promise<Sample> {
    return (await this.queries.execute(new DrawSample(by, asked))).sample;
  }

  @Get('workpaper')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @AnswersText('text/plain', 'The same as a text with the question, signed with the key of the log.')
  async workpaper(
    @CurrentActor() by: SignedInUser,
    @Query() asked: SampleQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const drawn = await this.queries.execute(new DrawSample(by, asked));
    const signer = await this.database.systemTransaction((run) => this.keys.signing(run));
    const { organizationId, size } = drawn.sample;
    void reply.header('Content-Disposition', `attachment; filename="workpaper-${organizationId}-${size}.txt"`);
    return signNote(workpaperText({ ...drawn, asked, by, at: this.clock.now() }), signer);
  }
}
