import { t } from '@hourtrail/contracts';
import { CalendarCheck, ChartNoAxesColumn, FileSearch, ListChecks, QrCode, Users } from 'lucide-react';
import { LOG, REVIEW } from '../content/shots.js';
import { HoursByGrade } from '../how-it-works/HoursByGrade.js';
import { PageMeta, type PageMetaProps } from '../PageMeta.js';
import { Heading, NumberedHeading, Text } from '../ui/headings.js';
import { ButtonLink } from '../ui/links.js';
import { CheckedList, FeatureCards, type Feature } from '../ui/lists.js';
import { Phone, Screenshot } from '../ui/Screenshot.js';
import { CallToAction, PageHeader, Section, Split } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/how-it-works',
  title: t('site.howItWorks'),
  description: t('siteFeatures.howDescription'),
  keywords: t('siteFeatures.howKeywords'),
};

const PICTURES = {
  log: <Phone shot={LOG} />,
  verify: <Screenshot shot={REVIEW} />,
  track: <HoursByGrade />,
} as const;

export const Page = () => (
  <>
    <PageMeta {...META} />
    <PageHeader title={t('siteFeatures.howTitle')} intro={t('siteFeatures.howIntro')} />
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
      <Heading id="key-features">{t('siteFeatures.keyFeatures')}</Heading>
      <FeatureCards features={KEY_FEATURES} />
    </Section>
    <CallToAction id="next" title={t('siteFeatures.ownRulesTitle')} text={t('siteFeatures.ownRulesText')}>
      <ButtonLink href="/contact" look="inverse">
        {t('site.contactUs')}
      </ButtonLink>
      <ButtonLink href="/pricing" look="ghost">
        {t('siteFeatures.seePricing')}
      </ButtonLink>
    </CallToAction>
  </>
);

export const STEPS = [
  {
    id: 'log',
    title: t('siteFeatures.stepLog'),
    text: t('siteFeatures.stepLogText'),
    points: [t('siteFeatures.stepLogDraft'), t('siteFeatures.stepLogEvent'), t('siteFeatures.stepLogParents')],
  },
  {
    id: 'verify',
    title: t('siteFeatures.stepVerify'),
    text: t('siteFeatures.stepVerifyText'),
    points: [
      t('siteFeatures.stepVerifyTwoPeople'),
      t('siteFeatures.stepVerifyRejection'),
      t('siteFeatures.stepVerifyPolicy'),
    ],
  },
  {
    id: 'track',
    title: t('siteFeatures.stepTrack'),
    text: t('siteFeatures.stepTrackText'),
    points: [t('siteFeatures.stepTrackBadges'), t('siteFeatures.stepTrackNumbers'), t('siteFeatures.stepTrackReports')],
  },
] as const;

export const KEY_FEATURES: readonly Feature[] = [
  {
    icon: FileSearch,
    title: t('siteFeatures.keyTrail'),
    text: t('siteFeatures.keyTrailText'),
  },
  {
    icon: ListChecks,
    title: t('siteFeatures.keyReview'),
    text: t('siteFeatures.keyReviewText'),
  },
  {
    icon: CalendarCheck,
    title: t('common.opportunities'),
    text: t('siteFeatures.keySpotsText'),
  },
  {
    icon: QrCode,
    title: t('siteFeatures.attendance'),
    text: t('siteFeatures.keyAttendanceText'),
  },
  {
    icon: Users,
    title: t('siteFeatures.keyFamilies'),
    text: t('siteFeatures.keyFamiliesText'),
  },
  {
    icon: ChartNoAxesColumn,
    title: t('siteFeatures.keyReports'),
    text: t('siteFeatures.keyReportsText'),
  },
];
