import { Hold } from './hold.js';

describe('what is held for a while', () => {
  let happened: string[];
  let holder: Hold;
  const effect = (name: string) => async (): Promise<void> => void happened.push(name);
  const hold = (name: string): void => holder.hold(effect(name), () => happened.push(`${name} undone`));
  const pass = (seconds: number): void => jest.advanceTimersByTime(seconds * 1000);

  beforeEach(() => {
    jest.useFakeTimers();
    happened = [];
    holder = new Hold(10_000);
  });
  afterEach(() => jest.useRealTimers());

  it('happens once the time is over, not before', () => {
    hold('one');
    pass(9.9);
    expect(happened).toEqual([]);
    pass(0.1);
    expect(happened).toEqual(['one']);
  });

  it('never happens when it is taken back in time', () => {
    hold('one');
    pass(9);
    expect(holder.undo()).toBe(true);
    pass(60);
    expect(happened).toEqual(['one undone']);
  });

  it('cannot be taken back too late', () => {
    hold('one');
    pass(10);
    expect(holder.undo()).toBe(false);
  });

  it('keeps its own time when the next is held', () => {
    hold('one');
    pass(6);
    hold('two');
    pass(4);
    expect(happened).toEqual(['one']);
    pass(6);
    expect(happened).toEqual(['one', 'two']);
  });

  it('is taken back after what was held later', () => {
    hold('one');
    hold('two');
    expect([holder.undo(), holder.undo(), holder.undo()]).toEqual([true, true, false]);
    pass(60);
    expect(happened).toEqual(['two undone', 'one undone']);
  });

  it('waits while it is paused, and then for what was left', () => {
    hold('one');
    pass(6);
    holder.pause();
    holder.pause();
    pass(60);
    holder.resume();
    holder.resume();
    pass(3.9);
    expect(happened).toEqual([]);
    pass(0.1);
    expect(happened).toEqual(['one']);
  });

  it('happens before the release returns, and once only', async () => {
    hold('one');
    const released = holder.release();
    expect(happened).toEqual(['one']);
    await released;
    pass(60);
    expect(happened).toEqual(['one']);
  });

  it('is waited for by every release until it has ended', async () => {
    let end = (): void => {};
    holder.hold(
      () => new Promise((resolve) => (end = resolve)),
      () => undefined,
    );
    void holder.release();
    let over = false;
    const released = holder.release().then(() => (over = true));
    await Promise.resolve();
    expect(over).toBe(false);
    end();
    await released;
    expect(over).toBe(true);
  });
});
