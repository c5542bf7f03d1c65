import { readDeliveryReport } from './delivery-report.js';

const ID = '<2.17.0123456789abcdef0123456789abcdef@hourtrail.example>';

/** `fields`: the groups of the delivery status. */
const aReport = (fields: string, original = `message/rfc822\n\nMessage-ID: ${ID}\nSubject: Hello\n\nHello`): Buffer =>
  Buffer.from(
    `From: postmaster@mx.example
Subject: Delivery Status Notification (Failure)
Content-Type: multipart/report; boundary="b"; report-type=delivery-status

--b
Content-Type: text/plain; charset="UTF-8"

Address not found
--b
Content-Type: message/delivery-status

${fields}
--b
Content-Type: ${original}

--b--
`.replaceAll('\n', '\r\n'),
  );

const GONE = { addresses: ['ana@home.example'], action: 'failed', status: '5.1.1' };

test.each([
  [
    'with folded lines and a comment',
    'Reporting-MTA: dns; mx.example\n\nFinal-Recipient: RFC822;\n <ana@home.example>\nAction: Failed\nStatus: 5.1.1 (no such user)',
    [GONE],
  ],
  [
    'of an address that was rewritten on its way',
    'Reporting-MTA: dns; mx.example\n\nOriginal-Recipient: rfc822; ana@home.example\nFinal-Recipient: rfc822; a.diaz@inside.example\nAction: failed\nStatus: 5.1.1',
    [{ ...GONE, addresses: ['ana@home.example', 'a.diaz@inside.example'] }],
  ],
  [
    'about two recipients',
    'Reporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; ana@home.example\nAction: failed\nStatus: 5.1.1\n \nFinal-Recipient: rfc822; leo@home.example\nAction: delayed\nStatus: 4.4.1',
    [GONE, { addresses: ['leo@home.example'], action: 'delayed', status: '4.4.1' }],
  ],
  [
    'without what it must have',
    'Reporting-MTA: dns; mx.example\n\nFinal-Recipient: x400; somebody\nStatus: unknown',
    [{ addresses: [], action: '', status: undefined }],
  ],
])('reads a report %s', async (_what, fields, recipients) => {
  expect(await readDeliveryReport(aReport(fields))).toEqual({ messageId: ID, recipients });
});

const FIELDS =
  'Reporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; ana@home.example\nAction: failed\nStatus: 5.1.1';

test('returned headers are enough, in the encoding of their part', async () => {
  const headers = Buffer.from(`Message-ID: ${ID}\r\nSubject: Hello\r\n`).toString('base64');
  const original = `text/rfc822-headers\nContent-Transfer-Encoding: base64\n\n${headers}`;
  expect(await readDeliveryReport(aReport(FIELDS, original))).toEqual({ messageId: ID, recipients: [GONE] });
});

test('nothing else is a report', async () => {
  const report = aReport(FIELDS).toString();
  const others = [
    '',
    'Subject: I am away\r\n\r\nUntil Monday.',
    report.replace('report-type=delivery-status', 'report-type=disposition-notification'),
    report.replace(`Message-ID: ${ID}\r\n`, ''),
    aReport('Reporting-MTA: dns; mx.example').toString(),
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\n'.repeat(2_000),
  ];
  for (const other of others) expect(await readDeliveryReport(Buffer.from(other))).toBeUndefined();
});
