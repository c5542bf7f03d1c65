import { isEmail } from 'class-validator';
import type { SiteOptions } from '../web/web-options.js';
import { StartError } from './start-error.js';

/** What the public site leads to and embeds; what is missing leaves a plain sentence or link there. */
export function siteOptions(variables: NodeJS.ProcessEnv, production: boolean): SiteOptions {
  const contactEmail = variables['CONTACT_EMAIL'] || undefined;
  if (contactEmail !== undefined && !isEmail(contactEmail)) {
    throw new StartError(`CONTACT_EMAIL must be one email address, not "${contactEmail}".`);
  }
  const socialUrls = variables['SOCIAL_URLS']?.split(',').map((one) => one.trim()) ?? [];
  return {
    bookingUrl: address('BOOKING_URL', variables['BOOKING_URL'], production),
    videoUrl: address('VIDEO_URL', variables['VIDEO_URL'], production),
    contactEmail,
    contactPhone: phone(variables['CONTACT_PHONE'] || undefined),
    socialUrls: socialUrls.map((one) => address('SOCIAL_URLS', one, production)).filter((one) => one !== undefined),
  };
}

function address(name: string, value: string | undefined, production: boolean): string | undefined {
  if (!value) return undefined;
  if (URL.canParse(value) && (production ? /^https:\/\// : /^https?:\/\//).test(value)) return new URL(value).href;
  throw new StartError(`${name} must be an https address, not "${value}".`);
}

function phone(value: string | undefined): string | undefined {
  if (value === undefined || /^[+(]?\d[\d ().+-]{4,30}$/.test(value)) return value;
  throw new StartError(`CONTACT_PHONE must be a telephone number, not "${value}".`);
}
