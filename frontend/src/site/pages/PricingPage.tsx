import { PRICING_QUESTIONS } from '../content/pricing.js';
import { SITE_URL, type PageMeta } from '../meta.js';
import { Plans } from '../pricing/Plans.js';
import { Sizes } from '../pricing/Sizes.js';
import { ButtonLink } from '../ui/ButtonLink.js';
import { CallToAction } from '../ui/CallToAction.js';
import { Container } from '../ui/Container.js';
import { Disclosures } from '../ui/Disclosures.js';
import { Heading } from '../ui/headings.js';
import { Narrow } from '../ui/Narrow.js';
import { PageHead } from '../ui/PageHead.js';
import { Section } from '../ui/Section.js';
import { useScheduleAddress } from '../ways.js';

export const meta: PageMeta = {
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
  const schedule = useScheduleAddress();
  return (
    <>
      <PageHead
        title="One price for the whole school"
        lead="By enrollment, for a year. Setup and 12 months of support are included. Try it for 30 days first, without a credit card."
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
          <Disclosures items={PRICING_QUESTIONS} name="pricing" level="h3" />
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
