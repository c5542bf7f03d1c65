/** What search engines ask of the kinds of object that our pages describe themselves by. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name'],
  SoftwareApplication: ['name', 'applicationCategory', 'offers'],
  Product: ['name', 'offers'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  Blog: ['name', 'url'],
  BlogPosting: ['headline', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ContactPage: ['name', 'url'],
};

/** What is wrong with an object of schema.org and all within it; `origin` is where its own addresses begin. */
export function structuredFaults(object: unknown, origin: string): string[] {
  const whole = object as { readonly '@context'?: unknown };
  const faults = whole['@context'] === 'https://schema.org' ? [] : ['has no context of schema.org'];
  return [...faults, ...faultsWithin(object, origin)];
}

function faultsWithin(value: unknown, origin: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => faultsWithin(one, origin));
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Readonly<Record<string, unknown>>;
  const type = String(object['@type']);
  const required = REQUIRED[type];
  if (!required) return [`has an object of the type ${type}, which nobody here knows`];
  const missing = required.filter((name) => object[name] === undefined || object[name] === '');
  const strange = ['url', 'item', 'image', 'mainEntityOfPage']
    .map((name) => object[name])
    .filter((address) => typeof address === 'string' && !address.startsWith(`${origin}/`));
  return [
    ...missing.map((name) => `${type} has no ${name}`),
    ...strange.map((address) => `${type} leads to ${String(address)}`),
    ...Object.values(object).flatMap((inner) => faultsWithin(inner, origin)),
  ];
}
