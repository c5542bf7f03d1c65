import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ChangeHours, HoursListQuery, LogHours, ReviewManyHours } from './hours.js';
import { LIMITS } from './limits.js';
import {
  IsClockTime,
  IsDateOrInstant,
  IsHours,
  IsId,
  IsIdText,
  IsLine,
  IsListOf,
  IsPlainName,
  IsText,
  Optional,
  Trimmed,
  isStorableText,
  parseHours,
} from './validation.js';

class Form {
  @Optional() @IsHours(0.5) hours?: unknown;
  @Optional() @IsHours(0) reviewed?: unknown;
  @Optional() @IsId('common.verifier') id?: unknown;
  @Optional() @IsIdText('common.student') idText?: unknown;
  @Optional() @IsText('labels.comments', 5) text?: unknown;
  @Optional() @Trimmed() @IsLine('common.name', 5) line?: unknown;
  @Optional() @Trimmed() @IsPlainName('common.username') username?: unknown;
  @Optional() @IsDateOrInstant('common.date') date?: unknown;
  @Optional() @IsClockTime('common.startTime') time?: unknown;
  @Optional() @IsListOf('common.status', ['draft', 'pending']) list?: unknown;
}

/** The sentences a form is refused with; none where it is accepted. */
function refusal<T extends object>(form: new () => T, values: object): readonly string[] {
  const instance = plainToInstance(form, values);
  const problems = validateSync(instance, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
  });
  return problems.flatMap(({ constraints = {} }) => Object.values(constraints));
}
const of = (field: keyof Form, value: unknown): readonly string[] => refusal(Form, { [field]: value });

const LONE_HIGH = 'a\uD83D';
const LONE_LOW = '\uDE00b';
const NOT_NUMBERS: readonly unknown[] = [true, false, {}, { valueOf: 3 }, [], [3], ['3'], new Date(3)];

