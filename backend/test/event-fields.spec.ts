import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

// What goes into the log cannot be taken out again. So every field of an event's data is an id, a number, a flag or a
// word of the vocabulary, which its type says; a string is one of these. Free text is stored beside the event.
const STRINGS: Readonly<Record<string, string>> = {
  'AcademicYearEvent.startsOn': 'day',
  'AcademicYearEvent.startsOn.from': 'day',
  'AcademicYearEvent.startsOn.to': 'day',
  'AcademicYearEvent.endsOn': 'day',
  'AcademicYearEvent.endsOn.from': 'day',
  'AcademicYearEvent.endsOn.to': 'day',
  'BadgeEvent.badgeCode': 'random letters and digits',
  'BadgeEvent.earnedAt': 'instant',
  'CountingRulesEvent.earliestDate': 'day',
  'ExportEvent.fileHash': 'hash',
  'ImportEvent.fileHash': 'hash',
  'HoursEvent.countingYear': 'day',
  'HoursEvent.countingYearEnds': 'day',
  'HoursEvent.dateBefore': 'day',
  'HoursEvent.dateAfter': 'day',
  'HoursEvent.set.date': 'day',
  'HoursEvent.set.startTime': 'time of day',
  'HoursEvent.set.endTime': 'time of day',
  'HoursEvent.set.hundredths': 'number',
  'HoursEvent.set.verifierId': 'id',
  'HoursEvent.set.categoryId': 'id',
  'HoursEvent.set.isNonProfit': 'flag',
  'HoursEvent.set.reflectionWords': 'number',
  'HoursEvent.attachment.sha256': 'hash',
  'HoursEvent.timeZone': 'time zone of the school',
  'OpportunityEvent.was.date': 'day',
  'OpportunityEvent.was.startTime': 'time of day',
  'OpportunityEvent.was.endTime': 'time of day',
  'OpportunityEvent.set.date': 'day',
  'OpportunityEvent.set.startTime': 'time of day',
  'OpportunityEvent.set.endTime': 'time of day',
  'OrganizationEvent.color.from': 'color',
  'OrganizationEvent.color.to': 'color',
  'OrganizationEvent.logo.sha256': 'hash',
  'OrganizationEvent.gradeLevel': 'one of the grades',
  'OrganizationEvent.quietFrom': 'time of day',
  'OrganizationEvent.quietFrom.from': 'time of day',
  'OrganizationEvent.quietFrom.to': 'time of day',
  'OrganizationEvent.quietUntil': 'time of day',
  'OrganizationEvent.quietUntil.from': 'time of day',
  'OrganizationEvent.quietUntil.to': 'time of day',
  'OrganizationEvent.secondFactorFrom': 'day',
  'OrganizationEvent.secondFactorFrom.from': 'day',
  'OrganizationEvent.secondFactorFrom.to': 'day',
  'OrganizationEvent.timeZone': 'one of the time zones there are',
  'OrganizationEvent.timeZone.from': 'one of the time zones there are',
  'OrganizationEvent.timeZone.to': 'one of the time zones there are',
  'RecordEvent.recordCode': 'random letters and digits',
  'RecordRequestEvent.dueOn': 'day',
  'RetentionEvent.before': 'day',
  'UserEvent.expiresAt': 'instant',
  'UserEvent.gradeLevel': 'one of the grades',
  'UserEvent.on': 'day',
  'InterventionEvent.root': 'hash',
  'InterventionEvent.fault': 'kind of fault',
  'InterventionEvent.record': 'name of a stream',
  'InterventionEvent.from': 'name of a key',
  'InterventionEvent.to': 'name of a key',
};

const SOURCES = join(import.meta.dirname, '../src');
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.spec.'))
  .map((file) => join(SOURCES, file));
const files = sources.filter((file) => /^export type \w+Event =/m.test(readFileSync(file, 'utf8')));

const { config } = ts.readConfigFile(join(SOURCES, '../tsconfig.json'), ts.sys.readFile) as { config: object };
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(SOURCES, '..'));
const program = ts.createProgram(files, { ...options, noEmit: true, types: [] });
const checker = program.getTypeChecker();

/** Every field below a type that may hold any string, by its path. */
function stringsIn(type: ts.Type, path: string, at: ts.Node): string[] {
  if (type.isUnionOrIntersection()) return type.types.flatMap((part) => stringsIn(part, path, at));
  if ((type.flags & (ts.TypeFlags.String | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0) return [path];
  if ((type.flags & ts.TypeFlags.Object) === 0) return [];
  const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  if (element) return stringsIn(element, `${path}[]`, at);
  return type
    .getProperties()
    .flatMap((field) => stringsIn(checker.getTypeOfSymbolAtLocation(field, at), `${path}.${field.name}`, at));
}

const eventTypes = files.flatMap((file) => {
  const source = program.getSourceFile(file) as ts.SourceFile;
  const exports = checker.getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol);
  return exports
    .filter(({ name }) => name.endsWith('Event'))
    .map((symbol) => ({ name: symbol.name, source, type: checker.getDeclaredTypeOfSymbol(symbol) }));
});

test('the events of every stream are looked at', () => {
  const streams = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/new Stream</g)]);
  expect(eventTypes).toHaveLength(streams.length);
});

test('no field of an event can hold what somebody typed', () => {
  const found = eventTypes.flatMap(({ name, source, type }) =>
    (type.isUnion() ? type.types : [type]).flatMap((one) => {
      const data = one.getProperty('data');
      return data ? stringsIn(checker.getTypeOfSymbolAtLocation(data, source), name, source) : [`${name} has no data`];
    }),
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(STRINGS).sort());
});
