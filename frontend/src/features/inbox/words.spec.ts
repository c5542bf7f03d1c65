import { answerAddress, confirmationWords, forwardingWords, mailWords } from './words.js';

const ana = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@lincoln.example' };

describe('what a super-admin reads in the inbox', () => {
  it('answers to the address that was given, whatever else it holds', () => {
    expect(answerAddress(ana)).toBe(
      'mailto:ana@lincoln.example?subject=Your%20message%20to%20HourTrail%2C%20Ana%20Ruiz',
    );
    const tricky = { ...ana, email: 'x?bcc=all&body=y@z.example' };
    expect(answerAddress(tricky)).toMatch(/^mailto:x%3Fbcc%3Dall%26body%3Dy@z\.example\?subject=[^?&]+$/);
  });

  it('says where no mail goes out, and where mail wants looking after', () => {
    const mailStatus = { from: 'hello@hourtrail.example', forwardsTo: null, queued: 0, failed: 0 };
    expect(mailWords(mailStatus)).toBeUndefined();
    expect(mailWords({ ...mailStatus, from: null })).toMatch(/^This server can’t send email\./);
    expect(mailWords({ ...mailStatus, queued: 1, failed: 2 })).toBe(
      '1 email is waiting to be sent. 2 emails couldn’t be delivered.',
    );
  });

  it('says of a mail that was never to be sent why', () => {
    expect(forwardingWords(null)).toBe('Not forwarded. No forwarding address is set.');
    expect(confirmationWords(null)).toBe(
      'No confirmation email was sent, because this server wasn’t set up to send email.',
    );
  });
});
