import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/renderSite.js';
import { LogInForm } from './LogInForm.js';
import { SignUpForm } from './SignUpForm.js';

describe('logging in', () => {
  it('asks for what is missing, beside its field', async () => {
    renderSite(<LogInForm next="" />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Username is required')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });

  it('fills itself in for a demo account and waits for one press', () => {
    renderSite(<LogInForm next="" initial={{ username: 'student', password: 'volunteer-demo' }} />);
    expect(screen.getByLabelText('Username')).toHaveValue('student');
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
  });
});

describe('signing up', () => {
  it('says where new people go, and what is wrong with what they typed', async () => {
    renderSite(<SignUpForm next="" />);
    expect(screen.getByText(/assigned to the New School organization, created with the student role/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Username'), 'ab');
    await userEvent.type(screen.getByLabelText('Email'), 'nobody');
    await userEvent.type(screen.getByLabelText('Password'), '12345');
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    for (const message of [
      'Username must be at least 3 characters',
      'Invalid email address',
      'Password must be at least 6 characters',
      'First name is required',
      'Last name is required',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
  });
});
