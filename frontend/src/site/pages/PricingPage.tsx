import { t } from '@hourtrail/contracts';
import { chapters } from '../../../content/en/questions/pricing.md';
import { styled } from '../../ui/styled.js';
import { useScheduleUrl, useSettings, useVideoUrl } from '../hydration.js';
import { PageMeta, SITE_URL, type PageMetaProps } from '../PageMeta.js';
import { Disclosures } from '../ui/Disclosures.js';
import { Heading, Text } from '../ui/headings.js';
import { ButtonLink, StandaloneLink, START_TRIAL } from '../ui/links.js';
import { CheckedList } from '../ui/lists.js';
import { CallToAction, Container, Narrow, PageHeader, Section } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/pricing',
  title: t('site.pricing'),
  description: t('sitePricing.pageDescription'),
  keywords: t('sitePricing.pageKeywords'),
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: t('sitePricing.productName'),
      description: t('sitePricing.productDescription'),
      url: `${SITE_URL}/pricing`,
      offers: { '@type': 'AggregateOffer', priceCurrency: 'USD', lowPrice: 500, highPrice: 3500, offerCount: 3 },
    },
  ],
};

export function Page() {
  const schedule = useScheduleUrl();
  return (
    <>
      <PageMeta {...META} />
      <PageHeader title={t('sitePricing.title')} intro={t('sitePricing.intro')} />
      <Container>
        <Plans />
      </Container>
      <Section labelledBy="sizes">
        <Sizes />
      </Section>
      <Section ground="paper" labelledBy="questions">
        <Narrow>
          <Heading id="questions">{t('sitePricing.questionsTitle')}</Heading>
          <Disclosures questions={chapters} name="pricing" level="h3" />
        </Narrow>
      </Section>
      <CallToAction id="call" title={t('sitePricing.callTitle')} text={t('sitePricing.callText')}>
        <ButtonLink href={schedule} look="inverse">
          {t('site.scheduleCall')}
        </ButtonLink>
      </CallToAction>
    </>
  );
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 24,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
}));

const Plan = styled('section', { shouldForwardProp: (prop) => prop !== 'primary' })<{ primary: boolean }>(
  ({ theme, primary }) => ({
    display: 'flex',
    flexDirection: 'column',
    padding: 40,
    border: `1px solid ${primary ? theme.vars.palette.primary.main : theme.vars.palette.hairline}`,
    borderRadius: 12,
    backgroundColor: theme.vars.palette.background.paper,
    fontSize: '1rem',
    lineHeight: '1.625rem',
    '& h2': { margin: 0, fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 660 },
    '& p': { margin: 0 },
    '& ul': { marginBottom: 32 },
    '& > a:first-of-type': { marginTop: 'auto' },
    [theme.breakpoints.down('sm')]: { padding: 24 },
  }),
);

const Price = styled('p')(({ theme }) => ({
  '&&': { marginTop: 16 },
  fontSize: 'clamp(2rem, 4vw, 2.75rem)',
  lineHeight: 1.1,
  fontWeight: 700,
  letterSpacing: '-0.025em',
  fontVariantNumeric: 'tabular-nums',
  '& + p': { marginTop: 4, color: theme.vars.palette.text.secondary },
  '& + p + p': { marginTop: 16 },
}));

export function Plans() {
  const schedule = useScheduleUrl();
  const video = useVideoUrl();
  const { videoUrl } = useSettings();
  return (
    <Grid>
      {PLANS.map(({ id, name, price, per, text, points }) => (
        <Plan key={id} primary={id === 'professional'} aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          <Price>{price}</Price>
          <p>{per}</p>
          <p>{text}</p>
          <CheckedList items={points} />
          {id === 'professional' ? (
            <>
              <ButtonLink href={START_TRIAL}>{t('site.startFreeTrial')}</ButtonLink>
              <StandaloneLink href={video}>
                {videoUrl ? t('sitePricing.watchVideos') : t('site.seeDemo')}
              </StandaloneLink>
            </>
          ) : (
            <>
              <ButtonLink href={schedule} look="outlined">
                {t('site.scheduleCall')}
              </ButtonLink>
              <StandaloneLink href="/features#enterprise">{t('sitePricing.enterpriseMore')}</StandaloneLink>
            </>
          )}
        </Plan>
      ))}
    </Grid>
  );
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: 32,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '18px 16px 18px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  },
  '& th:last-child, & td:last-child': { paddingRight: 0, textAlign: 'right' },
  '& thead th': { paddingBlock: 10, fontSize: '0.875rem', fontWeight: 620, color: theme.vars.palette.text.secondary },
  '& tbody th': { fontWeight: 640 },
  '& tbody td:last-child': { fontWeight: 640, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: { fontSize: '0.9375rem', '& th, & td': { paddingRight: 10 } },
  '@media (max-width: 359px)': { '& tbody td:last-child': { whiteSpace: 'normal' } },
}));

export const Sizes = () => (
  <>
    <Heading id="sizes">{t('sitePricing.sizesTitle')}</Heading>
    <Table aria-labelledby="sizes">
      <thead>
        <tr>
          <th scope="col">{t('common.school')}</th>
          <th scope="col">{t('sitePricing.enrollment')}</th>
          <th scope="col">{t('sitePricing.perYear')}</th>
        </tr>
      </thead>
      <tbody>
        {SIZES.map(({ size, enrollment, price }) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            <td>{enrollment}</td>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </Table>
    <Text>{t('sitePricing.sizesNote')}</Text>
  </>
);

export const PLANS = [
  {
    id: 'professional',
    name: t('siteFeatures.professional'),
    price: t('sitePricing.professionalPrice'),
    per: t('sitePricing.professionalPer'),
    text: t('sitePricing.professionalText'),
    points: [
      t('sitePricing.professionalLogging'),
      t('sitePricing.professionalOpportunities'),
      t('sitePricing.professionalParents'),
      t('sitePricing.professionalReports'),
      t('sitePricing.setupAndSupport'),
    ],
  },
  {
    id: 'enterprise',
    name: t('siteFeatures.enterprise'),
    price: t('sitePricing.enterprisePrice'),
    per: t('sitePricing.enterprisePer'),
    text: t('sitePricing.enterpriseText'),
    points: [
      t('sitePricing.enterpriseProfessional'),
      t('sitePricing.enterpriseAdministration'),
      t('sitePricing.enterpriseLogIn'),
      t('sitePricing.enterpriseServer'),
      t('sitePricing.setupAndSupport'),
    ],
  },
] as const;

export const SIZES = [
  {
    size: t('sitePricing.smallSchool'),
    enrollment: t('sitePricing.smallEnrollment'),
    price: t('sitePricing.smallPrice'),
  },
  {
    size: t('sitePricing.mediumSchool'),
    enrollment: t('sitePricing.mediumEnrollment'),
    price: t('sitePricing.mediumPrice'),
  },
  {
    size: t('sitePricing.largeSchool'),
    enrollment: t('sitePricing.largeEnrollment'),
    price: t('sitePricing.largePrice'),
  },
] as const;
