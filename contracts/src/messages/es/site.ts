import type { site as english } from '../en/site.js';

export const site = {
  // Titles, descriptions for search engines, errors on several pages
  'site.pageTitle': '{title} · HourTrail',
  'site.shareImage': 'HourTrail: cada hora de voluntariado con su historial',
  'site.serverUnreachable': 'No pudimos conectarnos con el servidor. Revise su conexión e inténtelo de nuevo.',
  'site.sending': 'Enviando...',
  // Links and buttons on several pages
  'site.startFreeTrial': 'Comenzar prueba gratis',
  'site.getStarted': 'Empezar',
  'site.scheduleCall': 'Programar una llamada',
  'site.seeDemo': 'Ver una demostración',
  'site.contactUs': 'Ponerse en contacto',
  'site.getSupport': 'Obtener ayuda',
  'site.logInOrSignUp': 'Iniciar sesión o registrarse',
  'site.readAccessibilityStatement': 'Leer la declaración de accesibilidad',
  'site.readApiDocs': 'Leer la documentación de la API',
  'site.emailUs': 'Escríbanos a:',
  'site.callUs': 'Llámenos al:',
  // Trial banner
  'site.freeTrial': 'Prueba gratis',
  'site.trialOffer': 'Pruebe HourTrail gratis por 30 días. Acceso completo, sin tarjeta de crédito.',
  // Header and menu
  'site.mainNavigation': 'Principal',
  'site.home': 'Inicio',
  'site.features': 'Funciones',
  'site.pricing': 'Precios',
  'site.faq': 'Preguntas frecuentes',
  'site.contact': 'Contacto',
  'site.dashboard': 'Panel',
  'site.login': 'Iniciar sesión',
  'site.menu': 'Menú',
  'site.closeMenu': 'Cerrar menú',
  // Footer
  'site.tagline': 'Cada hora de voluntariado con su historial: quién la registró, quién la verificó y quién la aprobó.',
  'site.bookDemo': 'Reservar una demostración',
  'site.watchVideo': 'Ver el video',
  'site.socialMedia': 'HourTrail en las redes sociales',
  'site.onSocialSite': 'HourTrail en {site}',
  'site.products': 'Productos',
  'site.howItWorks': 'Cómo funciona',
  'site.logIn': 'Iniciar sesión',
  'site.company': 'Empresa',
  'site.about': 'Acerca de',
  'site.blog': 'Blog',
  'site.support': 'Ayuda',
  'site.legal': 'Legal',
  'site.privacy': 'Privacidad',
  'site.termsOfService': 'Términos del servicio',
  'site.dataSecurity': 'Seguridad de los datos',
  'site.developers': 'Desarrolladores',
  'site.example': 'Ejemplo',
  'site.accessibility': 'Accesibilidad',
  'site.copyright': '© HourTrail',
  'site.scrollToTop': 'Volver arriba',
  // Password fields
  'site.showPassword': 'Mostrar',
  'site.hidePassword': 'Ocultar',
  // Labels of notes on legal pages, as the Markdown files have them
  'site.schoolDecides': 'Lo decide su escuela',
  'site.operatorSets': 'Lo define quien administra el servidor',
  // Screenshots, described for people who can’t see them
  'site.trailShot':
    'El historial de un registro aprobado: enviado por Jordan Alvarez, estudiante; verificado por Ellen Hargrove, verificadora; aprobado por Marcus Bell, maestro. Cada paso muestra su fecha, hora y estado.',
  'site.approvalsShot':
    'El panel de aprobación del personal docente: una lista de registros con estudiante, organización, fecha, horas, estado y días de espera. Hay tres registros seleccionados y una barra para aprobarlos o rechazarlos.',
  'site.reviewShot':
    'El cuadro de diálogo donde quien coordina verifica un registro: horas, comentarios y los botones para verificar o rechazar.',
  'site.reportsShot':
    'Gráficas de barras de las horas aprobadas y en espera por grado, y de qué tan cerca están los estudiantes de la meta.',
  'site.opportunitiesShot':
    'Tarjetas de oportunidades de voluntariado con fecha, hora, ubicación y lugares disponibles. Una está llena y ofrece su lista de espera.',
  'site.studentShot':
    'El panel de un estudiante en un teléfono: el avance hacia la meta de 50 horas y las cifras de horas aprobadas y pendientes.',
  'site.logShot':
    'El formulario para registrar horas: organización, descripción, fecha, horas, horario y quién verifica.',
  'site.waitingShot':
    'El registro pendiente de un estudiante: su estado, a quién espera y desde cuándo, sus detalles y lo que pasó hasta ahora.',
  'site.familyShot':
    'El panel de una madre con un hijo seleccionado: el avance hacia la meta y las cifras de horas aprobadas y pendientes.',
  // Parts of screens beside articles
  'site.queueShot':
    'Registros que esperan una decisión, cada uno con su estudiante, organización, fecha, horas y días de espera.',
  'site.rulesShot': 'Las reglas de una escuela, con su política de aprobación y su meta de horas.',
  'site.stepsShot':
    'Los primeros pasos de un registro: enviado por un estudiante y después verificado por quien coordina, cada uno con su hora.',
  'site.spotsShot': 'Una oportunidad de voluntariado con su fecha, hora, ubicación y lugares disponibles.',
  'site.eventsShot': 'La lista de eventos de una auditora: qué pasó con qué registro, cuándo y quién lo hizo.',
  'site.badgesShot': 'Los logros de un estudiante, con las horas alcanzadas y las que pide cada insignia.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
