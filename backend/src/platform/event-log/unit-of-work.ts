import { type Database, type Statement, retrying } from '../database/database.js';
import type { Actor } from '../kernel/actor.js';
import type { Clock } from '../kernel/clock.js';
import { conflict, DomainError } from '../kernel/domain-error.js';
import { isErasure, type DomainEvent } from '../kernel/event.js';
import type { Projection } from './projection.js';
import { record, type Recording } from './recording.js';
import { stagingOf } from './staging.js';
import type { Stream } from './stream.js';
import { WriteStatements, type WriteMode } from './write-statement.js';

export interface Change<State> {
  readonly id: number;
  readonly state: State | undefined;
  readonly events: readonly DomainEvent[];
}

export interface CommitOptions {
  readonly partial?: boolean;
  readonly also?: readonly Statement[];
}

export const stale = (details: Record<string, unknown> = {}): DomainError =>
  conflict('stale', 'Somebody else changed this meanwhile. Look at it again before you decide.', details);

export const isStale = (error: unknown): boolean => error instanceof DomainError && error.code === 'stale';

export interface StagedCommit<State, Whole> {
  readonly stream: Stream<State>;
  readonly mode: WriteMode;
  readonly batch: number;
  readonly records: number;
  readonly whole: { readonly stream: Stream<Whole>; readonly change: Change<Whole> };
  readonly also: readonly Statement[];
}

/** Writes rows, events and projections in one statement, in one transaction and one round trip. */
export class UnitOfWork {
  private readonly statements = new Map<string, Pick<WriteStatements<never>, 'statement' | 'staged'>>();
  private afterCommit: () => void = () => {};
  private requireMay: () => void = () => {};

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly macKey: Buffer,
    private readonly projections: readonly Projection[],
  ) {}

  onCommit(listener: () => void): void {
    this.afterCommit = listener;
  }

  beforeWriting(check: () => void): void {
    this.requireMay = check;
  }

  /** Saves new states. Throws a conflict `stale` if a state is outdated, and the error of a violated constraint. */
  async commit<State extends { readonly version: number }>(
    actor: Actor,
    stream: Stream<State>,
    changes: readonly Change<State>[],
    options: CommitOptions = {},
  ): Promise<readonly State[]> {
    const drafts = this.drafts(actor, stream, changes);
    const writes = this.writes(stream, drafts, { organizationId: actor.organizationId, options });
    const also = [...erasures(drafts.flatMap(({ recordings }) => recordings)), ...(options.also ?? [])];
    const results = await this.attempt(stream, () => this.database.write(actor, [...writes, ...also]));
    this.afterCommit();
    const saved = new Set(results.slice(0, writes.length).flatMap(([row]) => (row as { saved: number[] }).saved));
    return drafts.filter((draft) => saved.has(draft.id)).map((draft) => draft.state);
  }

  /** Stages part of a large write. `commitStaged` saves it. */
  async stage<State extends { readonly version: number }>(
    actor: Actor,
    stream: Stream<State>,
    { batch, changes, also = [] }: { batch: number; changes: readonly Change<State>[]; also?: readonly Statement[] },
  ): Promise<void> {
    const drafts = this.drafts(actor, stream, changes);
    const rows = drafts.map((draft) => rowOf(stream, draft));
    const events = drafts.flatMap((draft) => draft.recordings.map((recording) => eventOf(draft.id, recording)));
    const texts = drafts.flatMap((draft) => draft.recordings.flatMap((recording) => textsOf(draft.id, recording)));
    const staging = stagingOf({ organizationId: actor.organizationId, batch }, { rows, events, texts });
    // Staged data may be lost in a crash, so it need not be synced.
    const unhurried = { text: 'SET LOCAL synchronous_commit TO off' };
    await this.database.write(actor, [unhurried, staging, ...also]);
  }

  /** Saves everything staged, and an event for the whole, in one transaction. Throws like `commit`. */
  async commitStaged<State extends { readonly version: number }, Whole extends { readonly version: number }>(
    actor: Actor,
    { stream, mode, batch, records, whole, also }: StagedCommit<State, Whole>,
  ): Promise<void> {
    const { organizationId } = actor;
    const staged = this.statementsOf(stream).staged(mode, { organizationId, batch, records });
    const wholeWrites = this.writes(whole.stream, this.drafts(actor, whole.stream, [whole.change]), { organizationId });
    await this.database.write(actor, [{ text: 'SELECT log.analyze_staged()' }]);
    await this.attempt(stream, () => this.database.write(actor, [staged, ...wholeWrites, ...also]));
    this.afterCommit();
  }

  private drafts<State extends { readonly version: number }>(
    actor: Actor,
    stream: Stream<State>,
    changes: readonly Change<State>[],
  ): readonly Draft<State>[] {
    const at = this.clock.now();
    return changes.map((change) => this.draft(actor, stream, change, at));
  }

  private writes<State>(
    stream: Stream<State>,
    drafts: readonly Draft<State>[],
    { organizationId, options = {} }: { readonly organizationId: number; readonly options?: CommitOptions },
  ): readonly Statement[] {
    return (['create', 'change'] as const).flatMap((mode) => {
      const ofMode = drafts.filter((draft) => (draft.expected === 0) === (mode === 'create'));
      return ofMode.length === 0 ? [] : [this.statement(stream, mode, { organizationId, drafts: ofMode, options })];
    });
  }

  private draft<State extends { readonly version: number }>(
    actor: Actor,
    stream: Stream<State>,
    change: Change<State>,
    at: Date,
  ): Draft<State> {
    const expected = change.state?.version ?? 0;
    const recordings: Recording[] = [];
    let state = change.state;
    for (const happened of change.events) {
      const version = expected + recordings.length + 1;
      const place = { organizationId: actor.organizationId, stream: `${stream.name}/${change.id}`, version };
      const recording = record(happened, place, { actor, at, macKey: this.macKey });
      recordings.push(recording);
      state = stream.evolve(state, recording.event);
    }
    if (!state || recordings.length === 0) throw new Error(`A change of ${stream.name}/${change.id} has no events.`);
    return { id: change.id, expected, before: change.state, state, recordings };
  }

  private statement<State>(
    stream: Stream<State>,
    mode: WriteMode,
    {
      organizationId,
      drafts,
      options,
    }: { organizationId: number; drafts: readonly Draft<State>[]; options: CommitOptions },
  ): Statement {
    return this.statementsOf(stream).statement(mode, {
      organizationId,
      rows: drafts.map((draft) => rowOf(stream, draft)),
      changed: drafts.flatMap((draft) => changedColumns(stream, draft)),
      events: drafts.flatMap((draft) => draft.recordings.map((recording) => eventOf(draft.id, recording))),
      texts: drafts.flatMap((draft) => draft.recordings.flatMap((recording) => textsOf(draft.id, recording))),
      partial: options.partial ?? false,
    });
  }

  private statementsOf<State>(stream: Stream<State>): Pick<WriteStatements<never>, 'statement' | 'staged'> {
    const statements = this.statements.get(stream.name) ?? new WriteStatements(stream, this.projections);
    this.statements.set(stream.name, statements);
    return statements;
  }

  private async attempt<State, T>(stream: Stream<State>, work: () => Promise<T>): Promise<T> {
    this.requireMay();
    try {
      return await retrying(work);
    } catch (error) {
      const { code = '', constraint = '' } = error as { code?: string; constraint?: string };
      if (code === 'HT409' || constraint === 'events_pkey') throw stale();
      throw this.refusalOf(stream, constraint)?.() ?? error;
    }
  }

  private refusalOf<State>(stream: Stream<State>, constraint: string): (() => DomainError) | undefined {
    return [stream, ...this.projections].map((owner) => owner.refusals?.[constraint]).find(Boolean);
  }
}

