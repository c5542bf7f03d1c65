import { t, LIMITS } from '@hourtrail/contracts';
import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { invalid } from '../../kernel/domain-error.js';

export class IdParam implements PipeTransform<string, number> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): number {
    if (/^[1-9]\d{0,9}$/.test(value) && Number(value) <= LIMITS.idMax) return Number(value);
    throw invalid('invalid-input', [{ field: data, message: t('api.invalidId', { max: LIMITS.idMax }) }]);
  }
}
