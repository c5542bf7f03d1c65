import { Controller, Get, Module, Query } from '@nestjs/common';
import { HoursListQuery } from '@hourtrail/contracts';
import { startApp, type TestApp } from '../../../../test/app.js';
import { cloneDatabase, type TestDatabase } from '../../../../test/database.js';
import type { Page } from '../../database/page.js';
import { Public } from '../session/signed-in.js';
import { ListAnswer } from './list-answer.js';

@Controller('lists')
class Lists {
  @Get()
  @Public()
  @ListAnswer()
  list(@Query() query: HoursListQuery): Page<{ version: number }> {
    const total = query.q === 'many' ? 1001 : 3;
    return { rows: [{ version: 7 }], total, next: query.cursor ? undefined : 'abc' };
  }
}
@Module({ controllers: [Lists] })
class ListsModule {}

let database: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp({ database, modules: [ListsModule] });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('a list is an array; its headers tell how many there are and where the next page is', async () => {
  const { body, headers } = await app.client().get('/api/lists?q=caf%C3%A9&limit=1');
  expect(body).toEqual([{ version: 7 }]);
  expect(headers['x-total-count']).toBe('3');
  expect(headers['link']).toBe('</api/lists?q=caf%C3%A9&limit=1&cursor=abc>; rel="next"');
  expect(headers).not.toHaveProperty('etag');
});

test('the last page has no next one, and a long list is not counted to its end', async () => {
  const { headers } = await app.client().get('/api/lists?q=many&cursor=abc');
  expect(headers['x-total-count']).toBe('1000+');
  expect(headers).not.toHaveProperty('link');
});
