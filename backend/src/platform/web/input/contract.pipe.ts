import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { readAs, readQueryAs, type Contract } from './read-as.js';

@Injectable()
export class ContractPipe implements PipeTransform {
  transform(value: unknown, { type, metatype, data }: ArgumentMetadata): unknown {
    if (type !== 'body' && type !== 'query') return value;
    if (!isContract(metatype) || data !== undefined)
      throw new Error(`A ${type} is declared without its contract class.`);
    return (type === 'query' ? readQueryAs : readAs)(metatype, value === undefined ? {} : value);
  }
}

const NO_CONTRACTS: readonly unknown[] = [Object, String, Number, Boolean, Array, undefined];

const isContract = (metatype: ArgumentMetadata['metatype']): metatype is Contract => !NO_CONTRACTS.includes(metatype);
