import { nextCursor } from '../api/paging.js';

describe('the next page of a list', () => {
  it('is found in the Link header by its cursor', () => {
    expect(nextCursor('</api/volunteer-hours?limit=25&cursor=abc%3D>; rel="next"')).toBe('abc=');
    expect(nextCursor('</first>; rel="first", </api/x?cursor=b,c>; rel="next"')).toBe('b,c');
  });

  it('is none where the header is missing or names another relation', () => {
    expect(nextCursor(null)).toBeNull();
    expect(nextCursor('</api/x?cursor=a>; rel="prev"')).toBeNull();
  });
});
