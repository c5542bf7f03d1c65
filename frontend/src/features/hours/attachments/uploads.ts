import { useRef, useState } from 'react';
import { ATTACHMENT_TYPES, LIMITS, t } from '@hourtrail/contracts';
import { sendAttachment } from '../../../api/attachments.js';
import { errorMessage } from '../../../api/errorMessage.js';

/** A chosen file on its way. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly state: 'waits' | 'sending' | 'failed';
  /** From 0 to 1. */
  readonly part: number;
  readonly problem: string | null;
}

/** What the server would refuse anyway. It decides by the content, the browser by the name. */
function problemOf({ size, type }: File): string | null {
  if (size > LIMITS.attachmentBytesMax) {
    return t('api.attachmentTooLarge', { max: LIMITS.attachmentBytesMax / 1024 / 1024 });
  }
  if (/^image\/hei[cf]/.test(type)) return t('api.heicFile');
  return type === '' || ATTACHMENT_TYPES.some((one) => one === type) ? null : t('api.attachmentType');
}

interface SendOptions {
  readonly onSent?: (file: File) => void;
  readonly keep?: boolean;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  readonly choose: (files: readonly File[]) => void;
  readonly drop: (key: number) => void;
  /** Sends what waits, one after the other, and resolves to those that failed. `keep` sends them again with the next. */
  readonly send: (entry: number, options?: SendOptions) => Promise<readonly Upload[]>;
  readonly retry: (key: number) => void;
}

let made = 0;

/** Files that are chosen now and sent once there is an entry. */
export function useUploads(): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef(uploads);
  const change = (next: (before: readonly Upload[]) => readonly Upload[]): void => {
    latest.current = next(latest.current);
    setUploads(latest.current);
  };
  const update = (key: number, to: Partial<Upload>): void =>
    change((before) => before.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const drop = (key: number): void => change((before) => before.filter((one) => one.key !== key));
  const sendOne = async (entry: number, { key, file }: Upload, keep: boolean): Promise<boolean> => {
    update(key, { state: 'sending', part: 0, problem: null });
    try {
      await sendAttachment(entry, file, (part) => update(key, { part }));
      if (keep) update(key, { state: 'waits' });
      else drop(key);
      return true;
    } catch (error) {
      update(key, { state: 'failed', problem: errorMessage(error, t('attachments.failedText')) });
      return false;
    }
  };
  return {
    uploads,
    choose: (files) =>
      change((before) => [
        ...before,
        ...files.map((file): Upload => {
          const problem = problemOf(file);
          return { key: (made += 1), file, state: problem ? 'failed' : 'waits', part: 0, problem };
        }),
      ]),
    drop,
    retry: (key) => update(key, { state: 'waits', problem: null }),
    send: async (entry, { onSent, keep = false } = {}) => {
      for (const one of latest.current.filter(({ state }) => state === 'waits')) {
        if (await sendOne(entry, one, keep)) onSent?.(one.file);
      }
      return latest.current.filter(({ state }) => state === 'failed');
    },
  };
}
