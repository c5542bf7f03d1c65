import { ValidateBy } from 'class-validator';
import { LIMITS } from '../limits.js';
import { t } from '../messages/translate.js';

const HOST = String.raw`[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?`;
const PATH = String.raw`(\/[\w.~:%+-]*)*`;
const SECURE = new RegExp(`^https://${HOST}${PATH}$`, 'i');
const ON_THIS_MACHINE = new RegExp(`^http://(localhost|127\\.0\\.0\\.1)(:\\d{1,5})?${PATH}$`, 'i');
const OF_ANY_TENANT = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)(\/|$)/i;

/** Google knows people of every domain, so that a school names its own. */
export const GOOGLE_ISSUER = 'https://accounts.google.com';

/** Plain http is for a provider on the same machine. */
export const isOnThisMachine = (issuer: string): boolean => ON_THIS_MACHINE.test(issuer);

/** A message, or undefined for the address of one provider. */
export function problemOfIssuer(issuer: unknown): string | undefined {
  if (typeof issuer !== 'string' || issuer.length > LIMITS.issuerMax) return t('rules.issuer');
  if (OF_ANY_TENANT.test(issuer)) return t('rules.issuerOfOneTenant');
  return SECURE.test(issuer) || isOnThisMachine(issuer) ? undefined : t('rules.issuer');
}

export const IsIssuer = (): PropertyDecorator =>
  ValidateBy({
    name: 'isIssuer',
    validator: {
      validate: (value: unknown) => problemOfIssuer(value) === undefined,
      defaultMessage: (args) => problemOfIssuer(args?.value) ?? '',
    },
  });
