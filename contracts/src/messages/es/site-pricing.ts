import type { sitePricing as english } from '../en/site-pricing.js';

export const sitePricing = {
  // For search engines
  'sitePricing.pageDescription':
    'Professional de $500 a $3,500 al año según la matrícula; Enterprise para distritos. Incluye configuración y 12 meses de ayuda. Prueba gratis de 30 días.',
  'sitePricing.pageKeywords':
    'precio de software para horas de voluntariado, precio de software escolar, prueba gratis',
  'sitePricing.productName': 'HourTrail Professional',
  'sitePricing.productDescription': 'Horas de voluntariado para una escuela, con configuración y 12 meses de ayuda.',
  // Top
  'sitePricing.title': 'Un solo precio para toda la escuela',
  'sitePricing.intro':
    'Se paga por año, según la matrícula. El precio incluye la configuración y 12 meses de ayuda. Pruébelo antes por 30 días, sin tarjeta de crédito.',
  // Plans
  'sitePricing.professionalPrice': '$500 a $3,500',
  'sitePricing.professionalPer': 'al año, según la matrícula',
  'sitePricing.professionalText':
    'Una escuela, todas las personas que la forman y todas las funciones de Professional.',
  'sitePricing.professionalLogging': 'Registro, verificación y aprobación de horas, con historial',
  'sitePricing.professionalOpportunities': 'Oportunidades, listas de espera, asistencia',
  'sitePricing.professionalParents': 'Portal para familias y logros',
  'sitePricing.professionalReports': 'Informes, exportaciones e importaciones',
  'sitePricing.setupAndSupport': 'Configuración y 12 meses de ayuda',
  'sitePricing.watchVideos': 'Ver los videos',
  'sitePricing.enterprisePrice': 'A la medida',
  'sitePricing.enterprisePer': 'para distritos y grupos de escuelas',
  'sitePricing.enterpriseText': 'Muchas escuelas en un solo sistema, o HourTrail en sus propios servidores.',
  'sitePricing.enterpriseProfessional': 'Todo lo de Professional, para cada escuela',
  'sitePricing.enterpriseAdministration': 'Administración del sistema para todas las escuelas',
  'sitePricing.enterpriseLogIn': 'Inicio de sesión con Google o con su propio proveedor',
  'sitePricing.enterpriseServer': 'Su propio servidor y base de datos, si lo desea',
  'sitePricing.enterpriseMore': 'Ver qué agrega Enterprise',
  // Prices by size
  'sitePricing.sizesTitle': 'Professional, según el tamaño de su escuela',
  'sitePricing.enrollment': 'Matrícula',
  'sitePricing.perYear': 'Al año',
  'sitePricing.smallSchool': 'Escuela pequeña',
  'sitePricing.smallEnrollment': 'Hasta 250 estudiantes',
  'sitePricing.smallPrice': '$500',
  'sitePricing.mediumSchool': 'Escuela mediana',
  'sitePricing.mediumEnrollment': 'De 251 a 750 estudiantes',
  'sitePricing.mediumPrice': '$500 a $1,500',
  'sitePricing.largeSchool': 'Escuela grande',
  'sitePricing.largeEnrollment': '751 estudiantes o más',
  'sitePricing.largePrice': '$1,500 a $3,500',
  'sitePricing.sizesNote':
    'Todos los tamaños tienen todas las funciones de Professional e incluyen la configuración y 12 meses de ayuda.',
  // Questions and end
  'sitePricing.questionsTitle': 'Preguntas sobre el precio',
  'sitePricing.callTitle': 'Conozca su precio en una llamada',
  'sitePricing.callText': 'Toma 30 minutos. Traiga su número de estudiantes y sus preguntas.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
