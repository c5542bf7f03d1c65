import { ChangePasswordForm } from '../ChangePasswordForm.js';
import { Section } from './Section.js';

export const PasswordSection = ({ hasPassword }: { hasPassword: boolean }) =>
  hasPassword ? (
    <Section title="Password" about="Changing it signs you out everywhere else, and ends your calendar address.">
      <ChangePasswordForm />
    </Section>
  ) : (
    <Section title="Password" about="You sign in with Google, so there is no password to change here." />
  );
