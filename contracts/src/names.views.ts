import { Field } from './field.js';
import { ROLES, type Role } from './vocabulary.js';

export class NamedRecord {
  @Field.integer() readonly id!: number;
  @Field.text() readonly name!: string;
}

export class Named {
  @Field.text() readonly name!: string;
}

export class FullName {
  @Field.text() readonly firstName!: string;
  @Field.text() readonly lastName!: string;
}

export class EventActor {
  @Field.integer({ nullable: true }) readonly id!: number | null;
  @Field.text() readonly name!: string;
  @Field.choice([...ROLES, 'system', 'supervisor']) readonly role!: Role | 'system' | 'supervisor';
}
