import { Module } from '@nestjs/common';
import { AnswerConfirmationHandler } from './commands/answer-confirmation.js';
import { AskForAccountHandler } from './commands/ask-for-account.js';
import { AskSupervisorHandler, RemindSupervisorHandler } from './commands/ask-supervisor.js';
import { AddHoursHandler } from './commands/add-hours.js';
import { ChangeHoursHandler } from './commands/change-hours.js';
import { AttachFileHandler, RemoveAttachmentHandler } from './commands/attach-file.js';
import { CheckInHandler } from './commands/check-in.js';
import { CountersignRecordHandler, IssueRecordHandler, RevokeRecordHandler } from './commands/issue-record.js';
import { LogHoursHandler } from './commands/log-hours.js';
import { RecordAttendanceHandler } from './commands/record-attendance.js';
import { RecordPaperHandler } from './commands/record-paper.js';
import { ReviewHoursHandler } from './commands/review-hours.js';
import { SendMessageHandler } from './commands/send-message.js';
import { SaveFilterHandler, DeleteFilterHandler } from './commands/save-filter.js';
import { AdminHoursController } from './http/admin-hours.controller.js';
import { AttachmentsController, EntryFilesController } from './http/attachments.controller.js';
import { AttendanceController } from './http/attendance.controller.js';
import { ConfirmationsController } from './http/confirmations.controller.js';
import { ImportFilesController } from './http/import-files.controller.js';
import { HoursController } from './http/hours.controller.js';
import { RequirementsController } from './http/requirements.controller.js';
import { SavedFiltersController } from './http/saved-filters.controller.js';
import { RecordsController } from './http/records.controller.js';
import { VerifiersController } from './http/verifiers.controller.js';
import { ImportFiles } from './imports/import-files.js';
import { SupervisorMail } from './mail/supervisor-mail.js';
import { AttachmentFiles } from './persistence/attachments.js';
import { AttendanceStore } from './persistence/attendance-store.js';
import { HoursStore } from './persistence/hours-store.js';
import { OfficialRecords } from './persistence/official-records.js';
import { SupervisorLinks } from './persistence/supervisor-links.js';
import { FindAttachmentHandler } from './queries/find-attachment.js';
import { FindConfirmationHandler } from './queries/find-confirmation.js';
import { FindHoursHandler } from './queries/find-hours.js';
import { FindStatementsHandler } from './queries/find-statements.js';
import { FindRecordHandler, RecordsOfUserHandler } from './queries/find-record.js';
import { ForecastHoursHandler } from './queries/forecast-hours.js';
import { GraduationFiguresHandler } from './queries/graduation-figures.js';
import { HoursOfUserHandler } from './queries/hours-of-user.js';
import { HoursHistoryHandler } from './queries/hours-history.js';
import { FindAttendedHandler, ListAttendanceHandler } from './queries/list-attendance.js';
import { ListHoursHandler } from './queries/list-hours.js';
import { ListSupervisorsHandler } from './queries/list-supervisors.js';
import { ListVerifiersHandler } from './queries/list-verifiers.js';
import { PreviewRulesHandler } from './queries/preview-rules.js';
import { QuickStatisticsHandler } from './queries/quick-statistics.js';
import { RequirementsOfUserHandler } from './queries/requirements-of-user.js';
import { ReviewSummaryHandler } from './queries/review-summary.js';
import { SavedFiltersHandler } from './queries/saved-filters.js';
import { VisibleHours } from './persistence/visible-hours.js';

@Module({
  controllers: [
    HoursController,
    AdminHoursController,
    AttachmentsController,
    AttendanceController,
    ConfirmationsController,
    EntryFilesController,
    ImportFilesController,
    RecordsController,
    RequirementsController,
    SavedFiltersController,
    VerifiersController,
  ],
  providers: [
    AttachmentFiles,
    AttendanceStore,
    HoursStore,
    ImportFiles,
    OfficialRecords,
    SupervisorLinks,
    SupervisorMail,
    AnswerConfirmationHandler,
    AttachFileHandler,
    RemoveAttachmentHandler,
    RecordPaperHandler,
    FindAttachmentHandler,
    AskForAccountHandler,
    AskSupervisorHandler,
    RemindSupervisorHandler,
    FindConfirmationHandler,
    VisibleHours,
    AddHoursHandler,
    ChangeHoursHandler,
    CheckInHandler,
    DeleteFilterHandler,
    CountersignRecordHandler,
    IssueRecordHandler,
    RevokeRecordHandler,
    LogHoursHandler,
    RecordAttendanceHandler,
    ReviewHoursHandler,
    SaveFilterHandler,
    SendMessageHandler,
    FindAttendedHandler,
    FindHoursHandler,
    FindStatementsHandler,
    FindRecordHandler,
    RecordsOfUserHandler,
    ForecastHoursHandler,
    GraduationFiguresHandler,
    HoursHistoryHandler,
    HoursOfUserHandler,
    ListAttendanceHandler,
    ListHoursHandler,
    ListSupervisorsHandler,
    ListVerifiersHandler,
    PreviewRulesHandler,
    QuickStatisticsHandler,
    RequirementsOfUserHandler,
    ReviewSummaryHandler,
    SavedFiltersHandler,
  ],
})
export class HoursModule {}
