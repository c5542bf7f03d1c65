import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 30_000 });

export default function setUp() {
  globalThis.expect.extend(matchers);
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  globalThis.afterEach(cleanup);
}
