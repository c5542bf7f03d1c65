import type { SignInProvider } from '@hourtrail/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../testing/enterText.js';
import { admin, lincoln, superAdmin } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { Toaster } from '../../ui/Toaster.js';
import { SchoolSignIn } from './SchoolSignIn.js';

const SIGN_IN = `/api/organizations/${lincoln.id}/sign-in`;
const NONE: SignInProvider = {
  version: 3,
  protocol: 'oidc',
  issuer: '',
  clientId: '',
  domain: '',
  roles: [],
  required: false,
  redirectUri: 'https://hours.example/api/auth/oidc/callback/2',
  entityId: 'https://hours.example/api/auth/saml/metadata/2',
  acsUrl: 'https://hours.example/api/auth/saml/2',
  startUrl: '',
  certificates: [],
  emailAttribute: '',
  newAccounts: null,
};
const GOOGLE: SignInProvider = {
  ...NONE,
  issuer: 'https://accounts.google.com',
  clientId: 'hours',
  domain: 'lincoln.example',
  roles: ['student', 'teacher'],
  required: true,
};
const SAML: SignInProvider = {
  ...NONE,
  protocol: 'saml',
  issuer: 'https://idp.example/entity',
  startUrl: 'https://idp.example/sso',
  certificates: [{ validUntil: '2027-03-01T12:00:00.000Z', fingerprint: 'ab'.repeat(32) }],
  emailAttribute: 'mail',
  domain: 'lincoln.example',
  roles: ['student'],
  newAccounts: { roleClaim: 'groups', teacherValue: 'Faculty', verifierValue: '', gradeClaim: '' },
};
const atLincoln = { ...superAdmin, organizationId: lincoln.id };

let server: Answers;
beforeEach(() => {
  server = new Answers();
});
afterEach(() => server.end());

const visit = (provider: SignInProvider, user = admin): void => {
  server.to(`GET ${SIGN_IN}`, () => json(200, provider));
  renderPart(
    <>
      <SchoolSignIn school={lincoln} />
      <Toaster />
    </>,
    { user },
  );
};
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

