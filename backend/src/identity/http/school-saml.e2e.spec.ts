import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { SCHOOL_SIGN_IN_PROBLEMS, t, type SchoolSignInProblem } from '@hourtrail/contracts';
import { PASSWORD, startApp, TestClock, type TestApp } from '../../../test/app.js';
import { makeCertificate } from '../../../test/certificates.js';
import type { Answer, Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { makePerson, makeSchool } from '../../../test/people.js';
import { EMAIL, goToSaml, postSaml, SamlServer, type Claims, type SamlRequest } from '../../../test/saml.js';
import { asAdmin } from '../../../test/sql.js';

const SESSION = 'hourtrail_session';
const COOKIE = 'hourtrail_saml';
const DAY = 86_400_000;

let database: TestDatabase;
let app: TestApp;
let superAdmin: Client;
let provider: SamlServer;
const clock = new TestClock();
const another = makeCertificate();

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database, clock, macKey: randomBytes(32) });
  provider = new SamlServer(() => clock.now());
  const { username } = await makePerson(app, await makeSchool(app), 'super-admin');
  superAdmin = await app.signIn(username);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const signInOf = (school: number): string => `/api/organizations/${school}/sign-in`;
const settings = (than: object = {}) => ({
  ...{ protocol: 'saml', metadata: provider.metadata(), emailAttribute: 'mail' },
  ...{ roles: ['student', 'teacher'], required: false, reason: 'The school asked' },
  ...than,
});

async function aSchoolWith(than: object = {}): Promise<number> {
  const school = await makeSchool(app);
  const { status, body } = await superAdmin.put(signInOf(school), settings(than));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return school;
}

/** Someone without a password, as an import makes them. */
async function aStudent(school: number) {
  const person = await makePerson(app, school, 'student');
  await asAdmin(database, 'DELETE FROM identity.credentials WHERE user_id = $1', [person.id]);
  return person;
}

async function signInAt(
  school: number,
  email: string,
  than: Partial<Claims> = {},
  next = '',
): Promise<{ browser: Client; response: Answer }> {
  const browser = app.client();
  const request = await goToSaml(browser, school, next);
  const response = await postSaml(browser, request, provider.answer(provider.says(request, email, than)));
  return { browser, response };
}

const locationOf = ({ response }: { response: Answer }): unknown => response.headers['location'];
const explained = (school: number, problem: SchoolSignInProblem): string =>
  `/login?problem=${problem}&school=${school}`;
const stored = async (): Promise<unknown> =>
  asAdmin(
    database,
    `SELECT (SELECT count(*) FROM log.events) AS events, (SELECT count(*) FROM identity.users) AS users,
       (SELECT count(*) FROM identity.school_identities) AS identities, (SELECT count(*) FROM web.sessions) AS sessions`,
  );

