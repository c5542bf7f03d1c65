import { withoutParams } from '../../lib/useSearchState.js';
import { accessesOf, auditSearchIn, eventsOf, linkTo, NARROWING, sampleOf } from './auditAddress.js';

const searchOf = (search: string) => auditSearchIn(new URLSearchParams(search));

describe('what an address asks of the workbench', () => {
  it('is nothing that there is not', () => {
    expect(
      searchOf('tab=kites&school=x&person=-1&by=0&kind=kite&access=eaten&rule=x&from=2026-02-30&entries=501&size=0'),
    ).toEqual(searchOf(''));
    expect(searchOf('').tab).toBe('integrity');
    expect(searchOf('school=0').school).toBe('0');
  });

  it('is asked of the server as it takes it', () => {
    const all = searchOf('person=5&by=3&kind=hours.approved&access=viewed&from=2026-09-01&to=2026-09-30');
    const days = { from: '2026-09-01', to: '2026-09-30' };
    expect(eventsOf(all, {})).toEqual({ person: '5', by: '3', kind: 'hours.approved', ...days });
    expect(accessesOf(all, { organizationId: '3' })).toEqual({
      organizationId: '3',
      person: '5',
      by: '3',
      kind: 'viewed',
      ...days,
    });
  });

  it('goes by From alone where To is before it', () => {
    expect(eventsOf(searchOf('from=2026-09-30&to=2026-09-01'), {})).toEqual({ from: '2026-09-30' });
  });

  it('is a sample only where both seed and number are given, and then the same one again', () => {
    expect(sampleOf(searchOf('seed=rain'), {})).toBeUndefined();
    expect(sampleOf(searchOf('seed=%20&entries=5'), {})).toBeUndefined();
    const link = linkTo({ school: '3' }, { tab: 'sample', seed: 'rain & snow', entries: '5', from: '', size: '40' });
    expect(link).toBe('?school=3&tab=sample&seed=rain+%26+snow&entries=5&size=40');
    expect(sampleOf(searchOf(link), { organizationId: '3' })).toEqual({
      organizationId: '3',
      seed: 'rain & snow',
      entries: '5',
      size: '40',
    });
  });

  it('keeps the part and the school when its filters are cleared', () => {
    const cleared = withoutParams(
      new URLSearchParams('tab=events&school=3&person=5&by=3&kind=hours&from=2026-09-01'),
      NARROWING,
    );
    expect(cleared.toString()).toBe('tab=events&school=3');
  });
});
