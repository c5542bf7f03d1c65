import type { families as english } from '../en/families.js';

export const families = {
  // whose hours or sign-ups a parent looks at
  'families.whoseHours': 'De quién son las horas',
  'families.whoseSignUps': 'De quién son las inscripciones',
  'families.me': 'Yo',
  'families.loadingChildren': 'Cargando a los estudiantes que usted sigue',
  'families.childrenFailed': 'No pudimos cargar a los estudiantes que usted sigue.',
  'families.notFollowingHours': 'Usted no sigue las horas de este estudiante. Estas son sus propias horas.',
  'families.notFollowingSignUps': 'Usted no sigue las horas de este estudiante. Estas son sus propias inscripciones.',
  'families.waitingForSchool': 'Falta que la escuela confirme su vínculo con {names}. Después verá aquí sus horas.',

  // a parent who follows no child yet
  'families.followYourChild': 'Siga las horas de su hijo o hija',
  'families.followYourChildText':
    'Escriba su código familiar. Su hijo o hija puede verlo en su perfil. Cuando la escuela lo confirme, usted verá aquí sus horas.',
  'families.enterFamilyCode': 'Escribir código familiar',

  // a child without hours
  'families.childHasNoHours': '{name} no ha enviado horas todavía. Los borradores no se muestran.',

  // someone in New School
  'families.inNewSchool': 'Usted está en New School',
  'families.inNewSchoolText':
    'Escriba el código de su escuela. Después, la escuela le dará acceso. Las horas que envíe antes serán allí borradores: envíelas de nuevo.',
  'families.joinDeclined':
    '{school} rechazó su solicitud. Si cree que es un error, hable con la escuela y vuelva a pedirlo.',
  'families.enterJoinCode': 'Escribir código de la escuela',
  'families.askedToJoin': 'Usted pidió unirse a {school}',
  'families.askedToJoinText':
    'Su solicitud está en espera de la respuesta de la escuela. Mientras tanto, usted está en New School. Las horas que ahora esperan serán borradores en su escuela: envíelas de nuevo.',
  'families.seeYourRequest': 'Ver su solicitud',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
