import { t } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Queue } from '../kernel/queue.js';
import { busy, tooFast } from '../web/errors/refusal.js';

const AT_ONCE = 6;
const OF_ONE_SCHOOL = 2;
const SMALL_AT_ONCE = 2;
const MOST_WAITING = 60;
const WAIT_SECONDS = 10;

@Injectable()
export class ExportSlots {
  private readonly running = new Map<number, number>();
  private readonly line = new Queue(SMALL_AT_ONCE);

  /** For a file of a school. Throws 429 or 503 if there is no slot. */
  async inSlot(organizationId: number, work: () => Promise<void>): Promise<void> {
    const ofSchool = this.running.get(organizationId) ?? 0;
    if (ofSchool >= OF_ONE_SCHOOL) {
      const message = t('exports.twoInProgress');
      throw tooFast('exports.too-many', message, WAIT_SECONDS);
    }
    const inAll = [...this.running.values()].reduce((sum, count) => sum + count, 0);
    if (inAll >= AT_ONCE) throw busy(WAIT_SECONDS);
    this.running.set(organizationId, ofSchool + 1);
    try {
      await work();
    } finally {
      this.end(organizationId);
    }
  }

  /** For a small file, which waits for its turn. Throws 503 if too many wait. */
  async inLine(work: () => Promise<void>): Promise<void> {
    if (this.line.waiting >= MOST_WAITING) throw busy(WAIT_SECONDS);
    return this.line.run(work);
  }

  private end(organizationId: number): void {
    const left = (this.running.get(organizationId) ?? 0) - 1;
    if (left > 0) this.running.set(organizationId, left);
    else this.running.delete(organizationId);
  }
}
