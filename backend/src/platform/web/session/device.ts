const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** What a user agent says of itself, in words: "Firefox on Windows". Many pretend to be others, so order counts. */
export function deviceOf(userAgent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap((known) => {
    const match = known.find(([, pattern]) => pattern.test(userAgent));
    return match ? [match[0]] : [];
  });
  return found.join(' on ') || 'Unknown device';
}