/** Each value beside its name in a title, where nothing may be invisible. */
const shown = (values: readonly unknown[]): [string, unknown][] =>
  values.map((value) => {
    const bare = Object.is(value, -0) ? '-0' : undefined;
    const written = typeof value === 'number' || typeof value === 'bigint' ? `${value}` : JSON.stringify(value);
    return [bare ?? written.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16)}`), value];
  });

describe('Hours', () => {
  const sentence = ['Hours must be from 0.5 to 24 in steps of 0.5.'];

  it.each([0.5, 1, 3, 3.5, 23.5, 24, 1e1, '0.5', '3', '3.0', '3.00', '3.5', '3.50', '03', '24', '24.0'])(
    'are taken as %j',
    (hours) => {
      expect(of('hours', hours)).toEqual([]);
    },
  );

  it('are all steps of a half from a half to 24, and nothing between', () => {
    const hundredths = Array.from({ length: 2600 }, (_, index) => index);

    const taken = hundredths.filter((each) => of('hours', each / 100).length === 0);
    const takenAsText = hundredths.filter((each) => of('hours', (each / 100).toFixed(2)).length === 0);

    expect(taken).toEqual(Array.from({ length: 48 }, (_, index) => (index + 1) * 50));
    expect(takenAsText).toEqual(taken);
  });

  it.each(
    shown([
      ...[0, -0, 0.3, 0.25, 0.49, 0.51, 24.5, 25, 100, -1, -0.5, 3.0000001, 1e300, 5e-324],
      ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 3n],
      ...[
        '0',
        '0.0',
        '0.3',
        '24.5',
        '100',
        '-1',
        '+3',
        '1e1',
        '3.500',
        '.5',
        '3.',
        '3,5',
        '0x3',
        '3h',
        'NaN',
        'Infinity',
      ],
      ...[' 3', '3 ', '3\n', '\t3', ' ', '٣', '3\0', '3 5', '1/2', 'null'],
      ...NOT_NUMBERS,
    ]),
  )('are refused as %s', (_shown, hours) => {
    expect(of('hours', hours)).toEqual(sentence);
  });

  it('may be 0 where a rejection carries them along, and no less', () => {
    expect(of('reviewed', 0)).toEqual([]);
    expect(of('reviewed', '0')).toEqual([]);
    expect(of('reviewed', '0.00')).toEqual([]);
    expect(of('reviewed', -0.5)).toEqual(sentence);
    expect(of('reviewed', 0.3)).toEqual(sentence);
  });

  it.each([[undefined], [null], ['']])('are not given as %j', (hours) => {
    expect(of('hours', hours)).toEqual([]);
  });

  it.each([
    [3, 3],
    ['3', 3],
    ['3.5', 3.5],
    ['03.50', 3.5],
    ['1e1', undefined],
    [' 3', undefined],
    ['', undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [true, undefined],
    [null, undefined],
    [[], undefined],
    [['3'], undefined],
  ])('read from %p are %p', (value, hours) => {
    expect(parseHours(value)).toBe(hours);
  });
});

describe('An id', () => {
  it.each([1, 2, LIMITS.idMax])('may be %p', (id) => {
    expect(of('id', id)).toEqual([]);
    expect(of('idText', String(id))).toEqual([]);
  });

  it.each([0, -1, 1.5, LIMITS.idMax + 1, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, '1', ' 1', 1n, ...NOT_NUMBERS])(
    'may not be %p',
    (id) => {
      expect(of('id', id)).toEqual(['Verifier must be a whole number from 1 to 2,147,483,647.']);
    },
  );

  it.each([
    '0',
    '01',
    '-1',
    '+1',
    '1.0',
    '1e3',
    ' 1',
    '1 ',
    '1\n',
    '2147483648',
    '99999999999',
    'one',
    '١',
    1.5,
    ['1'],
    true,
  ])('may not be written %j in an address', (id) => {
    expect(of('idText', id)).toEqual(['Student must be a whole number from 1 to 2,147,483,647.']);
  });
});

describe('Text', () => {
  it.each(shown(['a', 'abcde', 'a\nb', '  ', '😀😀', '\uD83D\uDE00', 'é', '\u0007', '<b>', "';--"]))(
    'may be %s',
    (_shown, text) => {
      expect(of('text', text)).toEqual([]);
    },
  );

  it.each(
    shown([
      '\0',
      'a\0b',
      LONE_HIGH,
      LONE_LOW,
      '\uDE00\uD83D',
      '\uD83D\uD83D\uDE00',
      3,
      ...NOT_NUMBERS.filter((v) => typeof v !== 'string'),
    ]),
  )('may not be %s', (_shown, text) => {
    expect(of('text', text)).toEqual(['Comments must be plain text.']);
  });

  it('says when it is too long, and only then', () => {
    expect(of('text', 'abcdef')).toEqual(['Comments can have at most 5 characters.']);
    expect(of('line', 'abcdef')).toEqual(['Name can have at most 5 characters.']);
    expect(of('text', 'abcd\0')).toEqual(['Comments must be plain text.']);
    expect(of('line', 'abcd\0')).toEqual(['Name must be plain text on one line.']);
  });

  it.each(shown(['a\nb', 'a\tb', 'a\u200Bb', 'a\u202Eb', 'a\u2028b', 'a\uFEFFb', '\u0007', 'a\0', LONE_HIGH]))(
    'on one line shows all there is, and is not %s',
    (_shown, line) => {
      expect(of('line', line)).toEqual(['Name must be plain text on one line.']);
    },
  );

  it.each(
    shown(['a\u00ADb', 'a\u200E', '\u2060a', 'a\u3164', 'a\u{E0041}', '\u200D', '\u200C\uFE0F', '\u200D \u200D']),
  )('on one line hides nothing, and is not %s', (_shown, line) => {
    expect(of('line', line)).toEqual(['Name must be plain text on one line.']);
  });

  it.each(shown(['نام\u200Cم', '❤\uFE0F', 'ab-c', 'é', "O'Br"]))('on one line may be %s', (_shown, line) => {
    expect(of('line', line)).toEqual([]);
  });

  it.each(shown(['ana.ruiz', 'ana ruiz', 'José', 'анна', 'Ελένη', '李明', 'ana@home.example', '12345']))(
    'to sign in with may be %s',
    (_shown, username) => {
      expect(of('username', username)).toEqual([]);
    },
  );

  it.each(
    shown([
      'аna',
      'ana\u00AD',
      'ana\u200D',
      'an\u200Ca',
      'ａｎａ',
      'ﬁona',
      'ana\uFE0F',
      'ana\u3164',
      'Αna',
      'a  b',
      'a\u2003b',
    ]),
  )('to sign in with is not taken for another, as %s would be', (_shown, username) => {
    expect(of('username', username)).toEqual(['Username must use plain letters from one alphabet.']);
  });

  it('on one line loses its outer spaces and has one way to write an accent', () => {
    expect(plainToInstance(Form, { line: '  Jose\u0301 ' }).line).toBe('José');
    expect(of('line', '  abcde  ')).toEqual([]);
  });

  it('can be stored when both halves of every character are there', () => {
    expect(['', 'plain', '😀', 'a😀b'].every(isStorableText)).toBe(true);
    expect(['\0', LONE_HIGH, LONE_LOW, 3, null, undefined, ['a']].some(isStorableText)).toBe(false);
  });
});

describe('Dates, times and choices', () => {
  it.each(shown([20260316, true, ['2026-03-16'], { date: '2026-03-16' }, new Date(0), '2026-02-30', '2026-03-16\0']))(
    'a date is never %s',
    (_shown, date) => {
      expect(of('date', date)).toEqual(['Date must be a real date, such as 2026-09-30.']);
    },
  );

  it.each(shown([900, 9.5, true, ['09:00'], '24:00', '9:00', '09:00\0']))('a time is never %s', (_shown, time) => {
    expect(of('time', time)).toEqual(['Start time must be a time, such as 09:00 or 17:30.']);
  });

  it('a list names known choices, with commas between', () => {
    expect(of('list', 'draft')).toEqual([]);
    expect(of('list', 'pending,draft')).toEqual([]);
    for (const list of ['draft,', ',', 'draft, pending', 'approved', 'Draft', ['draft'], 'toString', true]) {
      expect(of('list', list)).toEqual(['Status must be one or more of draft and pending.']);
    }
  });
});

describe('The hours a volunteer sends', () => {
  const complete = {
    organizationName: 'Food Bank',
    description: 'Sorted cans',
    date: '2026-03-14T13:00:00.000Z',
    hours: '3',
    startTime: '09:00',
    endTime: '12:00',
    verifierId: 6,
    status: 'pending',
  };

  it('are taken as the client of the specification sends them', () => {
    expect(refusal(LogHours, complete)).toEqual([]);
    expect(refusal(LogHours, { ...complete, hours: 3, studentId: 5, organizationId: 2 })).toEqual([]);
    expect(refusal(LogHours, { date: '2026-03-14', status: 'draft' })).toEqual([]);
  });

  it.each(['approvedBy', 'verifiedAt', 'createdBy', 'id', 'version', '__proto__x'])('never carry %s', (field) => {
    expect(refusal(LogHours, { ...complete, [field]: 1 })).toEqual([`property ${field} should not exist`]);
  });

  it.each(['approved', 'verified', 'rejected', 'Pending', '', true, ['pending']])('are never born %p', (status) => {
    expect(refusal(LogHours, { ...complete, status })).toEqual(['Status must be draft or pending.']);
  });

  it('tell each field that is wrong', () => {
    const wrong = {
      ...complete,
      organizationName: 'x'.repeat(201),
      date: '2026-02-30',
      hours: 0,
      startTime: 9,
      verifierId: '6',
    };

    expect(refusal(LogHours, wrong)).toEqual([
      'Organization can have at most 200 characters.',
      'Date must be a real date, such as 2026-09-30.',
      'Start time must be a time, such as 09:00 or 17:30.',
      'Verifier must be a whole number from 1 to 2,147,483,647.',
      'Hours must be from 0.5 to 24 in steps of 0.5.',
    ]);
  });
});

describe('A change of hours', () => {
  it('is taken as the client of the specification sends it', () => {
    const approval = { status: 'approved', approvedBy: 3, approvedAt: '2026-03-16T12:00:00.000Z' };

    expect(refusal(ChangeHours, { hours: '3.00', status: 'approved', verifierComments: '' })).toEqual([]);
    expect(refusal(ChangeHours, { hours: 0, status: 'rejected', approverComments: 'No' })).toEqual([]);
    expect(refusal(ChangeHours, approval)).toEqual([]);
    expect(refusal(ChangeHours, { ...approval, approvedBy: { any: 'thing' }, approvedAt: [1] })).toEqual([]);
  });

  it.each(['studentId', 'organizationId', 'verifiedAt', 'verifiedBy', 'createdBy', 'deletedAt', 'singleActor'])(
    'never carries %s',
    (field) => {
      expect(refusal(ChangeHours, { status: 'approved', [field]: 1 })).toEqual([`property ${field} should not exist`]);
    },
  );

  it('has comments of 2000 characters at most', () => {
    expect(refusal(ChangeHours, { verifierComments: 'x'.repeat(2000) })).toEqual([]);
    expect(refusal(ChangeHours, { verifierComments: 'x'.repeat(2001) })).toEqual([
      'Comments can have at most 2,000 characters.',
    ]);
  });

  it.each(['deleted', 'Approved', '', 1, ['approved']])('names one of the five states, not %p', (status) => {
    expect(refusal(ChangeHours, { status })).toEqual([
      'Status must be draft, pending, verified, approved, or rejected.',
    ]);
  });
});

describe('A review of many', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it('is of 1 to 500 entries, each named once', () => {
    expect(refusal(ReviewManyHours, { ids: ids(500), status: 'approved' })).toEqual([]);
    expect(refusal(ReviewManyHours, { ids: [], status: 'approved' })).toEqual(['Choose at least one entry.']);
    expect(refusal(ReviewManyHours, { ids: ids(501), status: 'approved' })).toEqual([
      'You can review at most 500 entries at once.',
    ]);
    expect(refusal(ReviewManyHours, { ids: [1, 1], status: 'approved' })).toEqual(['List each entry only once.']);
  });

  it.each([[['1']], [[1.5]], [[0]], [[null]], [[[1]]], [[{ id: 1 }]], [[2 ** 31]]])('is never of %j', (wrong) => {
    expect(refusal(ReviewManyHours, { ids: wrong, status: 'approved' })).toHaveLength(1);
  });

  it.each(['1', 1, { 0: 1, length: 1 }, null, undefined])('needs a list of entries, not %p', (wrong) => {
    expect(refusal(ReviewManyHours, { ids: wrong, status: 'approved' })).toContain('Choose the entries to review.');
  });

  it.each(['pending', 'draft', undefined, null, 'APPROVED'])('decides, and %p is no decision', (status) => {
    expect(refusal(ReviewManyHours, { ids: [1], status })).toEqual(['Status must be verified, approved, or rejected.']);
  });
});

describe('The question for a list of hours', () => {
  it.each([
    {
      status: 'pending,verified',
      studentId: '5',
      from: '2026-01-01',
      to: '2026-03-16',
      q: 'food',
      sort: '-date',
      limit: '500',
    },
    { limit: '1' },
    { limit: '99', deleted: 'true' },
    { status: '', q: '', limit: '' },
  ])('may be %j', (query) => {
    expect(refusal(HoursListQuery, query)).toEqual([]);
  });

  it.each([
    { limit: '0' },
    { limit: '501' },
    { limit: '1e2' },
    { limit: '-1' },
    { limit: '007' },
    { sort: 'date; drop table' },
    { sort: ['-date', 'date'] },
    { status: ['pending'] },
    { studentId: '5 or 1=1' },
    { cursor: '../../etc' },
    { cursor: 'x'.repeat(201) },
    { deleted: '1' },
    { q: 'x'.repeat(101) },
    { q: { $ne: '' } },
    { unknown: '1' },
  ])('may not be %j', (query) => {
    expect(refusal(HoursListQuery, query)).toHaveLength(1);
  });
});
