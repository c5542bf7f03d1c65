import type { Readable } from 'node:stream';
import { EvidenceRequest } from '@hourtrail/contracts';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessLog, routeOf } from '../../platform/access-log/access-log.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { TakesNoKey } from '../../platform/web/idempotency/idempotency.interceptor.js';
import { CurrentActor, type SignedInUser } from '../../platform/web/session/signed-in.js';
import { EvidenceAccess, type AuthorizedRequest } from '../evidence/evidence-access.js';
import { EvidenceMaker } from '../evidence/evidence-maker.js';

@Controller('audit')
@ApiTags('Audit')
export class EvidenceController {
  constructor(
    private readonly access: EvidenceAccess,
    private readonly maker: EvidenceMaker,
    private readonly accesses: AccessLog,
  ) {}

  // no idempotency key: it changes nothing, and the response is too large to store
  @Post('evidence')
  @HttpCode(200)
  @Needs('evidence.make')
  @TakesNoKey()
  @ApiResponse({
    status: 200,
    description: 'A ZIP file with events, proofs, the signed checkpoint, a cover to read and a program that checks it.',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    headers: {
      'X-Total-Count': { description: 'How many events it holds.', schema: { type: 'integer' } },
      'Content-Disposition': { description: 'The name of the file.', schema: { type: 'string' } },
    },
  })
  async make(
    @CurrentActor() by: SignedInUser,
    @Body() request: EvidenceRequest,
    @Req() http: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const scope = await this.access.authorize(by, request);
    const { name, events, content } = await this.maker.make(scope);
    await this.accesses
      .evidence(loggedActor(scope), { route: routeOf(http), ...recordOf(scope) })
      .catch((error: unknown) => {
        content.destroy();
        throw error;
      });
    void reply.headers({
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Total-Count': String(events),
    });
    return content;
  }
}

/** The session is of the present school; the access is logged at the school of the evidence. */
function loggedActor({ by, organizationId, reads }: AuthorizedRequest): SignedInUser {
  const { sessionHash: _of, ...reader } = by;
  return reads === 'earlier' ? { ...reader, organizationId } : by;
}

const recordOf = ({ organizationId, kind, id }: AuthorizedRequest) => ({
  organizationId,
  ...(kind === 'entry' && id !== undefined && { record: { kind: 'hours', id } }),
  ...(kind === 'student' && id !== undefined && { person: id }),
});