describe('the SAML sign-in of a school', () => {
  test('is set from the provider’s metadata, shown with ours to hand over, and sealed', async () => {
    const school = await makeSchool(app);
    const { status, body } = await superAdmin.put(signInOf(school), settings());
    expect([status, body]).toMatchObject([
      200,
      {
        ...{ protocol: 'saml', issuer: provider.issuer, clientId: '', startUrl: provider.startUrl },
        ...{ emailAttribute: 'mail', newAccounts: null },
        certificates: [{ fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      },
    ]);
    const metadata = await app.client().get(new URL(body.entityId).pathname);
    expect(metadata.headers['content-type']).toMatch(/^application\/samlmetadata\+xml/);
    for (const part of [`entityID="${body.entityId}"`, `Location="${body.acsUrl}"`, 'WantAssertionsSigned="true"'])
      expect(metadata.body).toContain(part);
    const [event] = await asAdmin<{ canonical: string; texts: string }>(
      database,
      `SELECT canonical, (SELECT string_agg(t.body, ' ') FROM log.texts t WHERE t.organization_id = $1::integer) AS texts
       FROM log.events WHERE stream = 'organization/' || $1 ORDER BY version DESC LIMIT 1`,
      [school],
    );
    expect(JSON.parse(event?.canonical ?? '')).toMatchObject({
      type: 'organization.sign-in-changed',
      data: { protocol: 'saml', roles: ['student', 'teacher'], required: false },
    });
    for (const text of [provider.issuer, provider.startUrl, body.certificates[0].fingerprint])
      expect(event?.texts).toContain(text);
    expect((await superAdmin.post(`${signInOf(school)}/trials`, {})).body).toEqual({ problem: null });
  });

  test('keeps its metadata while none is pasted, and the same again changes nothing', async () => {
    const school = await aSchoolWith();
    const { metadata: _, ...same } = settings();
    expect((await superAdmin.put(signInOf(school), same)).body).toMatchObject({ version: 2, issuer: provider.issuer });
    expect((await superAdmin.put(signInOf(await makeSchool(app)), same)).body.errors).toEqual([
      { field: 'metadata', message: 'Provider’s metadata is required' },
    ]);
  });

  test.each<[string, () => string, string]>([
    ['no XML', () => 'our metadata', t('apiSchools.metadataUnreadable')],
    ['broken XML', () => provider.metadata().slice(0, -9), t('apiSchools.metadataUnreadable')],
    ['another XML', () => '<html/>', t('apiSchools.metadataUnreadable')],
    [
      'a document type',
      () => provider.metadata().replace('?>', '?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
      t('apiSchools.metadataHasDeclarations'),
    ],
    [
      'several providers',
      () => `<EntitiesDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata"/>`,
      t('apiSchools.metadataOfMany'),
    ],
    ['no https', () => provider.metadata({ startUrl: 'http://idp.example' }), t('apiSchools.metadataNoRedirect')],
    ['a script', () => provider.metadata({ startUrl: 'javascript:alert(1)' }), t('apiSchools.metadataNoRedirect')],
    [
      'a wish for signed requests',
      () => provider.metadata({ more: 'WantAuthnRequestsSigned="true"' }),
      t('apiSchools.metadataWantsSigned'),
    ],
    ['no certificate', () => provider.metadata({ certificates: [] }), t('apiSchools.metadataNoCertificate')],
    [
      'a weak key',
      () => provider.metadata({ certificates: [makeCertificate({ bits: 1_024 }).pem] }),
      t('apiSchools.metadataNoCertificate'),
    ],
  ])('takes no metadata with %s', async (_what, metadata, sentence) => {
    const school = await makeSchool(app);
    const { status, body } = await superAdmin.put(signInOf(school), settings({ metadata: metadata() }));
    expect([status, body.errors]).toEqual([400, [{ field: 'metadata', message: sentence }]]);
    expect((await superAdmin.get(signInOf(school))).body.issuer).toBe('');
  });

  test('takes no metadata that is too long, or whose certificate has expired', async () => {
    const school = await makeSchool(app);
    const long = provider.metadata({ more: `x="${'y'.repeat(200_000)}"` });
    expect((await superAdmin.put(signInOf(school), settings({ metadata: long }))).status).toBe(400);
    const expired = makeCertificate({
      from: new Date('2020-01-01T00:00:00Z'),
      until: new Date('2021-01-31T00:00:00Z'),
    });
    const metadata = provider.metadata({ certificates: [expired.pem] });
    expect((await superAdmin.put(signInOf(school), settings({ metadata }))).body.errors).toEqual([
      { field: 'metadata', message: t('apiSchools.certificateExpired', { day: '2021-01-31' }) },
    ]);
  });

  test('goes on with the next certificate, and says when the last one has expired', async () => {
    const old = makeCertificate({ until: new Date(clock.now().getTime() + 10 * DAY) });
    const school = await aSchoolWith({ metadata: provider.metadata({ certificates: [old.pem, another.pem] }) });
    const person = await aStudent(school);
    const browser = app.client();
    const request = await goToSaml(browser, school);
    const claims = provider.says(request, person.email);
    const answer = provider.answer(claims, { key: another.privateKey, pem: another.pem });
    expect((await postSaml(browser, request, answer)).headers['location']).toBe('/dashboard');
    const other = await aSchoolWith({ metadata: provider.metadata({ certificates: [old.pem] }) });
    const started = clock.now();
    try {
      clock.advance(11 * DAY);
      const late = await app.client().get(`/api/auth/oidc/${other}`, { accept: 'text/html' });
      expect(late.headers['location']).toBe(explained(other, 'school-certificate-expired'));
    } finally {
      clock.set(started);
    }
  });

  test('counts who replaced the certificate among those who could enter', async () => {
    const school = await aSchoolWith();
    const person = await aStudent(school);
    await signInAt(school, person.email);
    const second = await app.signIn((await makePerson(app, school, 'super-admin')).username);
    const { id } = (await second.get('/api/auth/me')).body as { readonly id: number };
    const metadata = provider.metadata({ certificates: [provider.key.pem, another.pem] });
    expect((await second.put(signInOf(school), settings({ metadata }))).status).toBe(200);
    expect(locationOf(await signInAt(school, person.email))).toBe('/dashboard');
    const [row] = await asAdmin<{ ids: number[] }>(
      database,
      'SELECT could_enter AS ids FROM identity.users WHERE id = $1',
      [person.id],
    );
    expect(row?.ids).toContain(id);
  });
});

describe('signing in by SAML', () => {
  test('links the account that the school made with this address, and knows the person again', async () => {
    const school = await aSchoolWith();
    const person = await aStudent(school);
    const first = await signInAt(school, person.email.toUpperCase(), { nameId: `p-${school}` }, '?next=%2Fmy-hours');
    expect(locationOf(first)).toBe('/my-hours');
    expect((await first.browser.get('/api/auth/me')).body).toMatchObject({ id: person.id });
    const again = await signInAt(school, 'renamed@school.example', { nameId: `p-${school}` });
    expect((await again.browser.get('/api/auth/me')).body.id).toBe(person.id);
  });

  test('takes the address from the NameID, if the school names no attribute', async () => {
    const school = await aSchoolWith({ emailAttribute: '' });
    const person = await aStudent(school);
    const than = { nameId: person.email, format: EMAIL, attributes: {} };
    expect(locationOf(await signInAt(school, person.email, than))).toBe('/dashboard');
    expect(locationOf(await signInAt(school, '', { ...than, nameId: person.email.toUpperCase() }))).toBe('/dashboard');
  });

  test('takes a signed response as well', async () => {
    const school = await aSchoolWith();
    const person = await aStudent(school);
    const browser = app.client();
    const request = await goToSaml(browser, school);
    const whole = provider.sign(provider.answer(provider.says(request, person.email)), 'Response');
    expect((await postSaml(browser, request, whole)).headers['location']).toBe('/dashboard');
  });

  test('asks once for the password of those who chose one', async () => {
    const school = await aSchoolWith();
    const person = await makePerson(app, school, 'teacher');
    const { browser, response } = await signInAt(school, person.email, {}, '?next=%2Fapprovals');
    expect(response.headers['location']).toBe(`/login?school=${school}&link=true&next=%2Fapprovals`);
    const right = await browser.post('/api/auth/oidc/link', { password: PASSWORD });
    expect([right.status, right.body]).toEqual([200, { next: '/approvals' }]);
    expect(locationOf(await signInAt(school, person.email))).toBe('/dashboard');
  });

  test('keeps the rules of every provider: role, other school, deactivated, closed, unconfirmed address', async () => {
    const school = await aSchoolWith({ roles: ['student'] });
    const refusedFor = async (email: string): Promise<unknown> => locationOf(await signInAt(school, email));
    expect(await refusedFor((await makePerson(app, school, 'parent')).email)).toBe(
      explained(school, 'school-other-role'),
    );
    expect(await refusedFor((await aStudent(await makeSchool(app))).email)).toBe(
      explained(school, 'school-no-account'),
    );
    const [away, unconfirmed] = [await aStudent(school), await aStudent(school)];
    await asAdmin(database, 'UPDATE identity.users SET is_active = false WHERE id = $1', [away.id]);
    await asAdmin(database, 'UPDATE identity.users SET email_confirmed = false WHERE id = $1', [unconfirmed.id]);
    expect(await refusedFor(away.email)).toBe(explained(school, 'school-account-inactive'));
    expect(await refusedFor(unconfirmed.email)).toBe(explained(school, 'school-address-unconfirmed'));
    const browser = app.client();
    const request = await goToSaml(browser, school);
    await superAdmin.patch(`/api/organizations/${school}`, { isActive: false, reason: 'Closed' });
    const answer = provider.answer(provider.says(request, away.email));
    expect((await postSaml(browser, request, answer)).headers['location']).toBe(explained(school, 'school-closed'));
  });

  test('that is required takes the password away', async () => {
    const school = await aSchoolWith({ required: true });
    const person = await makePerson(app, school, 'student');
    const { status, body } = await app
      .client()
      .post('/api/auth/login', { username: person.username, password: PASSWORD });
    expect([status, body.code]).toEqual([401, 'identity.school-sign-in-required']);
    expect(locationOf(await signInAt(school, person.email))).toBe('/dashboard');
  });

  test('after the school changed from OpenID Connect, knows no one by what that called them', async () => {
    const school = await aSchoolWith();
    const [person, other] = [await aStudent(school), await aStudent(school)];
    await asAdmin(
      database,
      `INSERT INTO identity.school_identities (organization_id, protocol, issuer, subject, user_id)
       VALUES ($1, 'oidc', $2, 'the same name', $3)`,
      [school, provider.issuer, other.id],
    );
    const { browser } = await signInAt(school, person.email, { nameId: 'the same name' });
    expect((await browser.get('/api/auth/me')).body.id).toBe(person.id);
  });
});

interface Hostile {
  readonly says?: Partial<Claims> | ((request: SamlRequest) => Partial<Claims>);
  /** Undefined: the whole signed response. */
  readonly answer?: (claims: Claims, email: string) => string | Buffer;
  readonly back?: (browser: Client, request: SamlRequest) => SamlRequest | void;
  readonly fields?: Readonly<Record<string, string>>;
  readonly problem?: SchoolSignInProblem;
  /** Whether the browser is no longer known, so that neither is the school. */
  readonly isLost?: true;
}

const VICTIM = 'someone.else@school.example';
const SHA1 = {
  algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
};
const LOST = { problem: 'school-expired', isLost: true } as const;
const at = (milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds);

/** The assertion that the attacker was given, and what he made of it for somebody else. */
function forged(claims: Claims): { signed: string; signature: string; evil: string; bare: string } {
  const signed = provider.sign(provider.assertion(claims), 'Assertion');
  const signature = /<ds:Signature.*<\/ds:Signature>/s.exec(signed)?.[0] ?? '';
  const evil = provider.assertion({
    ...claims,
    ...{ nameId: `person of ${VICTIM}`, attributes: { mail: VICTIM }, assertionId: '_evil' },
  });
  return { signed, signature, evil, bare: signed.replace(signature, '') };
}
const within = (outer: string, inner: string): string => outer.replace('</saml:Issuer>', `</saml:Issuer>${inner}`);
const inSignature = (signature: string, inner: string): string =>
  signature.replace('</ds:Signature>', `<ds:Object>${inner}</ds:Object></ds:Signature>`);
const wrapped =
  (make: (parts: ReturnType<typeof forged>) => string): Hostile['answer'] =>
  (claims) =>
    provider.response(claims, make(forged(claims)));
/** The provider itself leaves something out. */
const signedWithout =
  (part: RegExp): Hostile['answer'] =>
  (claims) => {
    const [whole, rest] = [provider.assertion(claims), provider.assertion(claims).replace(part, '')];
    if (rest === whole) throw new Error(`Nothing to leave out: ${part}`);
    return provider.response(claims, provider.sign(rest, 'Assertion'));
  };

const HOSTILE: Readonly<Record<string, Hostile>> = {
  'XSW 1: a forged response around the signed one': {
    answer: (claims) => {
      const original = provider.answer(claims);
      return provider.response(claims, forged(claims).evil, original);
    },
  },
  'XSW 2: a signed response beside a forged assertion': {
    answer: (claims) =>
      provider
        .sign(provider.answer(claims), 'Response')
        .replace('</samlp:Response>', `${forged(claims).evil}</samlp:Response>`),
  },
  'XSW 3: a forged assertion before the signed one': { answer: wrapped(({ evil, signed }) => evil + signed) },
  'XSW 4: a forged assertion around the signed one': {
    answer: wrapped(({ evil, signed }) => evil.replace('</saml:Assertion>', `${signed}</saml:Assertion>`)),
  },
  'XSW 5: the signature moved to a forged assertion': {
    answer: wrapped(({ evil, signature, bare }) => within(evil, signature) + bare),
  },
  'XSW 6: the signed one within the signature of a forged one': {
    answer: wrapped(({ evil, signature, bare }) => within(evil, inSignature(signature, bare))),
  },
  'XSW 7: a forged assertion in an extension': {
    answer: (claims) =>
      provider.response(claims, forged(claims).signed, `<samlp:Extensions>${forged(claims).evil}</samlp:Extensions>`),
  },
  'XSW 8: the signed one in an object of the signature': {
    answer: wrapped(({ evil, signature, signed }) => within(evil, inSignature(signature, signed))),
  },
  'XSW 9: two elements of one id': {
    answer: wrapped(({ evil, signature, bare }) => {
      const id = /ID="([^"]+)"/.exec(bare)?.[1] ?? '';
      return within(evil.replace('_evil', id), signature) + bare;
    }),
  },
  'XSW 10: the signed one as advice': {
    answer: wrapped(({ evil, signed }) =>
      evil.replace('<saml:AuthnStatement', `<saml:Advice>${signed}</saml:Advice><saml:AuthnStatement`),
    ),
  },
  'an assertion of another namespace before the signed one': {
    answer: wrapped(({ evil, signed }) => evil.replaceAll('saml:', 'x:').replace('xmlns:saml', 'xmlns:x') + signed),
  },
  'a comment in the address': {
    answer: (claims, email) => provider.answer(claims).replace(`>${email}<`, `>${email}<!-- -->.evil.example<`),
  },
  'a comment in the NameID, which is signed': {
    says: { nameId: `person of ${VICTIM}<!-- -->.evil`, attributes: { mail: `${VICTIM}<!-- -->.evil.example` } },
  },
  'a processing instruction': { says: { nameId: 'person<?x y?> of nobody' } },
  'a CDATA section': { says: { nameId: `<![CDATA[person]]> of nobody` } },
  'a document type': { answer: (claims) => `<!DOCTYPE x>${provider.answer(claims)}` },
  'an external entity': {
    answer: (claims) =>
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${provider.answer(claims).replace('person of', '&a;')}`,
  },
  'a bomb of entities': {
    answer: (claims) =>
      `<!DOCTYPE x [<!ENTITY a "${'lol'.repeat(99)}"><!ENTITY b "${'&a;'.repeat(99)}">]>${provider.answer(claims)}`,
  },
  'an entity nobody declared': { answer: (claims) => provider.answer(claims).replace('person of', '&a;') },
  'megabytes of XML': {
    answer: (claims) => provider.response(claims, provider.assertion(claims), `<x>${'y'.repeat(300_000)}</x>`),
  },
  'thousands of elements in each other': {
    answer: (claims) =>
      provider.response(claims, provider.assertion(claims), '<x>'.repeat(20_000) + '</x>'.repeat(20_000)),
  },
  'thousands of attributes': {
    answer: (claims) =>
      provider.response(
        claims,
        provider.assertion(claims),
        `<x ${Array.from({ length: 5_000 }, (_, n) => `a${n}=""`).join(' ')}/>`,
      ),
  },
  'a bomb that deflates': { answer: () => deflateRawSync(Buffer.alloc(50_000_000)) },
  'what the redirect binding would send': { answer: (claims) => deflateRawSync(Buffer.from(provider.answer(claims))) },
  'bytes that are no UTF-8': { answer: (claims) => Buffer.from(provider.answer(claims), 'utf16le') },
  'no XML': { answer: () => 'signed in' },
  'no response in the form': { answer: () => '' },
  'two responses in the form': { fields: { SAMLResponse: 'PHg+' } },
  'an assertion for another site': { says: { audience: 'https://another.example' } },
  'an assertion for another recipient': { says: { recipient: 'https://another.example/acs' } },
  'another destination': { says: { destination: 'https://another.example/acs' } },
  'an assertion that has expired': { says: () => ({ notBefore: at(-900_000), notOnOrAfter: at(-61_000) }) },
  'an assertion for later': { says: () => ({ notBefore: at(61_000) }) },
  'an answer to another request': { says: { inResponseTo: '_another' } },
  'an answer to no request': { says: { inResponseTo: '' } },
  'an assertion for another request, in the right response': {
    answer: (claims) =>
      provider.response(
        claims,
        provider.sign(provider.assertion({ ...claims, inResponseTo: '_another' }), 'Assertion'),
      ),
  },
  'an assertion of another issuer, in the right response': {
    answer: (claims) =>
      provider.response(
        claims,
        provider.sign(provider.assertion({ ...claims, issuer: 'https://evil.example' }), 'Assertion'),
      ),
  },
  'a confirmation without an end': { answer: signedWithout(/ NotOnOrAfter="[^"]+"(?=\/>)/) },
  'conditions without an end': { answer: signedWithout(/(?<=NotBefore="[^"]+") NotOnOrAfter="[^"]+"/) },
  'no conditions': { answer: signedWithout(/<saml:Conditions.*<\/saml:Conditions>/) },
  'no audience': { answer: signedWithout(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/) },
  'no statement of a sign-in': { answer: signedWithout(/<saml:AuthnStatement[^>]*>/) },
  'no confirmation': { answer: signedWithout(/<saml:SubjectConfirmation .*<\/saml:SubjectConfirmation>/) },
  'a confirmation by a key': { says: { method: 'urn:oasis:names:tc:SAML:2.0:cm:holder-of-key' } },
  'an assertion of another issuer': { says: { issuer: 'https://evil.example' } },
  'an assertion that nobody signed': { answer: (claims) => provider.response(claims, provider.assertion(claims)) },
  'a response that is signed, with an assertion that is not': {
    answer: (claims) => provider.sign(provider.response(claims, provider.assertion(claims)), 'Response'),
  },
  'an assertion that was rewritten': {
    answer: (claims, email) => provider.answer(claims).replaceAll(email, VICTIM),
  },
  'an assertion that another key signed': { answer: (claims) => provider.answer(claims, { key: another.privateKey }) },
  'another key, which the signature itself brings': {
    answer: (claims) => provider.answer(claims, { key: another.privateKey, pem: another.pem }),
  },
  'a signature with SHA-1': { answer: (claims) => provider.answer(claims, SHA1) },
  'a digest with SHA-1': { answer: (claims) => provider.answer(claims, { digest: SHA1.digest }) },
  'a canonical form with comments': {
    answer: (claims) =>
      provider.answer(claims, {
        transforms: [
          'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
          'http://www.w3.org/2001/10/xml-exc-c14n#WithComments',
        ],
      }),
  },
  'two signed assertions': { answer: wrapped(({ signed }) => signed + signed.replaceAll('ID="_', 'ID="_2')) },
  'an encrypted assertion': {
    answer: (claims) =>
      provider.response(
        claims,
        '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"><x/></saml:EncryptedAssertion>',
      ),
    problem: 'school-encrypted',
  },
  'another status, with an assertion': {
    says: { status: 'urn:oasis:names:tc:SAML:2.0:status:Responder' },
    problem: 'school-declined',
  },
  nobody: { says: { nameId: '' } },
  'a NameID for this once': { says: { format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' } },
  'a NameID of no format': { says: { format: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified' } },
  'a NameID that is too long': { says: { nameId: 'x'.repeat(256) } },
  'no address': { says: { attributes: {} }, problem: 'school-email-unverified' },
  'two addresses': {
    says: { attributes: { mail: [VICTIM, 'ada@school.example'] } },
    problem: 'school-email-unverified',
  },
  'an address of another domain': {
    says: { attributes: { mail: 'ada@school.example.evil.example' } },
    problem: 'school-other-tenant',
  },
  'a relay state nobody gave out': { back: (_, request) => ({ ...request, relayState: 'A'.repeat(43) }), ...LOST },
  'no relay state': { back: (_, request) => ({ ...request, relayState: '' }), ...LOST },
  'no cookie of the browser that left': { back: (browser) => void browser.cookies.delete(COOKIE), ...LOST },
};

describe('coming back from a SAML provider is refused with', () => {
  let school: number;
  beforeAll(async () => {
    school = await aSchoolWith({ domain: 'school.example' });
    await makePerson(app, school, 'student', { username: 'someone.else', email: VICTIM });
    await asAdmin(
      database,
      'DELETE FROM identity.credentials USING identity.users u WHERE u.id = user_id AND u.email = $1',
      [VICTIM],
    );
  });

  test.each(Object.entries(HOSTILE))('%s', async (_name, { says = {}, answer, back, fields, isLost, problem }) => {
    const { email } = await aStudent(school);
    const browser = app.client();
    const request = await goToSaml(browser, school);
    const claims = provider.says(request, email, typeof says === 'function' ? says(request) : says);
    const sent = answer ? answer(claims, email) : provider.answer(claims);
    const returns = back?.(browser, request) ?? request;
    const before = await stored();
    const response = await postSaml(browser, returns, sent, fields);
    expect([response.status, response.headers['location']]).toEqual([
      302,
      isLost ? `/login?problem=school-expired` : explained(school, problem ?? 'school-refused'),
    ]);
    expect(browser.cookies.has(SESSION)).toBe(false);
    expect(await stored()).toEqual(before);
  });

  test('the same once more, in this browser and in another', async () => {
    const { email } = await aStudent(school);
    const browser = app.client();
    const request = await goToSaml(browser, school);
    const answer = provider.answer(provider.says(request, email));
    const cookie = browser.cookies.get(COOKIE) as string;
    expect((await postSaml(browser, request, answer)).headers['location']).toBe('/dashboard');
    expect((await postSaml(browser, request, answer)).headers['location']).toBe('/login?problem=school-expired');
    const replayed = app.client();
    replayed.cookies.set(COOKIE, cookie);
    expect((await postSaml(replayed, request, answer)).headers['location']).toBe('/login?problem=school-expired');
    // and with a sign-in of the other browser's own
    const own = await goToSaml(replayed, school);
    expect((await postSaml(replayed, own, answer)).headers['location']).toBe(explained(school, 'school-refused'));
  });

  test('an assertion that nobody asked for', async () => {
    const { email } = await aStudent(school);
    const request = { id: '', acs: `http://hourtrail.test/api/auth/saml/${school}`, audience: '', relayState: '' };
    const answer = provider.answer(provider.says(request, email));
    expect((await postSaml(app.client(), request, answer)).headers['location']).toBe('/login?problem=school-expired');
  });

  test('an assertion for another school of the same provider, at either address', async () => {
    const other = await aSchoolWith();
    const { email } = await aStudent(other);
    const browser = app.client();
    const request = await goToSaml(browser, school);
    const claims = provider.says(request, email);
    const elsewhere = { ...request, acs: request.acs.replace(/\d+$/, String(other)) };
    expect((await postSaml(browser, elsewhere, provider.answer(claims))).headers['location']).toBe(
      '/login?problem=school-expired',
    );
    const again = app.client();
    const second = await goToSaml(again, school);
    const foreign = { ...second, acs: elsewhere.acs, audience: second.audience.replace(/\d+$/, String(other)) };
    const answer = provider.answer(provider.says(foreign, email));
    expect((await postSaml(again, second, answer)).headers['location']).toBe(explained(school, 'school-refused'));
  });

  test('after ten minutes', async () => {
    const { email } = await aStudent(school);
    const browser = app.client();
    const request = await goToSaml(browser, school);
    clock.advance(600_001);
    const answer = provider.answer(provider.says(request, email));
    expect((await postSaml(browser, request, answer)).headers['location']).toBe('/login?problem=school-expired');
  });

  test('a form too large for any page, and JSON for a program', async () => {
    const response = await postSaml(
      app.client(),
      { acs: `http://x/api/auth/saml/${school}`, relayState: 'x' },
      Buffer.alloc(1_000_000),
    );
    expect(response.status).toBe(413);
    const program = await app.client().post(`/api/auth/saml/${school}`, { SAMLResponse: 'x' });
    expect([program.status, program.body]).toMatchObject([
      401,
      { code: 'identity.school-expired', message: t(SCHOOL_SIGN_IN_PROBLEMS['school-expired']) },
    ]);
  });
});

test('an https server lets the cookie come with the page of the provider, and no other cookie', async () => {
  const secure = await startApp({ database, clock, web: { publicUrl: 'https://hours.example' } });
  try {
    const school = await aSchoolWith();
    const { headers } = await secure.client().get(`/api/auth/oidc/${school}`, { accept: 'text/html' });
    expect(headers['set-cookie']).toMatch(/^__Host-hourtrail_saml=.*; HttpOnly; Secure; SameSite=None/);
  } finally {
    await secure.close();
  }
});
