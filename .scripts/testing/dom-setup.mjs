import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';

configure({ asyncUtilTimeout: 30_000 });

// React's development build captures a stack for each of the first 10,000 elements a second, a quarter of the time of a
// spec that renders. No spec reads these stacks, so React finds that many captured.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

export default function setUp() {
  globalThis.expect.extend(matchers);
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  globalThis.afterEach(cleanup);
}
