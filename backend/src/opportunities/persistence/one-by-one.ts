import { Turns } from '../../platform/turns.js';

interface Line {
  readonly turns: Turns;
  people: number;
}

/** Lets those who rush for one thing in one by one, so that they wait here and not each with a connection. */
export class OneByOne {
  private readonly lines = new Map<number, Line>();

  async take<T>(what: number, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(what) ?? { turns: new Turns(1), people: 0 };
    this.lines.set(what, line);
    line.people += 1;
    try {
      return await line.turns.take(work);
    } finally {
      line.people -= 1;
      if (line.people === 0) this.lines.delete(what);
    }
  }
}
