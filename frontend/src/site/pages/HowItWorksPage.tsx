import { CalendarCheck, ChartNoAxesColumn, FileSearch, ListChecks, QrCode, Users } from 'lucide-react';
import { LOG, REPORTS, REVIEW } from '../content/shots.js';
import { PageMeta, type PageMetaProps } from '../PageMeta.js';
import { Heading, NumberedHeading, Text } from '../ui/headings.js';
import { ButtonLink } from '../ui/links.js';
import { CheckedList, FeatureCards, type Feature } from '../ui/lists.js';
import { Phone, Screenshot } from '../ui/Screenshot.js';
import { CallToAction, PageHeader, Section, Split } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/how-it-works',
  title: 'How it works',
  description:
    'Three steps: students log hours, coordinators verify and the school approves, everybody tracks progress.',
  keywords: ['how volunteer hour tracking works', 'log hours', 'verify hours', 'track progress'],
};

const PICTURES = {
  log: <Phone shot={LOG} />,
  verify: <Screenshot shot={REVIEW} />,
  track: <Screenshot shot={REPORTS} />,
} as const;

export const Page = () => (
  <>
    <PageMeta {...META} />
    <PageHeader
      title="Three steps from afternoon to credit"
      intro="Nobody has to print, sign, scan or retype anything. This is the whole way of an entry."
    />
    {STEPS.map(({ id, title, text, points }, index) => (
      <Section key={id} labelledBy={id} ground={index % 2 === 0 ? 'paper' : 'plain'}>
        <Split
          flipped={index % 2 === 1}
          words={
            <>
              <NumberedHeading id={id} number={index + 1}>
                {title}
              </NumberedHeading>
              <Text>{text}</Text>
              <CheckedList items={points} />
            </>
          }
          picture={PICTURES[id]}
        />
      </Section>
    ))}
    <Section labelledBy="key-features">
      <Heading id="key-features">Key features</Heading>
      <FeatureCards features={KEY_FEATURES} />
    </Section>
    <CallToAction
      id="next"
      title="See your own rules at work"
      text="We show you the three steps with your goal and your policy."
    >
      <ButtonLink href="/contact" look="inverse">
        Contact us
      </ButtonLink>
      <ButtonLink href="/pricing" look="ghost">
        See pricing
      </ButtonLink>
    </CallToAction>
  </>
);

export const STEPS = [
  {
    id: 'log',
    title: 'Students log hours',
    text: 'A student opens HourTrail on a phone, presses Log hours, and fills in one form: the organization, the day, the times, a short description, and the person who can vouch for it.',
    points: [
      'Save Draft keeps it private. Submit for Verification hands it in.',
      'Hours at a published event come filled in.',
      'Parents log their own hours in the same way.',
    ],
  },
  {
    id: 'verify',
    title: 'Coordinators verify, the school approves',
    text: 'The coordinator sees the entries that name them, and nobody else’s. They confirm, lower or reject. Then a teacher or administrator approves, and the hours count.',
    points: [
      'The two checks are made by two people.',
      'A rejection comes with a comment; the student can correct the entry and hand it in again.',
      'Your school decides whether verification must always come first.',
    ],
  },
  {
    id: 'track',
    title: 'Everybody tracks progress',
    text: 'Students and parents see approved and waiting hours against the goal. Staff see the whole school: by grade, by month, and who needs a nudge before spring.',
    points: [
      'Badges mark 25, 50 and 100 hours.',
      'Every number opens the entries it is made of.',
      'Reports go out as Excel, PDF or CSV.',
    ],
  },
] as const;

export const KEY_FEATURES: readonly Feature[] = [
  {
    icon: FileSearch,
    title: 'Trail on every entry',
    text: 'Each step with its person, its time, and what changed.',
  },
  {
    icon: ListChecks,
    title: 'Review in bulk',
    text: 'Approve a page of entries at once, with ten seconds to undo.',
  },
  {
    icon: CalendarCheck,
    title: 'Opportunities',
    text: 'Exact places, waitlists, and a calendar feed for every person.',
  },
  {
    icon: QrCode,
    title: 'Attendance',
    text: 'From a list, with a code, or with a QR code. It becomes hours.',
  },
  {
    icon: Users,
    title: 'Families',
    text: 'Parents follow each child once staff confirm the link.',
  },
  {
    icon: ChartNoAxesColumn,
    title: 'Reports',
    text: 'By grade, month and student, as of today or any past day.',
  },
];
