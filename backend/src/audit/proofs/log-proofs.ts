import { t, LIMITS, type CheckpointRow, type ConsistencyProof, type InclusionProof } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { cursorValues, pageOf, type Page } from '../../platform/database/page.js';
import type { Run } from '../../platform/event-log/reaction.js';
import { DomainError, invalid } from '../../platform/kernel/domain-error.js';
import { consistencyProof, inclusionProof, rootOf } from '../../platform/sealing/merkle-tree.js';
import { computed, newestSeal, type Sealed } from '../../platform/sealing/sealed-tree.js';
import { leafHash } from '../../platform/sealing/node-hash.js';
import { withheldDraft } from '../evidence/evidence-scope.js';

interface SealRow {
  readonly size: string;
  readonly root: Buffer;
  readonly note: string;
  readonly sealed_at: Date;
}

@Injectable()
export class LogProofs {
  constructor(private readonly database: Database) {}

  async checkpoint(school: number, size?: number): Promise<string> {
    const [seal] = await this.sealsOf(school)<SealRow>({
      name: 'checkpoint-at',
      text: `SELECT note FROM log.checkpoints WHERE organization_id = $1 AND ($2::bigint IS NULL OR size = $2)
             ORDER BY size DESC LIMIT 1`,
      values: [school, size ?? null],
    });
    if (seal) return seal.note;
    const sealed = await this.sealed(school);
    throw new DomainError(
      'not-found',
      'audit.no-checkpoint',
      t('apiAudit.noCheckpointAtSize', { size: size ?? sealed.size }),
    );
  }

  async checkpoints(
    school: number,
    { limit, cursor }: { limit?: string; cursor?: string },
  ): Promise<Page<CheckpointRow>> {
    const run = this.sealsOf(school);
    const most = Number(limit ?? LIMITS.listMax);
    const [before] = cursor ? cursorValues(cursor, [Number.isSafeInteger]) : [null];
    const [rows, [count]] = await Promise.all([
      run<SealRow>({
        name: 'list-checkpoints',
        text: `SELECT size, root, note, sealed_at FROM log.checkpoints
               WHERE organization_id = $1 AND ($2::bigint IS NULL OR size < $2) ORDER BY size DESC LIMIT $3`,
        values: [school, before, most + 1],
      }),
      run<{ total: number }>({
        name: 'count-checkpoints',
        text: `SELECT count(*)::integer AS total FROM (
                 SELECT FROM log.checkpoints WHERE organization_id = $1 LIMIT 1001) s`,
        values: [school],
      }),
    ]);
    const total = count?.total ?? 0;
    return pageOf(rows.map(checkpointRow), { limit: most, total, cursorOf: ({ size }) => [size] });
  }

  /** Everything sealed without `ofSize`. The root is hexadecimal. */
  async tree(school: number, ofSize?: number): Promise<{ size: number; root: string; origin: string }> {
    const size = requireTree(await this.sealed(school), 'size', ofSize);
    const root = await computed(school, (subtree) => rootOf(size, subtree), this.sealsOf(school));
    const note = await this.checkpoint(school);
    return { size, root: root.toString('hex'), origin: note.slice(0, note.indexOf('\n')) };
  }

  async inclusion(school: number, number: number, ofSize?: number): Promise<InclusionProof> {
    const run = this.sealsOf(school);
    const size = requireTree(await this.sealed(school), 'size', ofSize);
    if (number > size) {
      const message = t('apiAudit.beyondTree', { size, number });
      throw invalid('audit.beyond-the-tree', [{ field: 'number', message }]);
    }
    const { root, hashes } = await computed(
      school,
      (subtree) => ({ root: rootOf(size, subtree), hashes: inclusionProof(number - 1, size, subtree) }),
      run,
    );
    const [event] = await run<{ canonical: string; withheld: boolean }>({
      name: 'event-of-number',
      text: `SELECT e.canonical, ${withheldDraft('s')} AS withheld
             FROM log.sealed_events s JOIN log.events e USING (organization_id, stream, version)
             WHERE s.organization_id = $1 AND s.number = $2`,
      values: [school, number],
    });
    if (!event) throw gone(number);
    const leaf = leafHash(Buffer.from(event.canonical));
    return {
      ...{ organizationId: school, number, size, event: event.withheld ? null : event.canonical },
      leaf: leaf.toString('hex'),
      root: root.toString('hex'),
      hashes: hashes.map((hash) => hash.toString('hex')),
    };
  }

  async consistency(school: number, from: number, toSize?: number): Promise<ConsistencyProof> {
    const sealed = await this.sealed(school);
    const to = requireTree(sealed, 'to', toSize);
    requireTree(sealed, 'from', from);
    if (from > to) {
      const message = t('apiAudit.sizesSwapped', { to, from });
      throw invalid('audit.sizes-swapped', [{ field: 'from', message }]);
    }
    const { roots, hashes } = await computed(
      school,
      (subtree) => ({
        roots: [rootOf(from, subtree), rootOf(to, subtree)] as const,
        hashes: consistencyProof(from, to, subtree),
      }),
      this.sealsOf(school),
    );
    const [fromRoot, toRoot] = roots.map((root) => root.toString('hex')) as [string, string];
    return { organizationId: school, from, to, fromRoot, toRoot, hashes: hashes.map((hash) => hash.toString('hex')) };
  }

  private async sealed(school: number): Promise<Sealed> {
    const sealed = await newestSeal(school, this.sealsOf(school));
    if (sealed.size > 0) return sealed;
    throw new DomainError('not-found', 'audit.nothing-sealed', t('apiAudit.nothingSealed'));
  }

  private readonly sealsOf =
    (school: number): Run =>
    (statement) =>
      this.database.read(school, statement);
}

function requireTree({ size: sealed }: Sealed, field: string, size = sealed): number {
  if (size <= sealed) return size;
  const message = t('apiAudit.beyondLog', { sealed, size });
  throw invalid('audit.beyond-the-log', [{ field, message }]);
}

const gone = (number: number): DomainError =>
  new DomainError('conflict', 'audit.event-gone', t('apiAudit.eventGone', { number }));

const checkpointRow = ({ size, root, note, sealed_at }: SealRow): CheckpointRow => ({
  size: Number(size),
  root: root.toString('hex'),
  sealedAt: sealed_at.toISOString(),
  key: keyOf(note),
});

/** The key ID is the first four bytes of the signature: https://c2sp.org/signed-note. */
const keyOf = (note: string): string =>
  Buffer.from(/\n— \S+ (\S+)\n$/.exec(note)?.[1] ?? '', 'base64')
    .subarray(0, 4)
    .toString('hex');
