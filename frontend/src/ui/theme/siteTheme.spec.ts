import { siteTheme, variablesOf } from './siteTheme.js';
import { theme } from './theme.js';
import { dark, light, type Tokens } from './tokens.js';

const applicationVariables = (scheme: 'light' | 'dark'): Readonly<Record<string, unknown>> => {
  const sheets = theme.generateStyleSheets() as readonly Readonly<Record<string, Readonly<Record<string, unknown>>>>[];
  const ofScheme = sheets.flatMap((sheet) => Object.entries(sheet)).filter(([at]) => at.includes(scheme));
  return Object.assign({}, ...ofScheme.map(([, values]) => values)) as Readonly<Record<string, unknown>>;
};

const declared = (tokens: Tokens): readonly (readonly [name: string, value: string])[] =>
  [...variablesOf(tokens).matchAll(/(--[\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const);

describe('the theme of the public site', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('has the colours of the application, under the same names (%s)', (scheme, tokens) => {
    const application = applicationVariables(scheme);
    const variables = declared(tokens);
    expect(variables.length).toBeGreaterThan(30);
    expect(variables.map(([name]) => [name, application[name]])).toEqual(variables);
  });

  it('names variables that there are, and is as wide as the application', () => {
    const names = JSON.stringify(siteTheme.vars).match(/--[\w-]+/g) ?? [];
    expect(names.sort()).toEqual(
      declared(light)
        .map(([name]) => name)
        .sort(),
    );
    for (const width of ['sm', 'md', 'lg'] as const) {
      expect(siteTheme.breakpoints.up(width)).toBe(theme.breakpoints.up(width));
      expect(siteTheme.breakpoints.down(width)).toBe(theme.breakpoints.down(width));
    }
    expect(theme.zIndex).toMatchObject(siteTheme.zIndex);
  });
});
