import { LinkFamily } from '@hourtrail/contracts';
import { CodeForm } from './CodeForm.js';
import { FamilyLinks, useFollow } from './FamilyLinks.js';
import { Section } from './Section.js';

export function FollowSection() {
  const follow = useFollow();
  return (
    <Section
      title="Following a child"
      about="Your child makes a family code in their profile. Enter it here; once your school confirms, you see their hours on your dashboard."
    >
      <CodeForm label="Family code" contract={LinkFamily} send="Ask to follow" sending="Asking..." onSend={follow} />
      <FamilyLinks side="parent" />
    </Section>
  );
}
