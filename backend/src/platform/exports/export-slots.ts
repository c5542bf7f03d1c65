import { t } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { busy, tooFast } from '../web/errors/refusal.js';

const AT_ONCE = 6;
const OF_ONE_SCHOOL = 2;
const WAIT_SECONDS = 10;

@Injectable()
export class ExportSlots {
  private readonly running = new Map<number, number>();

  /** Returns a function that frees the slot. Throws 429 or 503 if there is none. */
  take(organizationId: number): () => void {
    const ofSchool = this.running.get(organizationId) ?? 0;
    if (ofSchool >= OF_ONE_SCHOOL) {
      const message = t('exports.twoInProgress');
      throw tooFast('exports.too-many', message, WAIT_SECONDS);
    }
    const inAll = [...this.running.values()].reduce((sum, count) => sum + count, 0);
    if (inAll >= AT_ONCE) throw busy(WAIT_SECONDS);
    this.running.set(organizationId, ofSchool + 1);
    return () => this.end(organizationId);
  }

  private end(organizationId: number): void {
    const left = (this.running.get(organizationId) ?? 0) - 1;
    if (left > 0) this.running.set(organizationId, left);
    else this.running.delete(organizationId);
  }
}
