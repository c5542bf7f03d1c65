import { DomainError } from '../../platform/kernel/domain-error.js';
import { requireUncommonPassword } from './password.rules.js';

const ANA = { username: 'ana.ruiz', email: 'ruiz.family@home.example' };

test.each(['password', 'Password1', '123456', 'QWERTY', 'qwerty123!', 'iloveyou??', 'student1', 'hourtrail'])(
  'the password %p is one of the first that others would guess',
  (password) => {
    expect(() => requireUncommonPassword(password, ANA)).toThrow(DomainError);
  },
);

test.each(['ana.ruiz', 'ANA.RUIZ', 'ruiz.family@home.example', 'ruiz.family'])(
  '%p is her own name, and no secret',
  (password) => {
    expect(() => requireUncommonPassword(password, ANA)).toThrow('first that others would guess');
  },
);

test.each(['volunteer-demo', 'a long walk home', 'walks the dog', 'Tr1cycle', 'passwordless'])(
  '%p will do',
  (password) => {
    expect(() => requireUncommonPassword(password, ANA)).not.toThrow();
  },
);
