import {
  AUDITED_RECORDS,
  CheckpointQuery,
  CheckpointRow,
  CheckpointsQuery,
  ConsistencyProof,
  ConsistencyQuery,
  InclusionProof,
  InclusionQuery,
  LIMITS,
  LogKey,
} from '@hourtrail/contracts';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AccessLog, type AccessedRecord } from '../../platform/access-log/access-log.js';
import type { Page } from '../../platform/database/page.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { SealKeys } from '../../platform/sealing/seal-keys.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { LoggedSchools } from '../../platform/web/access/logged-schools.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { Answers, AnswersText } from '../../platform/web/openapi/shape.js';
import { CurrentActor, Public } from '../../platform/web/session/signed-in.js';
import { LogProofs } from '../proofs/log-proofs.js';

@Controller('audit')
@Needs('audit.read')
@ApiTags('Audit')
export class ProofsController {
  constructor(
    private readonly schools: LoggedSchools,
    private readonly proofs: LogProofs,
    private readonly keys: SealKeys,
    private readonly accesses: AccessLog,
  ) {}

  @Get('checkpoint')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @AnswersText('text/plain', 'The newest checkpoint of a log, or the one of a size, as it was signed (C2SP).')
  async checkpoint(@CurrentActor() by: Actor, @Query() { organizationId, size }: CheckpointQuery): Promise<string> {
    const { id } = await this.schools.find(by, organizationId);
    return this.proofs.checkpoint(id, numberIn(size));
  }

  @Get('checkpoints')
  @ListAnswer()
  @Answers(200, [CheckpointRow], 'Every checkpoint that was signed, the newest first.')
  async checkpoints(@CurrentActor() by: Actor, @Query() query: CheckpointsQuery): Promise<Page<CheckpointRow>> {
    const { id } = await this.schools.find(by, query.organizationId);
    return this.proofs.checkpoints(id, query);
  }

  /** Public: people without an account verify with these keys. */
  @Get('keys')
  @Public()
  @Answers(200, [LogKey], 'Every key that ever signed checkpoints here, the present one first.')
  async logKeys(): Promise<readonly LogKey[]> {
    return (await this.keys.all()).map(({ verifierKey, since, until, statement }) => ({
      ...{ verifierKey, since: since.toISOString(), until: until?.toISOString() ?? null, statement },
    }));
  }

  @Get('proofs/inclusion')
  @Answers(200, InclusionProof, 'That the event of a number is in the tree of a size.')
  async inclusion(@CurrentActor() by: Actor, @Query() query: InclusionQuery): Promise<InclusionProof> {
    const { id } = await this.schools.find(by, query.organizationId);
    const proof = await this.proofs.inclusion(id, Number(query.number), numberIn(query.size));
    const record = recordOf(proof);
    // logged, since stepping through the numbers reads everyone's records
    if (record) await this.accesses.viewed(by, record, { route: INCLUSION, organizationId: id });
    return proof;
  }

  @Get('proofs/consistency')
  @Answers(200, ConsistencyProof, 'That the tree of a size begins with all of a smaller one.')
  async consistency(@CurrentActor() by: Actor, @Query() query: ConsistencyQuery): Promise<ConsistencyProof> {
    const { id } = await this.schools.find(by, query.organizationId);
    return this.proofs.consistency(id, Number(query.from), numberIn(query.to));
  }
}

const INCLUSION = 'GET /api/audit/proofs/inclusion';

/** Undefined if the event is withheld or malformed. */
function recordOf({ event }: InclusionProof): AccessedRecord | undefined {
  const [, kind = '', id = ''] = /"stream":"([a-z-]+)\/([1-9]\d{0,9})"/.exec(event ?? '') ?? [];
  return AUDITED_RECORDS.some((known) => known === kind) && Number(id) <= LIMITS.idMax
    ? { kind, id: Number(id) }
    : undefined;
}

const numberIn = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);
