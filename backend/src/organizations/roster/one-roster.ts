import { isCalendarDate, LIMITS, t, withoutInvisible } from '@hourtrail/contracts';

/**
 * The lists of OneRoster 1.1 and 1.2 that a roster is made of, in the order in which they are read, with the columns
 * that we need. The CSV bindings: https://www.imsglobal.org/oneroster-v11-final-csv-tables and
 * https://www.imsglobal.org/spec/oneroster/v1p2/bind/csv.
 */
export const LISTS = {
  orgs: ['sourcedId', 'name', 'type'],
  academicSessions: ['sourcedId', 'title', 'type', 'startDate', 'endDate'],
  users: ['sourcedId', 'username', 'givenName', 'familyName'],
  roles: ['userSourcedId', 'role', 'orgSourcedId'],
  courses: ['sourcedId', 'title'],
  classes: ['sourcedId', 'title', 'schoolSourcedId'],
  enrollments: ['classSourcedId', 'userSourcedId', 'role'],
} as const;
export type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** `bulk`: all there is. `delta`: what changed. */
export type Mode = 'bulk' | 'delta';

export interface Org {
  readonly sourcedId: string;
  readonly name: string;
  readonly type: string;
  readonly parent: string;
}

export interface Session {
  readonly row: number;
  readonly sourcedId: string;
  readonly title: string;
  readonly type: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly parent: string;
}

export interface ListedPerson {
  readonly row: number;
  readonly sourcedId: string;
  readonly isActive: boolean;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Undefined without the column, which says nothing then. */
  readonly grades: readonly string[] | undefined;
  readonly agents: readonly string[] | undefined;
  /** With the organization of each; of 1.1 the same role in each organization. */
  readonly roles: { readonly role: string; readonly org: string; readonly isPrimary: boolean }[];
}

export interface ListedClass {
  readonly row: number;
  readonly sourcedId: string;
  readonly isDeleted: boolean;
  readonly title: string;
  readonly code: string;
  readonly school: string;
  readonly terms: readonly string[];
}

export interface Enrollment {
  readonly person: string;
  readonly class: string;
  readonly role: string;
  readonly isDeleted: boolean;
}

/** What the file says, of all of its schools. */
export interface OneRoster {
  readonly modes: Partial<Record<ListName, Mode>>;
  readonly orgs: ReadonlyMap<string, Org>;
  readonly sessions: ReadonlyMap<string, Session>;
  readonly people: ReadonlyMap<string, ListedPerson>;
  readonly courses: ReadonlyMap<string, string>;
  readonly classes: ReadonlyMap<string, ListedClass>;
  readonly enrollments: readonly Enrollment[];
}

export interface ListProblem {
  readonly file: string;
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly message: string;
}

type Cells = Readonly<Record<string, string>>;

export const ROLES_OF_PEOPLE = [
  ...['administrator', 'aide', 'guardian', 'parent', 'proctor', 'relative', 'student', 'teacher'],
  ...['counselor', 'principal', 'siteAdministrator', 'districtAdministrator', 'systemAdministrator'],
] as const;

/** The modes of the lists by the manifest's rows. */
export function manifestIn(rows: readonly { readonly row: number; readonly cells: Cells }[]): {
  readonly modes: Partial<Record<ListName, Mode>>;
  readonly version: '1.1' | '1.2';
  readonly problems: readonly ListProblem[];
} {
  const modes: Partial<Record<ListName, Mode>> = {};
  const problems: ListProblem[] = [];
  const problem = (row: number, value: string, message: string): void =>
    void problems.push({ file: 'manifest.csv', row, column: 'value', value, message });
  let version = '';
  for (const { row, cells } of rows) {
    const [name = '', value = ''] = [cells['propertyName'], cells['value']].map((cell) => cell?.trim() ?? '');
    if (name === 'oneroster.version') version = value;
    const list = LIST_NAMES.find((one) => name === `file.${one}`);
    if (!list || value === 'absent') continue;
    if (value === 'bulk' || value === 'delta') modes[list] = value;
    else problem(row, value, t('roster.unknownMode', { mode: value }));
  }
  if (version !== '1.1' && version !== '1.2') problem(0, version, t('roster.unknownVersion', { version }));
  // 1.1 has the roles in its users
  if (version === '1.1') delete modes.roles;
  const needed: readonly ListName[] = version === '1.2' ? ['users', 'roles'] : ['users'];
  for (const list of needed) if (!modes[list]) problem(0, '', t('roster.fileNeeded', { file: `${list}.csv` }));
  return { modes, version: version === '1.2' ? '1.2' : '1.1', problems };
}

