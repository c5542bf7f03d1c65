import type { apiInbox as english } from '../en/api-inbox.js';

export const apiInbox = {
  'apiInbox.oneKindOfReaders': 'Indique una oportunidad, un grado o la escuela.',
  // messages of the contact form
  'apiInbox.acceptsEvents': 'Esta dirección es un flujo de eventos. Envíe “Accept: text/event-stream”.',
  'apiInbox.tooManyStreams': 'Hay demasiadas páginas abiertas a la espera de cambios. Cierre algunas.',
  'apiInbox.messageWaiting': 'Este mensaje ya está marcado como nuevo.',
  'apiInbox.messageHandled': 'Alguien ya atendió este mensaje.',
  // newsletter
  'apiInbox.subscriptionEnded': 'Esta dirección ya no está en la lista.',

  // enlace para dejar de recibir correos
  'apiInbox.linkUnknown':
    'Este enlace no funciona. Abra de nuevo el enlace del correo electrónico, o elija sus correos en su perfil.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
