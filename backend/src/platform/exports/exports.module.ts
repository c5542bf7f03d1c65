import { Global, Module, type DynamicModule } from '@nestjs/common';
import { ExportDownloads } from './export-downloads.js';
import { ExportSlots } from './export-slots.js';
import type { DocumentSource, ExportSource } from './export-source.js';
import { ExportStore } from './export-store.js';
import { EXPORT_SOURCES, Exporter } from './exporter.js';
import { ExportsController } from './exports.controller.js';
import { RequestedExports } from './requested-exports.js';

@Global()
@Module({})
export class ExportsModule {
  static with(sources: readonly (ExportSource | DocumentSource)[]): DynamicModule {
    return {
      module: ExportsModule,
      controllers: [ExportsController],
      providers: [
        { provide: EXPORT_SOURCES, useValue: sources },
        ExportDownloads,
        ExportStore,
        Exporter,
        ExportSlots,
        RequestedExports,
      ],
      exports: [ExportDownloads, ExportSlots, Exporter, RequestedExports],
    };
  }
}
