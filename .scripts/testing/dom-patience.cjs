/* global jest */
// A screen waits for its server and its lazy parts; on a busy machine that takes longer than a second.
require('@testing-library/react').configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
