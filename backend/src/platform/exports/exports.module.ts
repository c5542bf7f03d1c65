import { Global, Module, type DynamicModule } from '@nestjs/common';
import { ExportAddresses } from './export-addresses.js';
import { ExportBook } from './export-book.js';
import { EXPORT_SOURCES, ExportDesk } from './export-desk.js';
import type { ExportSource } from './export-source.js';
import { ExportTurns } from './export-turns.js';
import { ExportsController } from './exports.controller.js';

/** Lists as files. Whatever else makes large files takes its turns among them. */
@Global()
@Module({})
export class ExportsModule {
  static with(sources: readonly ExportSource[]): DynamicModule {
    return {
      module: ExportsModule,
      controllers: [ExportsController],
      providers: [{ provide: EXPORT_SOURCES, useValue: sources }, ExportAddresses, ExportBook, ExportDesk, ExportTurns],
      exports: [ExportTurns],
    };
  }
}
