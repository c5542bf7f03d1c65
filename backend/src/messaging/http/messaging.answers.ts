import { NOTIFICATION_KINDS, ROLES, type NotificationView } from '@hourtrail/contracts';
import {
  choice,
  date,
  flag,
  instant,
  integer,
  list,
  nullable,
  object,
  shape,
  text,
} from '../../platform/web/openapi/shape.js';

export const notifications = list(
  shape<NotificationView>('NotificationView', {
    id: integer(),
    kind: choice(NOTIFICATION_KINDS),
    at: instant(),
    isRead: flag({ description: 'Also after thirty days.' }),
    actor: object<NotificationView['actor']>({
      id: nullable(integer()),
      name: text(),
      role: choice([...ROLES, 'system']),
    }),
    entry: nullable(
      object<NonNullable<NotificationView['entry']>>({
        id: integer(),
        studentId: integer(),
        studentName: text(),
        organizationName: nullable(text()),
        date: date(),
        hours: nullable(text({ pattern: '^\\d{1,2}\\.\\d{2}$', example: '3.00' })),
      }),
    ),
    opportunity: nullable(
      object<NonNullable<NotificationView['opportunity']>>({
        id: integer(),
        title: text(),
        date: date(),
        startTime: text(),
        endTime: text(),
        location: text(),
      }),
    ),
    comment: nullable(text()),
  }),
);
