import { setTimeout as pause } from 'node:timers/promises';
import { ReactionRunner } from '../src/platform/event-log/reaction-runner.js';
import type { Reaction } from '../src/platform/event-log/reaction.js';
import type { WriteCore } from './write-core.js';

const BEHIND = `
  SELECT EXISTS (SELECT FROM log.events e WHERE NOT EXISTS (
    SELECT FROM log.reaction_progress c WHERE c.reaction = $1
      AND (c.epoch, c.tx, c.position) >= (e.epoch, e.tx, e.position))) AS behind`;

/** Lets a reaction read on to the end of the log. */
export async function follow(core: WriteCore, reaction: Reaction): Promise<void> {
  const runner = new ReactionRunner(core, [reaction]);
  runner.onApplicationBootstrap();
  try {
    for (;;) {
      runner.wake();
      await pause(30);
      const { rows } = await core.admin.query<{ behind: boolean }>(BEHIND, [reaction.name]);
      if (!rows[0]?.behind) return;
    }
  } finally {
    await runner.onApplicationShutdown();
  }
}
