import { useContactEmail, useSettings } from '../settings.js';
import { Text } from '../ui/headings.js';
import { TextLink } from '../ui/TextLink.js';
import { styled } from '../styled.js';

// a number is read in one piece
const Whole = styled(TextLink)({ whiteSpace: 'nowrap' });

/** The email address, and the phone number where one is configured. */
export function DirectLines() {
  const email = useContactEmail();
  const { contactPhone } = useSettings();
  return (
    <Text>
      You can also reach us at <TextLink href={`mailto:${email}`}>{email}</TextLink>
      {contactPhone && (
        <>
          {' '}
          or by phone at <Whole href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`}>{contactPhone}</Whole>
        </>
      )}
      .
    </Text>
  );
}
