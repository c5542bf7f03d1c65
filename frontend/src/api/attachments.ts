import type { Attachment } from '@hourtrail/contracts';
import { RequestFailed } from './request.js';
import { withSchool } from './visitedSchool.js';

/**
 * By XMLHttpRequest, as fetch tells nothing of an upload's progress; `onProgress` takes 0 to 1. It goes on when its screen
 * is left. Throws `RequestFailed`.
 */
export function sendAttachment(entry: number, file: File, onProgress: (part: number) => void): Promise<Attachment> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('file', file);
    const upload = new XMLHttpRequest();
    upload.open('POST', `${window.location.origin}${withSchool(`/api/volunteer-hours/${entry}/attachments`)}`);
    upload.responseType = 'json';
    upload.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    upload.addEventListener('load', () => {
      if (upload.status < 300) resolve(upload.response as Attachment);
      else reject(new RequestFailed(upload.status, upload.response));
    });
    upload.addEventListener('error', () => reject(new RequestFailed('FETCH_ERROR')));
    upload.send(form);
  });
}

export const attachmentUrl = (id: number, size?: 'thumbnail'): string =>
  withSchool(`/api/attachments/${id}${size ? `?size=${size}` : ''}`);
