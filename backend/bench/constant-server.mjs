// What a page of the application costs at least: the bytes alone, and one query for as many rows, by hand on node:http.
import { createServer } from 'node:http';
import pg from 'pg';

const { appUrl, connections, body } = JSON.parse(process.argv[2]);
const pool = new pg.Pool({ connectionString: appUrl, max: connections, options: '-c app.org=2' });

const PAGE = {
  name: 'page',
  text: `SELECT h.*, s.first_name AS student_first, s.last_name AS student_last
         FROM (SELECT * FROM hours.volunteer_hours WHERE organization_id = $1
               ORDER BY organization_id, date DESC, id DESC LIMIT 51) h
         JOIN directory.people s ON (s.organization_id, s.id) = (h.organization_id, h.student_id)
         ORDER BY h.date DESC, h.id DESC`,
  values: [2],
};

const send = (response, text) =>
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text);

const server = createServer((request, response) => {
  if (request.url === '/constant') return send(response, body);
  pool.query(PAGE).then(
    ({ rows }) => send(response, JSON.stringify(rows)),
    (error) => response.writeHead(500).end(error.stack),
  );
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit(0));
