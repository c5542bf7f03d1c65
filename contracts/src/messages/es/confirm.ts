import type { confirm as english } from '../en/confirm.js';

export const confirm = {
  'confirm.title': 'Confirmar horas de voluntariado',
  'confirm.intro':
    '{count, plural, one {{volunteer}, de {school}, indicó que usted fue responsable de estas horas.} other {Personas voluntarias de {school} indicaron que usted fue responsable de estas horas.}} No necesita una cuenta.',
  'confirm.hoursOf': '{volunteer}: {hours}',
  'confirm.hoursToConfirm': 'Horas que confirma',
  'confirm.confirm': 'Confirmar {hours}',
  'confirm.confirmAll': 'Confirmar los {count} registros como están',
  'confirm.whyFewer': 'Por qué menos',
  'confirm.decline': 'Rechazar',
  'confirm.wrongPerson': 'Fue otra persona',
  'confirm.notMe': 'No sé de qué se trata',
  'confirm.refusal':
    '{refusal, select, decline {{volunteer} leerá su motivo y podrá corregir el registro.} someoneElse {¿Sabe quién fue responsable de {volunteer}? Se lo diremos a {volunteer} y a la escuela. No escribiremos a nadie.} other {Diremos a {volunteer} y a la escuela que usted no sabe de estas horas. No contarán como confirmadas.}}',
  'confirm.insteadEmail': 'Correo de quien fue responsable',
  'confirm.sayWhy': 'Diga por qué rechaza las horas',
  'confirm.send': 'Enviar respuesta',
  'confirm.answered':
    '{status, select, verified {Usted confirmó {hours}.} rejected {Usted rechazó estas horas.} other {Gracias. La persona voluntaria y la escuela leerán su respuesta.}}',
  'confirm.yourReason': 'Usted escribió: «{comment}»',
  'confirm.thanks': 'Gracias',
  'confirm.thanksText':
    'Sus respuestas quedaron registradas. {school} y la persona voluntaria pueden leerlas. Puede cerrar esta página.',
  'confirm.offer':
    'Usted respondió {count, plural, one {# registro} other {# registros}} para {school}. Con una cuenta los ve todos en un solo lugar y confirma los nuevos sin un enlace.',
  'confirm.offerTitle': 'Guarde lo que hizo en un solo lugar',
  'confirm.askForAccount': 'Pedir una cuenta',
  'confirm.accountAsked':
    '{school} sabe que usted quiere una cuenta. Cuando la confirme, le enviará un enlace para crear su contraseña.',
  'confirm.accountNotAsked': 'No se envió la solicitud',
  'confirm.notSent': 'No se envió la respuesta',
  'confirm.notSentText': 'Revise su conexión e inténtelo de nuevo.',
  'confirm.linkUnknown': 'Este enlace no funciona',
  'confirm.linkOver': 'Este enlace ya no funciona',
  'confirm.linkOverText': 'Pida a la persona voluntaria que envíe uno nuevo.',
  'confirm.notLoaded': 'No se pudieron cargar las horas',
  'confirm.loading': 'Cargando las horas',
} as const satisfies Record<keyof typeof english, string>;
