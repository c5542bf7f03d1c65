import { useSettings } from '../settings.js';
import { Text } from '../ui/headings.js';
import { TextLink } from '../ui/TextLink.js';
import { styled } from '../styled.js';

// a number is read in one piece
const Whole = styled(TextLink)({ whiteSpace: 'nowrap' });

/** The address and the number that the operator configured; nothing without them. */
export function DirectLines() {
  const { contactEmail, contactPhone } = useSettings();
  if (!contactEmail && !contactPhone) return null;
  return (
    <Text>
      You can also reach us
      {contactEmail && (
        <>
          {' '}
          at <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>
        </>
      )}
      {contactEmail && contactPhone && ' or'}
      {contactPhone && (
        <>
          {' '}
          by phone at <Whole href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`}>{contactPhone}</Whole>
        </>
      )}
      .
    </Text>
  );
}
