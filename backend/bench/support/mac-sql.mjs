/** The hash of an event's bytes, from its column. */
export const HASH = "sha256(convert_to(canonical, 'UTF8'))";

const BLOCK = 64;
const padded = (key, byte) => {
  const block = Buffer.alloc(BLOCK);
  key.copy(block);
  return `'\\x${block.map((one) => one ^ byte).toString('hex')}'::bytea`;
};

/** HMAC-SHA-256 of an SQL expression of type bytea. */
export const macSql = (key, value) => `sha256(${padded(key, 0x5c)} || sha256(${padded(key, 0x36)} || ${value}))`;
