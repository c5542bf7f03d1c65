import { spawnSync } from 'node:child_process';

/** How many times a second openssl hashes so many bytes by SHA-256, on one core; undefined where there is no openssl. */
export function hashesPerSecond(bytes) {
  const { status, stdout } = spawnSync(
    'openssl',
    ['speed', '-mr', '-seconds', '1', '-bytes', String(bytes), '-evp', 'sha256'],
    { encoding: 'utf8' },
  );
  const figure = stdout?.split('\n').find((line) => line.startsWith('+F'));
  return status === 0 && figure ? Number(figure.split(':').at(-1)) / bytes : undefined;
}
