import type { ExportFormat } from '@hourtrail/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

export const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

const FILE = { schema: { type: 'string', format: 'binary' } } as const;

/** Says in the API's description that a route answers a file, of the format that is asked for. */
export const AnswersFile = (description: string) =>
  applyDecorators(
    ApiResponse({
      status: 200,
      description: `${description} A connection that breaks off leaves a part of the file.`,
      content: Object.fromEntries(Object.values(TYPES).map((type) => [type.split(';')[0] as string, FILE])),
      headers: {
        'X-Total-Count': { description: 'How many rows the file holds.', schema: { type: 'integer' } },
        'Content-Disposition': { description: 'The name of the file.', schema: { type: 'string' } },
      },
    }),
  );
