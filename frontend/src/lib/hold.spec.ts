import { Hold } from './hold.js';

describe('what is held for a while', () => {
  let happened: string[];
  let hold: Hold;
  const effect = (name: string) => async (): Promise<void> => void happened.push(name);
  const pass = (seconds: number): void => jest.advanceTimersByTime(seconds * 1000);

  beforeEach(() => {
    jest.useFakeTimers();
    happened = [];
    hold = new Hold(10_000);
  });
  afterEach(() => jest.useRealTimers());

  it('happens once the time is over, not before', () => {
    hold.hold(effect('one'));
    pass(9.9);
    expect(happened).toEqual([]);
    expect(hold.isHolding).toBe(true);
    pass(0.1);
    expect(happened).toEqual(['one']);
    expect(hold.isHolding).toBe(false);
  });

  it('never happens when it is taken back in time', () => {
    hold.hold(effect('one'));
    pass(9);
    expect(hold.drop()).toBe(true);
    pass(60);
    expect(happened).toEqual([]);
  });

  it('cannot be taken back too late', () => {
    hold.hold(effect('one'));
    pass(10);
    expect(hold.drop()).toBe(false);
  });

  it('happens at once when the next is held', () => {
    hold.hold(effect('one'));
    hold.hold(effect('two'));
    expect(happened).toEqual(['one']);
    pass(10);
    expect(happened).toEqual(['one', 'two']);
  });

  it('waits while it is paused, and then for what was left', () => {
    hold.hold(effect('one'));
    pass(6);
    hold.pause();
    hold.pause();
    pass(60);
    hold.resume();
    hold.resume();
    pass(3.9);
    expect(happened).toEqual([]);
    pass(0.1);
    expect(happened).toEqual(['one']);
  });

  it('happens before the release returns, and once only', async () => {
    hold.hold(effect('one'));
    const released = hold.release();
    expect(happened).toEqual(['one']);
    await released;
    pass(60);
    expect(happened).toEqual(['one']);
  });

  it('is waited for by every release until it has ended', async () => {
    let end = (): void => {};
    hold.hold(() => new Promise((resolve) => (end = resolve)));
    void hold.release();
    let over = false;
    const released = hold.release().then(() => (over = true));
    await Promise.resolve();
    expect(over).toBe(false);
    end();
    await released;
    expect(over).toBe(true);
  });
});
