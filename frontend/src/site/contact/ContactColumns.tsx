import { ContactForm } from './ContactForm.js';
import { styled } from '../styled.js';
import { Text } from '../ui/headings.js';
import { BookACall } from './BookACall.js';
import { CardHeading, type Level } from './CardHeading.js';
import { DirectLines } from './DirectLines.js';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 48,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 },
}));

const Form = styled('div')({ '& > p': { marginBottom: 24 } });

interface ContactColumnsProps {
  /** Of its headings; one below the heading above it. */
  readonly level: Level;
}

/** Both ways to reach us: a call, or a message. */
export const ContactColumns = ({ level }: ContactColumnsProps) => (
  <Columns>
    <BookACall level={level} />
    <Form>
      <CardHeading level={level}>Send us a message</CardHeading>
      <Text>We reply within 24 hours.</Text>
      <ContactForm />
      <DirectLines />
    </Form>
  </Columns>
);
