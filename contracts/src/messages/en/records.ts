// Official records, and the page for whoever was given one
export const records = {
  'records.unknown':
    'No record has this code. Compare it with the paper or the link. A code has none of the letters I and O, and no 0 or 1.',
  'records.erased': 'What this record showed was erased.',
  // On the paper and on the page
  'records.title': 'Official record of volunteer hours',
  'records.documentTitle': 'Official record of volunteer hours, {code}',
  'records.issued': 'Issued',
  'records.approvedHours': 'Approved hours',
  'records.hoursOfEntries':
    '{hours, plural, one {# hour} other {# hours}} in {entries, plural, one {# entry} other {# entries}}',
  'records.goal': 'Goal',
  'records.goalState': '{hours, plural, one {# hour} other {# hours}}, {met, select, yes {met} other {not met yet}}',
  'records.code': 'Code',
  'records.status': 'Status',
  'records.isStatus': '{status, select, valid {Valid} superseded {Replaced by a newer record} other {Revoked}}',
  'records.statusSince':
    '{status, select, superseded {A newer record replaced this one on {date}.} other {This record was revoked on {date}.}}',
  'records.validOn': 'Valid when this file was made, on {date}',
  'records.check': 'Check',
  'records.checkText':
    'Scan the square, or type the code at {url}. You’ll see what is on this paper, and if it is still valid.',
  'records.qrCode': 'QR code that opens {url}',
  'records.entries': 'Approved entries',
  'records.organizations': 'Organizations',
  'records.verifiers': 'Verifiers',
  'records.verifiedBy': 'Verified by',
  'records.verifiedThrough': 'How',
  'records.notVerified': 'Approved by the school alone',
  'records.noEntries': 'No approved hours yet',
  'records.footer': 'Official record {code}, issued on {date}',
} as const;
