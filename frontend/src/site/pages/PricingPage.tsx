import { chapters } from '../../../content/questions/pricing.md';
import { styled } from '../../ui/styled.js';
import { useScheduleUrl, useSettings, useVideoUrl } from '../hydration.js';
import { PageMeta, SITE_URL, type PageMetaProps } from '../PageMeta.js';
import { Disclosures } from '../ui/Disclosures.js';
import { Heading, Text } from '../ui/headings.js';
import { ButtonLink, StandaloneLink } from '../ui/links.js';
import { CheckedList } from '../ui/lists.js';
import { CallToAction, Container, Narrow, PageHeader, Section } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/pricing',
  title: 'Pricing',
  description:
    'Professional from $500 to $3,500 per year by enrollment; Enterprise for districts. Setup and 12 months of support included. 30-day free trial.',
  keywords: ['volunteer hour software pricing', 'school software price', 'free trial'],
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'HourTrail Professional',
      description: 'Volunteer hours for one school, with setup and 12 months of support.',
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
      <PageHeader
        title="One price for the whole school"
        intro="By enrollment, for a year. Setup and 12 months of support are included. Try it for 30 days first, without a credit card."
      />
      <Container>
        <Plans />
      </Container>
      <Section labelledBy="sizes">
        <Sizes />
      </Section>
      <Section ground="paper" labelledBy="questions">
        <Narrow>
          <Heading id="questions">Questions about the price</Heading>
          <Disclosures questions={chapters} name="pricing" level="h3" />
        </Narrow>
      </Section>
      <CallToAction
        id="call"
        title="Get your price in one call"
        text="30 minutes. Bring your enrollment and your questions."
      >
        <ButtonLink href={schedule} look="inverse">
          Schedule Call
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
              <ButtonLink href="/login">Start Free Trial</ButtonLink>
              <StandaloneLink href={video}>{videoUrl ? 'Watch the videos' : 'See a demo'}</StandaloneLink>
            </>
          ) : (
            <>
              <ButtonLink href={schedule} look="outlined">
                Schedule Call
              </ButtonLink>
              <StandaloneLink href="/features#enterprise">What Enterprise adds</StandaloneLink>
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
}));

export const Sizes = () => (
  <>
    <Heading id="sizes">Professional, by the size of your school</Heading>
    <Table aria-labelledby="sizes">
      <thead>
        <tr>
          <th scope="col">School</th>
          <th scope="col">Enrollment</th>
          <th scope="col">Per year</th>
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
    <Text>Every size has every Professional feature. Setup and 12 months of support are included.</Text>
  </>
);

export const PLANS = [
  {
    id: 'professional',
    name: 'Professional',
    price: '$500 to $3,500',
    per: 'per year, by enrollment',
    text: 'One school, everybody in it, every feature of HourTrail.',
    points: [
      'Hour logging, verification, approval, trails',
      'Opportunities, waitlists, attendance',
      'Parent portal and achievement badges',
      'Reports, exports and imports',
      'Setup and 12 months of support',
    ],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 'Custom',
    per: 'for districts and groups of schools',
    text: 'Many schools in one system, or HourTrail on your own servers.',
    points: [
      'Everything in Professional, for each school',
      'System administration across schools',
      'Sign-in with Google or your own provider',
      'Your own server and database, if you want',
      'Setup and 12 months of support',
    ],
  },
] as const;

export const SIZES = [
  { size: 'Small school', enrollment: 'Up to 250 students', price: '$500' },
  { size: 'Medium school', enrollment: '251 to 750 students', price: '$500 to $1,500' },
  { size: 'Large school', enrollment: '751 or more students', price: '$1,500 to $3,500' },
] as const;
