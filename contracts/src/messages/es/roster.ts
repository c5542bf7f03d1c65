import type { roster as english } from '../en/roster.js';

export const roster = {
  // ZIP files that cannot be read
  'roster.inFile': '{file}: {problem}',
  'roster.notZip':
    'Una lista escolar es un archivo ZIP con manifest.csv y las listas que nombra. Expórtela como OneRoster CSV.',
  // lists that cannot be read
  'roster.noManifest': 'Este archivo ZIP no tiene manifest.csv, así que no es una exportación de OneRoster.',
  'roster.unknownVersion': 'El manifiesto debe decir oneroster.version 1.1 o 1.2. Dice “{version}”.',
  'roster.unknownMode': 'El manifiesto debe decir bulk, delta o absent para esta lista. Dice “{mode}”.',
  'roster.fileMissing': 'El manifiesto nombra {file}, pero no está en el archivo ZIP.',
  'roster.fileNeeded': 'La lista escolar necesita {file}.',
  'roster.columnMissing': '{file} no tiene la columna {column}.',
  'roster.cellEmpty': '{column} está vacío.',
  'roster.duplicateId': 'La fila {row} ya tiene el sourcedId {id}.',
  'roster.unknownStatus': 'Un estado es active o tobedeleted.',
  'roster.unknownRole': 'OneRoster no tiene ese rol.',
  'roster.notADate': 'No es una fecha como 2026-09-30.',
  'roster.orgCycle': 'Las organizaciones {names} están una encima de la otra.',
  'roster.nameTooLong': 'Este nombre es demasiado largo o no está en una sola línea.',
  'roster.unknownSchool':
    'La lista no tiene ninguna escuela llamada “{school}”. Tiene: {names}. Cambie un nombre para que sean iguales.',
  'roster.schoolTwice': 'La lista tiene varias escuelas llamadas “{school}”. Dé a cada una su propio nombre.',
  'roster.newSchool': 'Las personas de esta escuela esperan a que otra las admita, así que no tiene lista.',
  // people who are left out, or kept as they are
  'roster.noEmail': 'Omitida: no hay un correo electrónico válido.',
  'roster.emailTwice': 'Omitida: otra persona de aquí tiene este correo electrónico.',
  'roster.emailElsewhere': 'Omitida: alguien de otra escuela tiene este correo electrónico.',
  'roster.emailUnconfirmed':
    'Omitida: una cuenta con este correo electrónico no está confirmada. Confírmelo en la página Personas e importe de nuevo.',
  'roster.roleLeftOut': 'Omitida: los ayudantes, vigilantes y parientes no reciben cuenta.',
  'roster.asTeacher': 'Se importa como docente. El rol de administrador se da a mano.',
  'roster.erased': 'Omitida: los datos de esta persona se borraron.',
  'roster.movedAway': 'Omitida: esta persona pasó a otra escuela.',
  'roster.keptField': 'Alguien cambió esto a mano, así que se queda: {fields}.',
  'roster.keptEmail': 'El correo electrónico se queda: otra persona tiene el de la lista.',
  'roster.keptInactive': 'Alguien desactivó esta cuenta a mano, así que sigue inactiva.',
  'roster.keptActive': 'Alguien reactivó esta cuenta a mano, así que sigue activa.',
  'roster.keptStaff': 'La lista ya no incluye a esta persona. Su rol se dio a mano, así que la cuenta sigue activa.',
  'roster.noUsername': 'Omitida: no queda libre ningún nombre de usuario.',
  'roster.nowElsewhere':
    'La lista incluye ahora a esta persona en {school}. Su cuenta de aquí se desactiva y sus horas se quedan aquí.',
  'roster.gradeStays': 'El grado se queda: “{grade}” no es un grado del 9 al 12.',
  'roster.gradeLeftOut': 'Se importa sin grado: “{grade}” no es un grado del 9 al 12.',
  // years and classes
  'roster.yearLeftOut': 'Este año escolar se omite. {problem}',
  'roster.classLeftOut': 'Esta clase se omite. {problem}',
  'roster.classNameTaken': 'Otra clase se llama “{name}”.',
  // the result
  'roster.leaversStop': 'Se desactivaría a {count, plural, one {# persona} other {# personas}} de {total, number}.',
  'roster.familiesStop':
    '{count, plural, one {Terminaría # vínculo familiar} other {Terminarían # vínculos familiares}} de {total, number}.',
  'roster.gradesStop':
    '{count, plural, one {# estudiante perdería} other {# estudiantes perderían}} su grado, de {total, number}.',
  'roster.membersStop':
    '{count, plural, one {# estudiante saldría} other {# estudiantes saldrían}} de una clase, de {total, number}.',
  'roster.checkComplete': 'Compruebe que la lista está completa y confírmela.',
  'roster.roleAndGrade': '{role}, grado {grade}',
  'roster.changeOf': '{field}: «{from}» pasa a «{to}»',
  'roster.noValue': 'ninguno',
  'roster.activeAgain': 'activa otra vez',
  'roster.classesChanged': 'Alguien cambió una clase o un año escolar de esta lista.',
  'roster.laterRoster':
    'Una lista posterior reemplazó lo que esta restauraría. Solo se puede deshacer la más reciente. Para volver más atrás, importe de nuevo el archivo anterior.',
  // files that the server takes from its folder
  'roster.stoppedByProblems':
    'Esta lista llegó por la carpeta del servidor y se detuvo: hay {problems, plural, one {# problema} other {# problemas}} en el archivo. No se importó nada. Importe el archivo aquí para ver qué falla.',
  'roster.stoppedByLosses':
    'Esta lista llegó por la carpeta del servidor y se detuvo porque quitaría demasiado: {leavers, plural, one {# persona activa} other {# personas activas}}, {families, plural, one {# vínculo familiar} other {# vínculos familiares}}, {grades, plural, one {# grado} other {# grados}} y {members, plural, one {# integrante de una clase} other {# integrantes de clases}}. No se importó nada. Importe el archivo aquí para revisarlo y confirmarlo.',
  'roster.server': 'El servidor',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
