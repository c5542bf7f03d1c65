import { currentLanguage, directionOf } from '@hourtrail/contracts';
import { oneLine, type Email } from './mail-server.js';

export interface EmailLink {
  readonly label: string;
  readonly link: string;
}

/** A paragraph, or something with a form of its own. */
export type EmailBlock =
  | string
  /** The words of a person, with their line breaks. */
  | { readonly quote: string }
  | { readonly heading: string }
  | { readonly command: string }
  | { readonly facts: Readonly<Record<string, string>> }
  | { readonly list: readonly string[] }
  | { readonly button: EmailLink };

/** What an email says. */
export interface EmailContent extends Omit<Email, 'text' | 'html'> {
  readonly body: readonly EmailBlock[];
  /** Why one receives it, and how to stop. */
  readonly footer?: readonly (string | EmailLink)[];
}

/** Makes both parts in the current language; each says everything. */
export function writeEmail({ body, footer = [], ...email }: EmailContent): Email {
  const text = [...body.map(blockAsText), ...footer.map(lineAsText)].join('\n\n');
  return { ...email, text: `${text}\n`, html: htmlOf(oneLine(email.subject), body, footer) };
}

function blockAsText(block: EmailBlock): string {
  if (typeof block === 'string') return block;
  if ('quote' in block) return block.quote;
  if ('heading' in block) return block.heading;
  if ('command' in block) return block.command;
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n');
  if ('facts' in block) return factsOf(block.facts, (label, value) => `${label}: ${value}`).join('\n');
  return lineAsText(block.button);
}

const lineAsText = (line: string | EmailLink): string =>
  typeof line === 'string' ? line : `${line.label}:\n${line.link}`;

const factsOf = (facts: Readonly<Record<string, string>>, line: (label: string, value: string) => string): string[] =>
  Object.entries(facts).map(([label, value]) => line(label, value));

function blockAsHtml(block: EmailBlock): string {
  if (typeof block === 'string') return `<p>${escaped(block)}</p>`;
  if ('heading' in block) return `<h2>${escaped(block.heading)}</h2>`;
  if ('quote' in block) return `<blockquote>${escaped(block.quote)}</blockquote>`;
  if ('command' in block) return commandAsHtml(block.command);
  if ('list' in block) return `<ul>${block.list.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  if ('button' in block) return `<p>${linkAsHtml(block.button, 'button')}</p>`;
  const facts = factsOf(block.facts, (label, value) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`);
  return `<dl>${facts.join('')}</dl>`;
}

/** Breaks between words only, because `--` at the end of a line reads as a word of its own. */
const commandAsHtml = (command: string): string =>
  `<p><code>${command
    .split(' ')
    .map((word) => `<span>${escaped(word)}</span>`)
    .join(' ')}</code></p>`;

const lineAsHtml = (line: string | EmailLink): string =>
  `<p>${typeof line === 'string' ? escaped(line) : linkAsHtml(line)}</p>`;

const linkAsHtml = ({ label, link }: EmailLink, look?: string): string =>
  `<a${look ? ` class="${look}"` : ''} href="${escaped(link)}">${escaped(label)}</a>`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

// No image, font or script: nothing is loaded, and nothing reports that the email was read.
const STYLE = `
:root{color-scheme:light dark}
body{margin:0;background:#f4f6f8;color:#1c2733;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}
.mail{max-width:560px;margin:0 auto;padding:24px 16px;overflow-wrap:anywhere}
.card{background:#fff;border:1px solid #d8dee6;border-radius:8px;padding:20px}
h1{font-size:20px;line-height:1.3;margin:0 0 16px}
h2{font-size:17px;line-height:1.3;margin:0 0 8px}
p,dl,ul,blockquote{margin:0 0 16px}
.card>:last-child{margin-bottom:0}
code span{display:inline-block}
ul{padding-inline-start:20px}
li{margin-bottom:8px}
dt{font-weight:600}
dd{margin:0 0 8px}
blockquote{padding-inline-start:12px;border-inline-start:3px solid #8a97a6;white-space:pre-line}
a{color:#0b57a4}
.button{display:inline-block;padding:12px 20px;border-radius:6px;background:#0b57a4;color:#fff;font-weight:600;text-decoration:none}
footer{padding:16px 4px 0;font-size:14px;color:#4c5968}
footer p{margin-bottom:8px}
@media (prefers-color-scheme:dark){
body{background:#12181f;color:#e6ebf1}
.card{background:#1b232d;border-color:#3a4653}
a{color:#8ec5ff}
.button{background:#8ec5ff;color:#0d1b2a}
footer{color:#b4c0cd}
}`;

function htmlOf(subject: string, body: readonly EmailBlock[], footer: readonly (string | EmailLink)[]): string {
  const language = currentLanguage();
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="mail">
<main class="card">
<h1>${escaped(subject)}</h1>
${body.map(blockAsHtml).join('\n')}
</main>
${footer.length > 0 ? `<footer>\n${footer.map(lineAsHtml).join('\n')}\n</footer>` : ''}
</div>
</body>
</html>
`;
}
