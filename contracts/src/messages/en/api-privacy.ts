// What the server says of them
export const apiPrivacy = {
  'apiPrivacy.held': 'A legal hold is in force, so nothing here can be erased. Lift the hold first.',
  'apiPrivacy.heldAlready': 'A legal hold is already in force here.',
  'apiPrivacy.holdLifted': 'This hold was already lifted.',
  'apiPrivacy.stillActive': 'This person is active at the school, so their record doesn’t expire.',
  'apiPrivacy.requestAlreadyOpen': 'A request of this kind is open already. The school will answer it.',
  'apiPrivacy.tooManyRequests': '{max} requests are open already. Wait for an answer or withdraw one.',
  'apiPrivacy.requestClosed': 'This request was already answered or withdrawn.',
  'apiPrivacy.ownRequest': 'You can’t answer a request about your own record. Ask another administrator.',
  'apiPrivacy.refusalNeedsReason': 'Say why the request is refused',
  'apiPrivacy.noStatementHere': 'A statement can be attached only after the school refused to correct the record.',
  'apiPrivacy.hasStatement': 'This request has a statement already.',
  'apiPrivacy.notTheirEntry': 'Choose an entry of this person',
  'apiPrivacy.noCertificate': 'Only a granted erasure has a certificate.',
} as const;
