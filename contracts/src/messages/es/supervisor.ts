import type { supervisor as english } from '../en/supervisor.js';

export const supervisor = {
  'supervisor.state':
    '{state, select, queued {Estamos por enviar un correo a {name} ({email}).} sent {Enviamos un correo a {name} ({email}) el {at}. Todavía no lo abrió.} opened {{name} ({email}) abrió el correo y todavía no respondió.} bounced {Nuestro correo a {name} fue devuelto: {email} no lo acepta. Corrija la dirección o pregunte a otra persona.} expired {{name} ({email}) no respondió y el enlace venció.} other {{name} ({email}) respondió por correo.}}',
  'supervisor.noMail':
    'Este sitio no envía correos, así que no se preguntó a {name}. El personal de la escuela puede aprobar estas horas de todos modos.',
  'supervisor.mailIsFile':
    'Este servidor no envía correos. El correo a {name} ({email}) queda como archivo en la carpeta «mail» de sus datos.',
  'supervisor.remind': 'Recordar a {name}',
  'supervisor.reminded': 'Enviaremos otro correo a {name}',
  'supervisor.notReminded': 'No se envió el recordatorio',
  'supervisor.notRemindedText': 'Inténtelo más tarde.',
  'supervisor.askSomeoneElse': 'Preguntar a otra persona',
  'supervisor.handOver': 'Que decida la escuela',
  'supervisor.handedOver': 'Queda en manos de la escuela',
  'supervisor.handedOverText': 'Ya no hace falta que nadie verifique este registro. Decide el personal de la escuela.',
  'supervisor.notHandedOver': 'No se pudo entregar a la escuela',
  'supervisor.sendEmail': 'Enviar correo',
  'supervisor.asked': 'Enviaremos un correo a {name}',
  'supervisor.notAsked': 'No se envió el correo',
  'supervisor.notAskedText': 'Revise la dirección e inténtelo de nuevo.',
} as const satisfies Record<keyof typeof english, string>;
