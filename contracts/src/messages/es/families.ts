import type { families as english } from '../en/families.js';

export const families = {
  // whose hours or sign-ups a parent looks at
  'families.whoseHours': 'De quién son las horas',
  'families.whoseSignUps': 'De quién son las inscripciones',
  'families.me': 'Yo',
  'families.loadingChildren': 'Cargando los estudiantes que usted sigue',
  'families.childrenFailed': 'No se pudieron cargar los estudiantes que usted sigue.',
  'families.notFollowingHours': 'Usted no sigue a este estudiante. Estas son sus propias horas.',
  'families.notFollowingSignUps': 'Usted no sigue a este estudiante. Estas son sus propias inscripciones.',
  'families.waitingForSchool': 'Falta que la escuela confirme a {names}. Después verá aquí sus horas.',

  // a parent who follows no child yet
  'families.followYourChild': 'Siga a su hijo o hija',
  'families.followYourChildText':
    'Ingrese su código familiar. Su hijo o hija lo encuentra en su perfil. Cuando la escuela lo confirme, usted verá aquí sus horas.',
  'families.enterFamilyCode': 'Ingresar un código familiar',

  // a child without hours
  'families.childHasNoHours': '{name} no ha enviado horas. Los borradores no se muestran.',

  // someone in New School
  'families.inNewSchool': 'Usted está en New School',
  'families.inNewSchoolText': 'Ingrese el código de su escuela. Después, la escuela le dará acceso.',
  'families.enterJoinCode': 'Ingresar el código de la escuela',
  'families.askedToJoin': 'Usted pidió ingresar a {school}',
  'families.askedToJoinText':
    'Su solicitud espera la respuesta de la escuela. Mientras tanto, usted está en New School.',
  'families.seeYourRequest': 'Ver su solicitud',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
