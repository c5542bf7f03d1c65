import { recordCode, shownRecordCode } from './official-records.js';

describe('an official record', () => {
  it('has a code that can be typed in any case, with or without dashes', () => {
    expect(shownRecordCode('K7QM2XPR9DHT')).toBe('K7QM-2XPR-9DHT');
    for (const typed of ['K7QM-2XPR-9DHT', 'k7qm2xpr9dht', ' k7qm 2xpr 9dht ']) {
      expect(recordCode(typed)).toBe('K7QM2XPR9DHT');
    }
    for (const wrong of ['', 'K7QM-2XPR', 'K7QM-2XPR-9DHO', 'K7QM-2XPR-9DHTX', '%00']) {
      expect(recordCode(wrong)).toBeUndefined();
    }
  });
});
