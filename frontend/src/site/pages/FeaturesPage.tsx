import { t } from '@hourtrail/contracts';
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
import { ButtonLink, Buttons, START_TRIAL, TextLink } from '../ui/links.js';
import { FeatureCards, type Feature } from '../ui/lists.js';
import { Screenshot } from '../ui/Screenshot.js';
import { CallToAction, Container, PageHeader, Section } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/features',
  title: t('site.features'),
  description: t('siteFeatures.pageDescription'),
  keywords: t('siteFeatures.pageKeywords'),
};

export const Page = () => (
  <>
    <PageMeta {...META} />
    <PageHeader title={t('siteFeatures.title')} intro={t('siteFeatures.intro')}>
      <Buttons>
        <ButtonLink href={START_TRIAL}>{t('site.startFreeTrial')}</ButtonLink>
        <ButtonLink href="/contact" look="outlined">
          {t('siteFeatures.scheduleDemo')}
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
    <CallToAction id="start" title={t('siteFeatures.trialTitle')} text={t('siteFeatures.trialText')}>
      <ButtonLink href="/contact" look="inverse">
        {t('siteFeatures.getStartedToday')}
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
    title: t('siteFeatures.professional'),
    text: t('siteFeatures.professionalText'),
    features: [
      {
        icon: NotebookPen,
        title: t('siteFeatures.logging'),
        text: t('siteFeatures.loggingText'),
      },
      {
        icon: CheckCheck,
        title: t('siteFeatures.verification'),
        text: t('siteFeatures.verificationText'),
      },
      {
        icon: FileSearch,
        title: t('siteFeatures.trail'),
        text: t('siteFeatures.trailText'),
      },
      {
        icon: CalendarPlus,
        title: t('siteFeatures.opportunities'),
        text: t('siteFeatures.opportunitiesText'),
      },
      {
        icon: CalendarCheck,
        title: t('siteFeatures.spots'),
        text: t('siteFeatures.spotsText'),
      },
      {
        icon: QrCode,
        title: t('siteFeatures.attendance'),
        text: t('siteFeatures.attendanceText'),
      },
      {
        icon: Users,
        title: t('siteFeatures.parentPortal'),
        text: t('siteFeatures.parentPortalText'),
      },
      {
        icon: Medal,
        title: t('siteFeatures.badges'),
        text: t('siteFeatures.badgesText'),
      },
      {
        icon: Bell,
        title: t('siteFeatures.notifications'),
        text: t('siteFeatures.notificationsText'),
      },
    ],
  },
  {
    id: 'additional-professional',
    title: t('siteFeatures.additional'),
    text: t('siteFeatures.additionalText'),
    features: [
      {
        icon: ListChecks,
        title: t('siteFeatures.review'),
        text: t('siteFeatures.reviewText'),
      },
      {
        icon: Flag,
        title: t('siteFeatures.signals'),
        text: t('siteFeatures.signalsText'),
      },
      {
        icon: ChartNoAxesColumn,
        title: t('siteFeatures.reports'),
        text: t('siteFeatures.reportsText'),
      },
      {
        icon: Download,
        title: t('siteFeatures.exports'),
        text: t('siteFeatures.exportsText'),
      },
      {
        icon: FileUp,
        title: t('siteFeatures.imports'),
        text: t('siteFeatures.importsText'),
      },
      {
        icon: Accessibility,
        title: t('siteFeatures.accessible'),
        text: (
          <>
            {t('siteFeatures.accessibleText')}{' '}
            <TextLink href="/accessibility">{t('site.readAccessibilityStatement')}</TextLink>
          </>
        ),
      },
    ],
  },
  {
    id: 'enterprise',
    title: t('siteFeatures.enterprise'),
    text: t('siteFeatures.enterpriseText'),
    features: [
      {
        icon: Building2,
        title: t('siteFeatures.manySchools'),
        text: t('siteFeatures.manySchoolsText'),
      },
      {
        icon: ShieldCheck,
        title: t('siteFeatures.administration'),
        text: t('siteFeatures.administrationText'),
      },
      {
        icon: Settings2,
        title: t('siteFeatures.rules'),
        text: t('siteFeatures.rulesText'),
      },
      {
        icon: KeyRound,
        title: t('siteFeatures.google'),
        text: t('siteFeatures.googleText'),
      },
      {
        icon: Database,
        title: t('siteFeatures.ownServer'),
        text: t('siteFeatures.ownServerText'),
      },
      {
        icon: Stamp,
        title: t('siteFeatures.evidence'),
        text: t('siteFeatures.evidenceText'),
      },
      {
        icon: CodeXml,
        title: t('siteFeatures.api'),
        text: (
          <>
            {t('siteFeatures.apiText')} <TextLink href="/api/docs">{t('site.readApiDocs')}</TextLink>
          </>
        ),
      },
      {
        icon: UserCheck,
        title: t('siteFeatures.moves'),
        text: t('siteFeatures.movesText'),
      },
      {
        icon: Archive,
        title: t('siteFeatures.rebuild'),
        text: t('siteFeatures.rebuildText'),
      },
      {
        icon: Scale,
        title: t('siteFeatures.terms'),
        text: t('siteFeatures.termsText'),
      },
    ],
  },
];
