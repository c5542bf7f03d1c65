import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** The world of a spec file is that of the worker that runs it. */
export default class NodeEnvironment {
  global = globalThis;

  constructor({ projectConfig }) {
    this.exit = process.exit;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    this.variables = { ...process.env };
  }

  async teardown() {
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    // Jest wraps it anew for each file
    process.exit = this.exit;
  }

  getVmContext() {
    return null;
  }
}
