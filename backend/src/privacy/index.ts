export { ApplyRetention } from './apply-retention.js';
export { AttachStatement, DecideRecordRequest, OpenRecordRequest } from './commands/record-request.js';
export { PlaceHold } from './commands/retention.js';
export { eraseRequests } from './erase-requests.reaction.js';
export { holdStream, retentionStream } from './persistence/retention-schedules.js';
export { recordRequestStream } from './persistence/record-requests.js';
export { PrivacyModule } from './privacy.module.js';
