const encoder = new TextEncoder();

/** @param {string} text */
export const utf8 = (text) => encoder.encode(text);

/** Throws where the bytes are no UTF-8. @param {Uint8Array} bytes */
export const textOf = (bytes) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

/** @param {Uint8Array} bytes */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Undefined where the text is no hexadecimal in small letters. @param {string} hex */
export function fromHex(hex) {
  if (typeof hex !== 'string' || !/^([0-9a-f]{2})*$/.test(hex)) return undefined;
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

/** @param {Uint8Array} bytes */
export const toBase64 = (bytes) => btoa(String.fromCharCode(...bytes));

/** Undefined where the text is no base64, or has another spelling than its only one. @param {string} text */
export function fromBase64(text) {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return text !== '' && toBase64(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** @param {Uint8Array} one @param {Uint8Array} other */
export const isEqual = (one, other) => one.length === other.length && one.every((byte, at) => byte === other[at]);

/** @param {readonly Uint8Array[]} parts */
export function joined(parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
