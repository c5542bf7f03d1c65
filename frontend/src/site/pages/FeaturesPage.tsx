import {
  Accessibility,
  Archive,
  Bell,
  Building2,
  CalendarCheck,
  CalendarPlus,
  ChartNoAxesColumn,
  CheckCheck,
  CodeXml,
  Database,
  Download,
  FileSearch,
  FileUp,
  Flag,
  KeyRound,
  ListChecks,
  Medal,
  NotebookPen,
  QrCode,
  Scale,
  Settings2,
  ShieldCheck,
  Stamp,
  UserCheck,
  Users,
} from 'lucide-react';
import { OPPORTUNITIES } from '../content/shots.js';
import { PageMeta, type PageMetaProps } from '../PageMeta.js';
import { Heading, Intro } from '../ui/headings.js';
import { ButtonLink, Buttons, TextLink } from '../ui/links.js';
import { FeatureCards, type Feature } from '../ui/lists.js';
import { Screenshot } from '../ui/Screenshot.js';
import { CallToAction, Container, PageHeader, Section } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/features',
  title: 'Features',
  description:
    'Hour logging, verification and approval, opportunities with waitlists, attendance, a parent portal, reports, exports and imports.',
  keywords: [
    'volunteer hour tracking features',
    'verification workflow',
    'volunteer opportunities',
    'parent portal',
    'reports',
  ],
};

export const Page = () => (
  <>
    <PageMeta {...META} />
    <PageHeader
      title="Everything between the afternoon and the credit"
      intro="Students and parents log hours, coordinators verify, the school approves and reports. Here is what HourTrail does."
    >
      <Buttons>
        <ButtonLink href="/login">Start Free Trial</ButtonLink>
        <ButtonLink href="/contact" look="outlined">
          Schedule Demo
        </ButtonLink>
      </Buttons>
    </PageHeader>
    <Container>
      <Screenshot shot={OPPORTUNITIES} first />
    </Container>
    {FEATURE_GROUPS.map(({ id, title, text, features }, index) => (
      <Section key={id} id={id} labelledBy={`${id}-title`} ground={index % 2 === 1 ? 'paper' : 'plain'}>
        <Heading id={`${id}-title`}>{title}</Heading>
        <Intro>{text}</Intro>
        <FeatureCards features={features} />
      </Section>
    ))}
    <CallToAction
      id="start"
      title="See it with your own rules"
      text="Tell us your goal and your policy. We set up a school that works that way, free for 30 days."
    >
      <ButtonLink href="/contact" look="inverse">
        Get Started Today
      </ButtonLink>
    </CallToAction>
  </>
);

interface FeatureGroup {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly features: readonly Feature[];
}

export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  {
    id: 'professional',
    title: 'Professional',
    text: 'What a school needs to collect hours, check them, and give credit.',
    features: [
      {
        icon: NotebookPen,
        title: 'Hour logging',
        text: 'Half-hour steps up to 24 hours. Save a draft, or submit for verification. A draft is private until it is handed in.',
      },
      {
        icon: CheckCheck,
        title: 'Verification and approval',
        text: 'Coordinators verify, teachers and administrators approve. Under the strict policy nothing is approved that was not verified.',
      },
      {
        icon: FileSearch,
        title: 'The trail',
        text: 'Each entry shows every step: who, when, before and after, and the comment that came with it.',
      },
      {
        icon: CalendarPlus,
        title: 'Volunteer opportunities',
        text: 'Publish events for students, parents or both. Repeat them weekly, copy them, cancel them with a notice.',
      },
      {
        icon: CalendarCheck,
        title: 'Exact places and waitlists',
        text: 'Ten places are ten places, even when a hundred people press Sign Up at once. The waitlist moves up by itself.',
      },
      {
        icon: QrCode,
        title: 'Attendance',
        text: 'Take it from a list, with a six-character code, or with a QR code on the wall. Attendance becomes hours.',
      },
      {
        icon: Users,
        title: 'Parent portal',
        text: 'Parents log their own hours and follow their children. Staff confirm who belongs to whom.',
      },
      {
        icon: Medal,
        title: 'Achievement badges',
        text: 'Students earn badges at 25, 50 and 100 hours, parents at 20, 40 and 75.',
      },
      {
        icon: Bell,
        title: 'Live notifications',
        text: 'Inside HourTrail, people learn at once what was verified, approved, rejected, moved or canceled.',
      },
    ],
  },
  {
    id: 'additional-professional',
    title: 'Additional Professional',
    text: 'What saves a coordinator’s Friday afternoon. Part of every Professional subscription.',
    features: [
      {
        icon: ListChecks,
        title: 'Review many at once',
        text: 'Select, approve, undo. Filters can be saved, and every step has a key.',
      },
      {
        icon: Flag,
        title: 'Review signals',
        text: 'Overlapping entries, repeated text, very long days and late submissions are flagged for the reviewer. They block nothing.',
      },
      {
        icon: ChartNoAxesColumn,
        title: 'Reports and analytics',
        text: 'By student, grade and month, against the goal, and as of any past day.',
      },
      {
        icon: Download,
        title: 'Exports',
        text: 'Users, hours, reports and opportunities as CSV, Excel or PDF. Each export is recorded.',
      },
      {
        icon: FileUp,
        title: 'Imports',
        text: 'Bring in people, hours and opportunities from CSV files. See every error first. Undo the whole import later.',
      },
      {
        icon: Accessibility,
        title: 'Accessible screens',
        text: (
          <>
            Built for keyboards and screen readers, light and dark. The{' '}
            <TextLink href="/accessibility">accessibility statement</TextLink> says what we test.
          </>
        ),
      },
    ],
  },
  {
    id: 'enterprise',
    title: 'Enterprise',
    text: 'For districts, groups of schools, and schools that run their own servers.',
    features: [
      {
        icon: Building2,
        title: 'Many schools, one system',
        text: 'Each school has its own people, rules, time zone and log. Nobody sees across the wall but your super-admins.',
      },
      {
        icon: ShieldCheck,
        title: 'System administration',
        text: 'Super-admins open and close schools, manage people everywhere, and leave a line in a school’s log when they act there.',
      },
      {
        icon: Settings2,
        title: 'Rules for each school',
        text: 'Approval policy, hours goal, how old an entry may be. Set defaults once, for every new school.',
      },
      {
        icon: KeyRound,
        title: 'Sign-in with Google',
        text: 'Or with another OpenID Connect provider of yours. You configure it when you set HourTrail up.',
      },
      {
        icon: Database,
        title: 'Your server, your database',
        text: 'Run HourTrail on your own machines with your own PostgreSQL. The keys that seal and sign the log stay with you.',
      },
      {
        icon: Stamp,
        title: 'Evidence for reviewers',
        text: 'A place of their own for auditors: search, samples that can be drawn again, who looked at what. Evidence checks itself, offline.',
      },
      {
        icon: CodeXml,
        title: 'A described API',
        text: (
          <>
            Everything the screens do goes through one API, <TextLink href="/api/docs">described in full</TextLink>.
          </>
        ),
      },
      {
        icon: UserCheck,
        title: 'Moves between schools',
        text: 'When a student changes schools, decided hours stay with the school that decided them. The student still sees them.',
      },
      {
        icon: Archive,
        title: 'Records rebuilt from the log',
        text: 'All entries and totals can be made again from the log alone, by one command.',
      },
      {
        icon: Scale,
        title: 'Terms that fit you',
        text: 'Custom pricing, settled with your district before you start.',
      },
    ],
  },
];
