// Sends one approve, or one request for a page, after another on each of many open connections, from bytes made beforehand.
import { once } from 'node:events';
import { connect } from 'node:net';

const BODY = '{"status":"approved","version":1}';
const END_OF_HEAD = '\r\n\r\n';

const request = ({ port, tokens, path }, id) =>
  Buffer.from(
    [
      path ? `GET ${path} HTTP/1.1` : `PATCH /api/volunteer-hours/${id} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Sec-Fetch-Site: same-origin',
      `Cookie: __Host-hourtrail_session=${tokens[id % tokens.length]}`,
      ...(path
        ? [END_OF_HEAD.slice(2)]
        : ['Content-Type: application/json', `Content-Length: ${BODY.length}${END_OF_HEAD}${BODY}`]),
    ].join('\r\n'),
    'latin1',
  );

process.on('message', async (order) => {
  const { port, from, count, connections } = order;
  const requests = Array.from({ length: count }, (_, index) => request(order, from + index));
  const sockets = Array.from({ length: connections }, () => connect({ port, host: '127.0.0.1', noDelay: true }));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const began = performance.now();
  await Promise.all(sockets.map((socket) => drain(socket, requests)));
  const seconds = (performance.now() - began) / 1000;
  for (const socket of sockets) socket.destroy();
  process.send({ perSecond: count / seconds });
});
process.on('disconnect', () => process.exit(0));
process.send('ready');

function drain(socket, requests) {
  return new Promise((resolve, reject) => {
    let answer = '';
    const next = () => {
      const bytes = requests.pop();
      if (bytes) socket.write(bytes);
      else resolve();
    };
    socket.on('error', reject).on('close', () => reject(new Error('The server closed a connection.')));
    socket.on('data', (chunk) => {
      answer += chunk.latin1Slice();
      if (!isWhole(answer)) return;
      if (!answer.startsWith('HTTP/1.1 200')) return reject(new Error(`Not answered with 200:\n${answer}`));
      answer = '';
      next();
    });
    next();
  });
}

function isWhole(answer) {
  const end = answer.indexOf(END_OF_HEAD);
  if (end < 0) return false;
  const length = /content-length: (\d+)/i.exec(answer)?.[1];
  return answer.length === end + END_OF_HEAD.length + Number(length);
}
