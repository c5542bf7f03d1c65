import type { siteContact as english } from '../en/site-contact.js';

export const siteContact = {
  // Contact page
  'siteContact.pageDescription':
    'Reserve una llamada de 30 minutos o envíe un mensaje. Respondemos en menos de 24 horas.',
  'siteContact.pageKeywords': 'contacto con HourTrail, reservar una demostración, programar una llamada',
  'siteContact.pageName': 'Contacto con HourTrail',
  'siteContact.title': 'Hable con nosotros',
  'siteContact.intro': 'Reserve una llamada de 30 minutos o envíe un mensaje. Respondemos en menos de 24 horas.',
  'siteContact.alreadyCustomer': '¿Ya usa HourTrail? Tenemos respuestas para estudiantes, familias y personal.',
  'siteContact.useOfMessage': 'Usamos lo que nos envía para responderle.',
  'siteContact.readPrivacyPolicy': 'Leer la política de privacidad',
  // Booking a call
  'siteContact.bookCall': 'Reserve una llamada de 30 minutos',
  'siteContact.callTopics': 'Hable con alguien que trabaja en HourTrail sobre:',
  'siteContact.topicToday': 'Cómo reúne las horas su escuela hoy',
  'siteContact.topicEntry': 'Cómo funciona un registro en HourTrail, de principio a fin',
  'siteContact.topicSetup': 'Configuración, precio y fechas',
  'siteContact.proposeTime':
    'Díganos en el formulario qué días le convienen. Le propondremos una hora en menos de 24 horas.',
  'siteContact.calendar': 'Calendario de citas',
  'siteContact.showCalendar': 'Mostrar el calendario',
  'siteContact.calendarSource': 'El calendario se carga desde {site}.',
  'siteContact.openCalendar': 'Abrir el calendario en otra pestaña',
  // Contact form
  'siteContact.sendMessageTitle': 'Envíenos un mensaje',
  'siteContact.replyTime': 'Respondemos en menos de 24 horas.',
  'siteContact.schoolOrOrganization': 'Escuela u organización',
  'siteContact.send': 'Enviar mensaje',
  'siteContact.needsJavascript': 'Necesita JavaScript para enviar este formulario.',
  'siteContact.fieldsRequired': 'Llene todos los campos obligatorios',
  'siteContact.tooLong': 'Acorte su texto',
  'siteContact.sentTitle': '¡Mensaje enviado!',
  'siteContact.sentText': 'Gracias por escribirnos. Le responderemos en menos de 24 horas.',
  'siteContact.sentStatus': 'Recibimos su mensaje. Le responderemos en menos de 24 horas.',
  'siteContact.failedTitle': 'No se pudo enviar el mensaje',
  'siteContact.failedText': 'Hubo un error al enviar su mensaje. Inténtelo de nuevo o escríbanos directamente.',
  'siteContact.failedReason': 'No pudimos enviar su mensaje.',
  'siteContact.failedStatus': '{reason} Su texto sigue aquí.',
  // Newsletter form
  'siteContact.newsletter': 'Boletín',
  'siteContact.subscribe': 'Suscribirse',
  'siteContact.subscribing': 'Suscribiendo...',
  'siteContact.subscribingNeedsJavascript': 'Necesita JavaScript para suscribirse.',
  'siteContact.checkInbox':
    'Revise su bandeja de entrada en {email}. Su suscripción comienza cuando la confirme con el enlace de nuestro correo.',
  'siteContact.cannotConfirm':
    'Este sitio todavía no puede enviar correos electrónicos, así que usted no puede confirmar su suscripción. Guardamos {email} sin confirmar y no le enviaremos nada.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
