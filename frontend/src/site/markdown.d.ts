// produced from Markdown files by frontend/markdown.ts

declare module '*.md' {
  export const frontMatter: unknown;
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import would make these declarations local
  export const chapters: readonly import('../../markdown.js').Chapter[];
}

declare module '*.md?front-matter' {
  export const frontMatter: unknown;
}