describe('the login of a school', () => {
  it('is shown to its administrator, who changes nothing of it', async () => {
    visit(GOOGLE);
    expect(await screen.findByText('https://accounts.google.com')).toBeVisible();
    expect(screen.getByText('Student, Teacher')).toBeVisible();
    expect(screen.getByText('Yes, instead of a password')).toBeVisible();
    expect(screen.getByLabelText('Redirect URI')).toHaveValue(GOOGLE.redirectUri);
    expect(screen.getByLabelText('Link for your people')).toHaveValue(`https://hours.example/login/${lincoln.id}`);
    expect(screen.queryByRole('button', { name: 'Save login' })).toBeNull();
  });

  it('says where there is none', async () => {
    visit(NONE);
    expect(await screen.findByText(/^People of this school log in with a username and password\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try it' })).toBeNull();
  });

  it('can be tried, and says in a sentence what is wrong', async () => {
    const sentence = 'The provider takes too long to respond. Try again, or ask whoever runs it.';
    visit(GOOGLE);
    server.to(`POST ${SIGN_IN}/trials`, () => json(200, { problem: sentence }));
    await press('Try it');
    expect(await screen.findByText(sentence)).toBeVisible();
    server.to(`POST ${SIGN_IN}/trials`, () => json(200, { problem: null }));
    await press('Try it');
    expect(await screen.findByText(/^The provider responds as it should\./)).toBeVisible();
  });

  it('is set up by a super-admin, for every role to begin with', async () => {
    visit(NONE, atLincoln);
    server.to(`PUT ${SIGN_IN}`, () => json(200, GOOGLE));
    await enterText(await screen.findByLabelText('Issuer'), 'http://provider.example');
    await enterText(screen.getByLabelText('Client ID'), 'hours');
    await enterText(screen.getByLabelText('Client secret'), 'a secret');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Parent' }));
    await press('Save login');
    expect(await screen.findByText(/^Enter the address of the provider/)).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Issuer'));
    await enterText(screen.getByLabelText('Issuer'), 'https://provider.example');
    await press('Save login');
    expect(await screen.findByText('School login saved')).toBeVisible();
    expect(await server.bodies(`PUT ${SIGN_IN}`)).toEqual([
      {
        version: 3,
        protocol: 'oidc',
        newAccounts: null,
        issuer: 'https://provider.example',
        clientId: 'hours',
        clientSecret: 'a secret',
        domain: '',
        roles: ['student', 'teacher', 'admin', 'verifier', 'auditor'],
        required: false,
      },
    ]);
  });

  it('shows a refusal of the server beside its field', async () => {
    visit(GOOGLE, atLincoln);
    server.to(`PUT ${SIGN_IN}`, () =>
      refusal(400, { errors: [{ field: 'domain', message: 'Enter your school’s domain.' }] }),
    );
    await userEvent.clear(await screen.findByLabelText(/^Email domain/));
    await press('Save login');
    expect(await screen.findByText('Enter your school’s domain.')).toBeVisible();
  });

  it('of another school is changed and removed with a reason', async () => {
    visit(GOOGLE, { ...superAdmin, organizationId: 1 });
    server.to(`DELETE ${SIGN_IN}`, () => new Response(null, { status: 204 }));
    await press('Remove');
    expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(new RegExp(`${OTHER_SCHOOL_NEEDS_REASON}$`));
    await enterText(screen.getByLabelText('Reason'), 'They asked');
    await press('Remove');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the school login?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('School login removed')).toBeVisible();
    const removed = server.sent.find(({ method }) => method === 'DELETE');
    expect(new URL(removed?.url ?? '').search).toBe('?reason=They+asked');
  });

  it('is set up by SAML with the provider’s metadata, and shows what to hand over', async () => {
    visit(NONE, atLincoln);
    server.to(`PUT ${SIGN_IN}`, () =>
      refusal(400, { errors: [{ field: 'metadata', message: 'This isn’t the metadata of a SAML provider.' }] }),
    );
    await userEvent.click(await screen.findByRole('radio', { name: 'SAML 2.0' }));
    expect(screen.queryByLabelText('Client secret')).toBeNull();
    expect(screen.queryByLabelText('Redirect URI')).toBeNull();
    expect(screen.getByLabelText('Our entity ID, and address of our metadata')).toHaveValue(NONE.entityId);
    expect(screen.getByLabelText('Reply URL (assertion consumer service)')).toHaveValue(NONE.acsUrl);
    await userEvent.click(screen.getByLabelText('Provider’s metadata'));
    await userEvent.paste('<EntityDescriptor/>');
    await enterText(screen.getByLabelText(/^Attribute with the email/), 'mail');
    await press('Save login');
    expect(await screen.findByText('This isn’t the metadata of a SAML provider.')).toBeVisible();
    server.to(`PUT ${SIGN_IN}`, () => json(200, SAML));
    await press('Save login');
    expect(await screen.findByText('School login saved')).toBeVisible();
    expect((await server.bodies(`PUT ${SIGN_IN}`)).at(-1)).toEqual({
      ...{ version: 3, protocol: 'saml', metadata: '<EntityDescriptor/>', emailAttribute: 'mail', domain: '' },
      ...{ roles: ['student', 'parent', 'teacher', 'admin', 'verifier', 'auditor'], required: false },
      newAccounts: null,
    });
  });

  it('by SAML keeps its metadata, and says until when the certificate is valid and who gets an account', async () => {
    visit(SAML, atLincoln);
    server.to(`PUT ${SIGN_IN}`, () => json(200, SAML));
    expect(await screen.findByText('March 1, 2027')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Give new people an account at their first login' })).toBeChecked();
    await enterText(screen.getByLabelText(/^Value for verifiers/), 'Coaches');
    await press('Save login');
    expect(await screen.findByText('School login saved')).toBeVisible();
    expect(await server.bodies(`PUT ${SIGN_IN}`)).toEqual([
      {
        ...{ version: 3, protocol: 'saml', emailAttribute: 'mail', domain: 'lincoln.example', roles: ['student'] },
        ...{ required: false, newAccounts: { ...SAML.newAccounts, verifierValue: 'Coaches' } },
      },
    ]);
    server.to(`POST ${SIGN_IN}/trials`, () => json(200, { problem: null }));
    await press('Try it');
    expect(await screen.findByText(/^The certificate is valid\./)).toBeVisible();
  });

  it('by SAML is shown to its administrator', async () => {
    visit(SAML);
    expect(await screen.findByText('SAML 2.0')).toBeVisible();
    for (const fact of ['https://idp.example/entity', 'https://idp.example/sso', 'March 1, 2027', 'At the first login'])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.queryByText('Client ID')).toBeNull();
  });

  it('of a district gives no accounts', async () => {
    server.to(`GET ${SIGN_IN}`, () => json(200, NONE));
    renderPart(<SchoolSignIn school={{ ...lincoln, isDistrict: true }} />, { user: superAdmin });
    expect(await screen.findByRole('button', { name: 'Save login' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^Give new people/ })).toBeNull();
  });

  it('that could not be loaded can be asked for again', async () => {
    server.to(`GET ${SIGN_IN}`, () => json(500, {}));
    renderPart(<SchoolSignIn school={lincoln} />, { user: admin });
    expect(await screen.findByText('We couldn’t load the school login')).toBeVisible();
  });
});
