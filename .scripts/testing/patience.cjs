/* global jest */
// a machine that does much else at the same time answers late, which is no fault
jest.setTimeout(30_000);
