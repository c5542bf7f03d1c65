import type { FamilyLink } from './family-link.js';
import { keyOf, planFamilies, undoFamily, type MadeLink } from './roster-families.js';

const family = { parentId: 1, studentId: 2 };
const link = (more: Partial<FamilyLink> = {}): FamilyLink =>
  ({ ...family, organizationId: 7, id: 10, version: 1, status: 'confirmed', decidedBy: 5, ...more }) as FamilyLink;
const made = (ended: boolean, recordId = 10): MadeLink => ({ recordId, given: { ended } });

function plan(
  links: readonly FamilyLink[],
  last: MadeLink | undefined,
  { families = [family], isComplete = true }: { families?: readonly (typeof family)[]; isComplete?: boolean } = {},
) {
  const records = new Map(last ? [[keyOf(family), last]] : []);
  const school = { organizationId: 7, links, made: records };
  const { planned, loss } = planFamilies({ families, isComplete, students: new Set([2]) }, school);
  return { does: planned.flatMap(({ events }) => events.map(({ type }) => type)), ends: loss.count };
}
const NOTHING = { does: [], ends: 0 };
const MADE = { does: ['family-link.made'], ends: 0 };

describe('the families of a roster', () => {
  it('are linked, or their request is confirmed', () => {
    expect(plan([], undefined)).toEqual(MADE);
    expect(plan([link({ status: 'requested' })], undefined).does).toEqual(['family-link.confirmed']);
    expect(plan([link()], made(false))).toEqual(NOTHING);
  });

  it('end when a complete roster no longer names them, but not by a file of changes', () => {
    expect(plan([link()], made(false), { families: [] })).toEqual({ does: ['family-link.revoked'], ends: 1 });
    expect(plan([link()], made(false), { families: [], isComplete: false })).toEqual(NOTHING);
  });

  it('stay ended where someone ended them by hand, also after a roster did', () => {
    expect(plan([link({ status: 'revoked' })], made(false))).toEqual(NOTHING);
    expect(plan([link({ status: 'revoked' }), link({ id: 11, status: 'revoked' })], made(true))).toEqual(NOTHING);
    expect(plan([link({ status: 'revoked' }), link({ id: 11, status: 'requested' })], made(false))).toEqual(NOTHING);
  });

  it('that someone linked again by hand stay, whatever the roster says', () => {
    const links = [link({ status: 'revoked' }), link({ id: 11 })];
    expect(plan(links, made(true))).toEqual(NOTHING);
    expect(plan(links, made(true), { families: [] })).toEqual(NOTHING);
    expect(plan(links, made(false), { families: [] })).toEqual(NOTHING);
  });

  it('are linked again if a roster ended them, or the server for another role', () => {
    expect(plan([link({ status: 'revoked' })], made(true))).toEqual(MADE);
    expect(plan([link({ status: 'revoked', decidedBy: null })], made(false))).toEqual(MADE);
  });

  it('are as before once the roster is undone, unless someone decided since', () => {
    const undo = (last: MadeLink, newest: FamilyLink) => undoFamily(last, { organizationId: 7, newest });
    expect(undo(made(false), link())).toMatchObject({ ended: true, events: [{ type: 'family-link.revoked' }] });
    expect(undo(made(true), link({ status: 'revoked' }))).toMatchObject({
      ended: false,
      link: undefined,
      events: [{ type: 'family-link.made' }],
    });
    expect(undo(made(true), link({ id: 11 }))).toBeUndefined();
    expect(undo(made(false), link({ status: 'revoked' }))).toBeUndefined();
  });
});
