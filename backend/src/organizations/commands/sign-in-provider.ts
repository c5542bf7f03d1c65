import {
  isOnThisMachine,
  isRequired,
  t,
  type NewAccountRules,
  type NewAccounts,
  type SetSignIn as Input,
  type SignInProvider,
} from '@hourtrail/contracts';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OnRecord } from '../../platform/event-log/records.js';
import { Clock } from '../../platform/kernel/clock.js';
import { invalid } from '../../platform/kernel/domain-error.js';
import { signOutSchool } from '../../platform/web/session/sessions.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { certificateView, problemOfCertificates, providerIn } from '../../identity/index.js';
import { everyoneSignsInAgain, removeSignIn, setSignIn } from '../domain/organization.js';
import { aNewProviderNeedsItsSecret, googleIsForOneDomain } from '../domain/organization.rules.js';
import type { SamlSettings, SignInSettings } from '../domain/organization.state.js';
import { Schools } from '../persistence/schools.js';
import { deleteSignIn, saveSignIn, SignInProviders } from '../persistence/sign-in-providers.js';

/** Replaces any previous provider. */
export class SetSignIn extends Command<SignInProvider> {
  constructor(
    readonly record: OnRecord,
    readonly input: Input,
  ) {
    super();
  }
}

@CommandHandler(SetSignIn)
export class SetSignInHandler implements ICommandHandler<SetSignIn> {
  constructor(
    private readonly schools: Schools,
    private readonly providers: SignInProviders,
    private readonly clock: Clock,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async execute({ record, input }: SetSignIn): Promise<SignInProvider> {
    const { id, by } = record;
    const { clientSecret, reason } = input;
    await this.schools.find(record);
    const before = await this.providers.find(id);
    const after = this.settingsIn(input, before);
    googleIsForOneDomain(after);
    // the secret goes to no issuer but the one it was typed for
    const isStored =
      before?.protocol === after.protocol && before.issuer === after.issuer && before.clientId === after.clientId;
    const newSecret = after.protocol === 'oidc' && Boolean(clientSecret);
    if (after.protocol === 'oidc') aNewProviderNeedsItsSecret(isStored, clientSecret);
    const sealedSecret =
      isStored && !newSecret
        ? before.sealedSecret
        : newSecret
          ? this.providers.seal(id, after, clientSecret as string)
          : null;
    const hands = by.id === null ? [] : [by.id, ...(by.couldBe ?? [])];
    const setBy = [...new Set([...(isStored ? before.setBy : []), ...hands])];
    const certificates = (after.saml?.certificates ?? []).map((pem) => certificateView(pem).fingerprint);
    const school = await this.schools.decide(
      record,
      (found) => setSignIn(found, by, { before, after, newSecret, certificates, reason }),
      [
        saveSignIn(id, { ...after, sealedSecret, setBy }),
        ...(everyoneSignsInAgain(before, after) ? [signOutSchool()] : []),
      ],
    );
    return this.providers.viewOf(school, after);
  }

  private settingsIn(input: Input, before: SignInSettings | undefined): SignInSettings {
    const { roles, required, protocol = 'oidc' } = input;
    const rest = {
      ...{ protocol, roles, required, domain: input.domain?.toLowerCase() ?? '' },
      newAccounts: input.newAccounts ? rulesIn(input.newAccounts) : null,
    };
    if (protocol === 'saml') return { ...rest, clientId: '', ...this.samlIn(input, before) };
    const { issuer = '', clientId = '' } = input;
    if (this.options.production && isOnThisMachine(issuer))
      throw invalid('organizations.issuer', [{ field: 'issuer', message: t('rules.issuer') }]);
    return { ...rest, issuer, clientId, saml: null };
  }

  /** Without new metadata, what is stored. */
  private samlIn({ metadata, emailAttribute }: Input, before: SignInSettings | undefined) {
    if (!metadata && !before?.saml)
      throw invalid('organizations.metadata', [{ field: 'metadata', message: isRequired(t('labels.metadata')) }]);
    const of = { emailAttribute: emailAttribute ?? '' };
    if (!metadata) return { issuer: before?.issuer ?? '', saml: { ...(before?.saml as SamlSettings), ...of } };
    const { issuer, ...saml } = providerIn(metadata, !this.options.production);
    const message = problemOfCertificates(saml.certificates, this.clock.now());
    if (message) throw invalid('organizations.metadata', [{ field: 'metadata', message }]);
    return { issuer, saml: { ...saml, ...of } };
  }
}

const rulesIn = ({ roleClaim, teacherValue, verifierValue, gradeClaim }: NewAccounts): NewAccountRules => ({
  roleClaim: roleClaim ?? '',
  teacherValue: teacherValue ?? '',
  verifierValue: verifierValue ?? '',
  gradeClaim: gradeClaim ?? '',
});

export class RemoveSignIn extends Command<void> {
  constructor(
    readonly record: OnRecord,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(RemoveSignIn)
export class RemoveSignInHandler implements ICommandHandler<RemoveSignIn> {
  constructor(
    private readonly schools: Schools,
    private readonly providers: SignInProviders,
  ) {}

  async execute({ record, reason }: RemoveSignIn): Promise<void> {
    await this.schools.find(record);
    const before = await this.providers.find(record.id);
    await this.schools.decide(record, (school) => removeSignIn(school, record.by, { before, reason }), [
      deleteSignIn(record.id),
      signOutSchool(),
    ]);
  }
}
