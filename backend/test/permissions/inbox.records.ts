import { NewsletterLinks } from '../../src/messaging/persistence/newsletter-links.js';
import { Subscriptions } from '../../src/messaging/persistence/subscriptions.js';
import { SendContactMessage, Subscribe } from '../../src/messaging/index.js';
import { Unsubscribe } from '../../src/platform/mail/unsubscribe.js';
import { carryOut, MISSING, type Make } from './making.js';
import { newName, type World } from './world.js';

let visits = 0;
/** From an address of its own, since each may do so much. */
const aVisit = () => ({ address: `198.51.100.${(visits += 1) % 250}`, requestId: 'made' });

const written = () => ({
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: newName().email,
  organization: 'Lincoln High School',
  message: 'How do we begin?',
});

const message = async (world: World): Promise<number> =>
  (await carryOut(world, new SendContactMessage(written(), aVisit()))).id;

async function subscription(world: World) {
  const { email } = newName();
  await carryOut(world, new Subscribe(email, aVisit()));
  return (await world.app.app.get(Subscriptions).ofAddress(email))!;
}

const tokenOf =
  (purpose: 'confirm' | 'unsubscribe'): Make =>
  async (world) => {
    const link = world.app.app.get(NewsletterLinks).to(purpose, await subscription(world));
    return { token: link.split('#')[1] };
  };

export const CONTACT_MESSAGES: Readonly<Record<string, Make>> = {
  'a new one': async (world) => ({ id: await message(world) }),
  'one that was seen to': async (world) => {
    const id = await message(world);
    await world.as('super-admin', 'post', `/api/contact-messages/${id}/handle`);
    return { id };
  },
  missing: () => MISSING,
};

export const SUBSCRIPTIONS: Readonly<Record<string, Make>> = {
  'one that waits': async (world) => ({ id: (await subscription(world)).id }),
  'one that was removed': async (world) => {
    const { id } = await subscription(world);
    await world.as('super-admin', 'delete', `/api/newsletter-subscriptions/${id}`);
    return { id };
  },
  missing: () => MISSING,
};

export const EMAIL_LINKS: Readonly<Record<string, Make>> = {
  'that stops emails': (world) => {
    const { oneClick } = world.app.app.get(Unsubscribe).linksTo('digest', world.person('student').id);
    return { token: oneClick.split('/').at(-1) as string };
  },
};

export const NEWSLETTER_LINKS: Readonly<Record<string, Make>> = {
  'that confirms': tokenOf('confirm'),
  'that ends': tokenOf('unsubscribe'),
};
