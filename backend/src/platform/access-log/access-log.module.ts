import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AccessesController } from './accesses.controller.js';
import { ListAccesses } from './list-accesses.js';
import { RecordsAccessInterceptor } from './records-access.js';

@Module({
  controllers: [AccessesController],
  exports: [ListAccesses],
  providers: [ListAccesses, { provide: APP_INTERCEPTOR, useClass: RecordsAccessInterceptor }],
})
export class AccessLogModule {}
