import PostalMime, { type Attachment, type Email, type Header } from 'postal-mime';

/** What a mail server says about an email that it took (RFC 3464). */
export interface DeliveryReport {
  /** Of the email, as its returned headers have it. */
  readonly messageId: string;
  readonly recipients: readonly ReportedRecipient[];
}

interface ReportedRecipient {
  /** As it was written, and as it was rewritten on its way. */
  readonly addresses: readonly string[];
  readonly action: string;
  /** Such as 5.1.1 (RFC 3463). */
  readonly status: string | undefined;
}

const STATUS_TYPES = ['message/delivery-status', 'message/global-delivery-status'];
const ORIGINAL_TYPES = ['text/rfc822-headers', 'message/rfc822', 'message/global-headers', 'message/global'];

/** Undefined for anything else: an answer of a person, an out-of-office note, a report without the email's headers. */
export async function readDeliveryReport(raw: Buffer): Promise<DeliveryReport | undefined> {
  const report = await parse(raw);
  const isReport = /^multipart\/report\b.*\breport-type="?delivery-status\b/is.test(valueOf(report, 'content-type'));
  const status = report?.attachments.find(isOneOf(STATUS_TYPES));
  const original = report?.attachments.find(isOneOf(ORIGINAL_TYPES));
  if (!isReport || !status || !original) return undefined;
  const messageId = (await parse(bytesOf(original)))?.messageId;
  // The first group is about the whole email.
  const groups = bytesOf(status)
    .toString('utf8')
    .trim()
    .split(/\r?\n[ \t]*\r?\n/)
    .slice(1, 1 + MOST_RECIPIENTS);
  if (!messageId || groups.length === 0) return undefined;
  return { messageId, recipients: await Promise.all(groups.map(recipientOf)) };
}

/** Our emails have one; a report of more is read no further. */
const MOST_RECIPIENTS = 10;

async function recipientOf(group: string): Promise<ReportedRecipient> {
  const fields = await parse(Buffer.from(`${group}\r\n\r\n`));
  const addresses = ['original-recipient', 'final-recipient'].map((name) => addressIn(valueOf(fields, name)));
  return {
    addresses: addresses.filter((address) => address !== undefined),
    action: valueOf(fields, 'action').toLowerCase(),
    status: /^[245]\.\d{1,3}\.\d{1,3}\b/.exec(valueOf(fields, 'status'))?.[0],
  };
}

const addressIn = (field: string): string | undefined => /^(?:rfc822|utf-8)\s*;\s*<?([^\s<>]+)>?/i.exec(field)?.[1];

/** Undefined if it cannot be read, for example because it nests too deep. */
const parse = (raw: Buffer): Promise<Email | undefined> =>
  PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' }).catch(() => undefined);

const valueOf = (email: { readonly headers: readonly Header[] } | undefined, name: string): string =>
  email?.headers.find(({ key }) => key === name)?.value.trim() ?? '';

const isOneOf =
  (types: readonly string[]) =>
  ({ mimeType }: Attachment): boolean =>
    types.includes(mimeType.toLowerCase());

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
