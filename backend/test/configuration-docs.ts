import { TOPICS, type Variable } from '../src/platform/config/variables.js';

/** Read by `npm test` alone. */
const TESTS: Readonly<Record<string, Pick<Variable, 'about' | 'example'>>> = {
  TEST_DATABASE_URL: {
    about: "An administrator's address on a PostgreSQL 18 for the tests; without it they start one.",
    example: 'postgres://postgres:hourtrail@localhost:5432/postgres',
  },
  CHROME_PATH: {
    about: 'A Chromium for the browser tests; without it the one among the packages.',
    example: '/usr/bin/chromium',
  },
};

type Described = Partial<Variable> & Pick<Variable, 'about'>;
const ALL: Readonly<Record<string, Readonly<Record<string, Described>>>> = { ...TOPICS, 'The tests': TESTS };

/** The files that `npm run configuration` writes, by their paths in the project. */
export const configurationFiles = (): Record<string, string> => ({
  '.env.example': [ENV_HEAD, ...sections(envTopic)].join('\n\n').concat('\n'),
  'docs/guides/configuration.md': [REFERENCE_HEAD, ...sections(referenceTopic)].join('\n\n').concat('\n'),
});

type Entries = readonly (readonly [name: string, variable: Described])[];

const sections = (write: (topic: string, variables: Entries) => string): string[] =>
  Object.entries(ALL).map(([topic, variables]) => write(topic, Object.entries(variables)));

const ENV_HEAD = `# npm start, npm run dev and npx --no -- hourtrail read a file .env like this one; what is set in the environment takes
# precedence. Every line shows the default or an example, and is optional unless its comment says otherwise.
# npm run configuration writes this file.`;

const envTopic = (topic: string, variables: Entries): string =>
  [
    `# ${topic}`,
    ...variables.map(([name, variable]) => `${envComment(variable)}\n#${name}=${envValue(variable)}`),
  ].join('\n');

const envValue = (variable: Described): string => variable.example ?? variable.default ?? '';

function envComment(variable: Described): string {
  const { productionDefault, requiredInProduction } = variable;
  const production = requiredInProduction ? 'Required in production.' : `In production ${productionDefault}.`;
  const text = [purposeOf(variable), ...(requiredInProduction || productionDefault ? [production] : [])].join(' ');
  return wrapped(text.replaceAll('`', ''));
}

const REFERENCE_HEAD = `# Configuration

The server reads these variables from its environment, as do the commands of \`npx --no -- hourtrail\`. \`npm start\`, \`npm run dev\` and \`npx --no -- hourtrail\` read a file \`.env\` too: copy \`.env.example\` to \`.env\` and uncomment what you need. What is set in the environment takes precedence.

An empty variable counts as not set. Wrong values stop the start with a message that names each of them and repeats no secret. [Deploy](deploy.md) says what production needs.

\`npm run configuration\` writes this page and \`.env.example\` from \`backend/src/platform/config/variables.ts\`. In a default, \`$NAME\` stands for the value of that variable.`;

const referenceTopic = (topic: string, variables: Entries): string =>
  [
    `## ${topic}\n`,
    '| Variable | What it is for | Default | Example |',
    '| --- | --- | --- | --- |',
    ...variables.map(
      ([name, variable]) =>
        `| \`${name}\`${variable.secret ? ' (secret)' : ''} | ${purposeOf(variable)} | ${defaultOf(variable)} | ${code(variable.example)} |`,
    ),
  ].join('\n');

function defaultOf({ default: otherwise, productionDefault, requiredInProduction }: Described): string {
  const production = requiredInProduction
    ? 'required in production'
    : productionDefault && `in production ${code(productionDefault)}`;
  return [code(otherwise), production].filter(Boolean).join('; ');
}

/** The purpose and, where no example shows it, what a value must be. */
function purposeOf({ about, must, example, madeBy }: Described): string {
  if (!must || example) return about;
  return `${about} Must ${must}${madeBy ? `; ${code(madeBy)} makes one` : ''}.`;
}

const code = (text: string | undefined): string => (text === undefined ? '' : `\`${text}\``);

/** A comment in lines of at most 120 characters. */
function wrapped(text: string): string {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (`${line} ${word}`.length > 120) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}
