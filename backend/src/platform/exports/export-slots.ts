import { Injectable } from '@nestjs/common';
import { busy, tooFast } from '../web/errors/refusal.js';

/** Each holds one of the connections for streams, and a snapshot, for as long as its reader takes. */
const AT_ONCE = 6;
const OF_ONE_SCHOOL = 2;
const WAIT_SECONDS = 10;

/** A few files at a time, and of no school more than two, so that every school's turn comes. */
@Injectable()
export class ExportSlots {
  private readonly running = new Map<number, number>();

  /** Answers what ends the turn. Throws 429 or 503 where there is none. */
  take(organizationId: number): () => void {
    const ofSchool = this.running.get(organizationId) ?? 0;
    if (ofSchool >= OF_ONE_SCHOOL) {
      const message = 'Two files of your school are being made already. Try again when one of them is done.';
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
