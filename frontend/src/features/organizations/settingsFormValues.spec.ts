import type { SystemSettings } from '@hourtrail/contracts';
import { changesOfSettings, formOfSettings, settingsResolver } from './settingsFormValues.js';

const settings: SystemSettings = {
  version: 4,
  defaultHoursGoal: 50,
  defaultOldestAcceptedDays: 365,
  defaultApprovalPolicy: 'standard',
  defaultEmailNotifications: 'now',
  passwordMinLength: 8,
  staffPasswordMinLength: 12,
  sessionIdleHours: 12,
  sessionDays: 30,
};

describe('the system settings', () => {
  it('travel as what was changed, on the version it was changed on', () => {
    const typed = { ...formOfSettings(settings), passwordMinLength: '10', defaultApprovalPolicy: 'strict' as const };
    expect(changesOfSettings(settings, typed)).toEqual({
      version: 4,
      passwordMinLength: 10,
      defaultApprovalPolicy: 'strict',
    });
  });

  it('say what is wrong beside the setting', async () => {
    const typed = { ...formOfSettings(settings), sessionDays: '', sessionIdleHours: '1e9' };
    const { errors } = await settingsResolver(typed, undefined, { fields: {}, shouldUseNativeValidation: false });
    expect(errors).toMatchObject({
      sessionDays: { message: 'Session days must be a whole number from 1 to 90.' },
      sessionIdleHours: { message: 'Idle hours must be a whole number from 1 to 168.' },
    });
    expect(Object.keys(errors)).toHaveLength(2);
  });
});
