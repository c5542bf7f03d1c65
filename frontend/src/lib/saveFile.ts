/** How long a browser may take to begin with a file that it was handed. */
const TAKEN_MS = 60_000;

/** Hands a file to the browser, which saves it as it saves every download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_MS);
}