/** The columns that a list lacks. */
export function missingColumns(list: ListName, version: '1.1' | '1.2', headings: readonly string[]): readonly string[] {
  const own: readonly string[] = LISTS[list];
  const needed = list === 'users' && version === '1.1' ? [...own, 'role', 'orgSourcedIds'] : own;
  return needed.filter((column) => !headings.includes(column));
}

/** Takes the rows of the lists, in the order of LISTS, and collects what is wrong with them. */
export class OneRosterReader implements OneRoster {
  readonly orgs = new Map<string, Org>();
  readonly sessions = new Map<string, Session>();
  readonly people = new Map<string, ListedPerson>();
  readonly courses = new Map<string, string>();
  readonly classes = new Map<string, ListedClass>();
  readonly enrollments: Enrollment[] = [];
  readonly problems: ListProblem[] = [];
  private readonly rows = new Map<string, number>();

  constructor(
    readonly modes: OneRoster['modes'],
    private readonly version: '1.1' | '1.2',
  ) {}

  take(list: ListName, row: number, cells: Cells): void {
    const line = new Line(`${list}.csv`, row, cells, this.problems);
    if (list === 'roles' || list === 'enrollments' || this.isNew(line)) this.takers[list](line);
  }

  /** What only the whole file shows. */
  end(): void {
    const cycle = cycleIn(this.orgs);
    const [first] = cycle;
    if (!first) return;
    const row = this.rows.get(`orgs.csv ${first.sourcedId}`) ?? 0;
    const message = t('roster.orgCycle', { names: cycle.map(({ name }) => name).join(', ') });
    this.problems.push({ file: 'orgs.csv', row, column: 'parentSourcedId', value: first.parent, message });
  }

  private isNew(line: Line): boolean {
    const id = line.needed('sourcedId');
    if (id === '') return false;
    const key = `${line.file} ${id}`;
    const row = this.rows.get(key);
    if (row === undefined) this.rows.set(key, line.row);
    else line.problem('sourcedId', t('roster.duplicateId', { row, id }));
    return row === undefined;
  }

