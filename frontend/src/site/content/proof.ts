import { Accessibility, CodeXml, ShieldCheck } from 'lucide-react';
import type { LinkCard } from '../ui/LinkCards.js';

/** What anybody can look up before they talk to us. */
export const PROOF: readonly LinkCard[] = [
  {
    icon: Accessibility,
    title: 'Accessibility',
    text: 'What we test on which screens, and the limits we know of.',
    href: '/accessibility',
    link: 'Read the statement',
  },
  {
    icon: ShieldCheck,
    title: 'Data security',
    text: 'What the software does, what your school sets, and which certificates we do not hold.',
    href: '/data-security',
    link: 'See how data is handled',
  },
  {
    icon: CodeXml,
    title: 'API',
    text: 'Every call the screens make, with its rules and its answers.',
    href: '/api/docs',
    link: 'Open the description',
  },
];
