import { styled } from '../../ui/styled.js';
import { PageMeta, type PageMetaProps } from '../PageMeta.js';
import { ButtonLink, Buttons } from '../ui/links.js';
import { Container } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/',
  title: 'Page Not Found · HourTrail',
  description: 'There is nothing at this address.',
  keywords: [],
  indexed: false,
};

const Frame = styled(Container)(({ theme }) => ({
  paddingBlock: '96px',
  '& h1': { margin: 0, fontSize: 'clamp(2.25rem, 5vw, 3.5rem)', lineHeight: 1.08, letterSpacing: '-0.02em' },
  '& p': { margin: '16px 0 0', maxWidth: '48ch', color: theme.vars.palette.text.secondary },
}));

export const Page = () => (
  <Frame>
    <PageMeta {...META} />
    <h1 tabIndex={-1}>Page Not Found</h1>
    <p>There is nothing at this address. It may have been mistyped, or the page has moved.</p>
    <Buttons>
      <ButtonLink href="/">Go to the first page</ButtonLink>
      <ButtonLink href="/support" look="outlined">
        Get help
      </ButtonLink>
    </Buttons>
  </Frame>
);