  private readonly takers: Readonly<Record<ListName, (line: Line) => void>> = {
    orgs: (line) => {
      if (line.isDeleted) return;
      const [sourcedId, name] = [line.text('sourcedId'), line.needed('name')];
      this.orgs.set(sourcedId, { sourcedId, name, type: line.text('type'), parent: line.text('parentSourcedId') });
    },
    academicSessions: (line) => {
      if (line.isDeleted) return;
      const [sourcedId, title] = [line.text('sourcedId'), line.needed('title')];
      const [startsOn, endsOn] = [line.day('startDate'), line.day('endDate')];
      const [type, parent] = [line.text('type'), line.text('parentSourcedId')];
      this.sessions.set(sourcedId, { row: line.row, sourcedId, title, type, startsOn, endsOn, parent });
    },
    users: (line) => {
      const { isDeleted, row } = line;
      const sourcedId = line.text('sourcedId');
      // 1.1 has one role of a person, in each of their organizations
      const role = this.version === '1.1' && !isDeleted ? line.role() : '';
      const orgs = role === '' ? [] : (line.items('orgSourcedIds') ?? []);
      this.people.set(sourcedId, {
        row,
        sourcedId,
        isActive: !isDeleted && line.text('enabledUser').toLowerCase() !== 'false',
        username: line.text('username'),
        firstName: isDeleted ? line.text('givenName') : line.name('givenName'),
        lastName: isDeleted ? line.text('familyName') : line.name('familyName'),
        email: line.text('email'),
        grades: line.items('grades'),
        agents: line.items('agentSourcedIds'),
        roles: orgs.map((org) => ({ role, org, isPrimary: true })),
      });
    },
    roles: (line) => {
      if (line.isDeleted) return;
      const [person, role] = [this.people.get(line.needed('userSourcedId')), line.role()];
      person?.roles.push({ role, org: line.text('orgSourcedId'), isPrimary: line.text('roleType') !== 'secondary' });
    },
    courses: (line) => void this.courses.set(line.text('sourcedId'), line.text('title')),
    classes: (line) => {
      const [sourcedId, code, course] = [line.text('sourcedId'), line.text('classCode'), line.text('courseSourcedId')];
      this.classes.set(sourcedId, {
        row: line.row,
        sourcedId,
        isDeleted: line.isDeleted,
        title: line.text('title') || this.courses.get(course) || code || sourcedId,
        code,
        school: line.isDeleted ? line.text('schoolSourcedId') : line.needed('schoolSourcedId'),
        terms: line.items('termSourcedIds') ?? [],
      });
    },
    enrollments: (line) => {
      const [person, of] = [line.needed('userSourcedId'), line.needed('classSourcedId')];
      this.enrollments.push({ person, class: of, role: line.role(), isDeleted: line.isDeleted });
    },
  };
}

/** A row of a list, which says what is wrong with its cells. */
class Line {
  readonly isDeleted: boolean;

  constructor(
    readonly file: string,
    readonly row: number,
    private readonly cells: Cells,
    private readonly problems: ListProblem[],
  ) {
    const status = this.text('status').toLowerCase();
    this.isDeleted = status === 'tobedeleted';
    // 1.0 had inactive ones too, as Clever and ClassLink still do now and then
    if (!['', 'active', 'inactive', 'tobedeleted'].includes(status)) this.problem('status', t('roster.unknownStatus'));
  }

  problem(column: string, message: string): void {
    this.problems.push({ file: this.file, row: this.row, column, value: this.text(column), message });
  }

  text(column: string): string {
    return (this.cells[column] ?? '').trim().normalize('NFC');
  }

  needed(column: string): string {
    const text = this.text(column);
    if (text === '') this.problem(column, t('roster.cellEmpty', { column }));
    return text;
  }

  name(column: string): string {
    const text = this.needed(column);
    if (text.length > LIMITS.nameMax || withoutInvisible(text) !== text) this.problem(column, t('roster.nameTooLong'));
    return text;
  }

  /** Some exports have the beginning of the day, as an instant. */
  day(column: string): string {
    const day = this.text(column).slice(0, 10);
    if (!isCalendarDate(day)) this.problem(column, t('roster.notADate'));
    return day;
  }

  role(): string {
    const role = this.text('role');
    const known = ROLES_OF_PEOPLE.find((one) => one.toLowerCase() === role.toLowerCase());
    if (known === undefined) this.problem('role', t('roster.unknownRole'));
    return known ?? '';
  }

  items(column: string): readonly string[] | undefined {
    if (this.cells[column] === undefined) return undefined;
    return this.text(column)
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
  }
}

/** Organizations that are each above the other; none in a tree. */
function cycleIn(orgs: ReadonlyMap<string, Org>): readonly Org[] {
  const done = new Set<string>();
  for (const start of orgs.values()) {
    const path: Org[] = [];
    for (let org: Org | undefined = start; org && !done.has(org.sourcedId); org = orgs.get(org.parent)) {
      const at = path.indexOf(org);
      if (at >= 0) return path.slice(at);
      path.push(org);
    }
    for (const { sourcedId } of path) done.add(sourcedId);
  }
  return [];
}
