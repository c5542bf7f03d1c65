import { KEY_FEATURES, STEPS } from '../content/howItWorks.js';
import { LOG, REPORTS, REVIEW } from '../content/shots.js';
import type { PageMeta } from '../meta.js';
import { ButtonLink } from '../ui/ButtonLink.js';
import { CallToAction } from '../ui/CallToAction.js';
import { CheckedList } from '../ui/CheckedList.js';
import { FeatureCards } from '../ui/FeatureCards.js';
import { Heading, Text } from '../ui/headings.js';
import { NumberedHeading } from '../ui/NumberedHeading.js';
import { PageHead } from '../ui/PageHead.js';
import { Phone } from '../ui/Phone.js';
import { Screenshot } from '../ui/Screenshot.js';
import { Section } from '../ui/Section.js';
import { Split } from '../ui/Split.js';

export const meta: PageMeta = {
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
    <PageHead
      title="Three steps from afternoon to credit"
      lead="Nobody has to print, sign, scan or retype anything. This is the whole way of an entry."
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