interface Draft<State> {
  readonly id: number;
  readonly expected: number;
  readonly before: State | undefined;
  readonly state: State;
  readonly recordings: readonly Recording[];
}

function rowOf<State>(stream: Stream<State>, draft: Draft<State>): Record<string, unknown> {
  const version = draft.expected + draft.recordings.length;
  return { id: draft.id, expected: draft.expected, version, ...stream.rowOf(draft.state) };
}

function changedColumns<State>({ columns }: Stream<State>, { before, state }: Draft<State>): readonly string[] {
  const changed: string[] = [];
  if (before) for (const { name, value } of columns) if (value(before) !== value(state)) changed.push(name);
  return changed;
}

const eventOf = (id: number, { event, canonical, hash, mac }: Recording): Record<string, unknown> => ({
  id,
  version: event.version,
  type: event.type,
  at: event.at,
  actor_id: event.actor.id,
  canonical,
  hash: `\\x${hash}`,
  mac: `\\x${mac}`,
});

const textsOf = (id: number, { event, texts }: Recording): Record<string, unknown>[] =>
  texts.map(({ field, salt, body }) => ({ id, version: event.version, field, salt: `\\x${salt}`, body }));

function erasures(recordings: readonly Recording[]): readonly Statement[] {
  return recordings
    .map(({ event }) => event)
    .filter(isErasure)
    .map(({ organizationId, stream }) => ({
      name: 'erase-texts',
      text: 'SELECT log.erase_texts($1, $2)',
      values: [organizationId, stream],
    }));
}
