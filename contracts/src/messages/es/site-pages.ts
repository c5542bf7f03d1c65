import type { sitePages as english } from '../en/site-pages.js';

export const sitePages = {
  // About page
  'sitePages.aboutUs': 'Acerca de nosotros',
  'sitePages.aboutDescription':
    'Por qué una pequeña empresa de software de EE. UU. hace HourTrail, qué queremos que haga por las escuelas y qué valoramos.',
  'sitePages.aboutKeywords': 'acerca de HourTrail, misión, valores, empresa de software escolar',
  'sitePages.aboutTitle': 'Guardamos constancia del buen trabajo',
  'sitePages.aboutIntro':
    'HourTrail lo hace una pequeña empresa de software con sede en EE. UU. Hacemos una sola cosa: llevar las horas de voluntariado de las escuelas, y llevarlas bien.',
  'sitePages.storyTitle': 'Nuestra historia',
  'sitePages.storyPaper':
    'En muchas escuelas, las horas de voluntariado se llevan en papel. Un formulario sale, vuelve con una firma que nadie puede leer y termina en una carpeta. En la primavera, alguien pasa la carpeta a una hoja de cálculo. Una estudiante pregunta si sus horas contaron. Nadie está seguro.',
  'sitePages.storyProblem':
    'Las horas eran reales. El registro de esas horas no lo era. Ese es el problema que quisimos resolver.',
  'sitePages.storyRecord':
    'Por eso HourTrail comenzó con el registro. Cada registro tiene un historial: quién lo creó, quién lo verificó, quién lo aprobó, cuándo, y qué decía antes. El resto del producto creció a partir de ahí: oportunidades, asistencia, el portal para familias, informes.',
  'sitePages.missionTitle': 'Nuestra misión',
  'sitePages.mission':
    'Un estudiante que dedicó una tarde debería poder ver que contó. Una escuela que otorga crédito debería poder mostrar por qué. Creamos el registro en el que ambos pueden confiar.',
  'sitePages.valuesTitle': 'Lo que valoramos',
  'sitePages.truth': 'Decir la verdad',
  'sitePages.truthText': 'En la pantalla y en este sitio. Cuando no tenemos una certificación, lo decimos.',
  'sitePages.twoPeople': 'Dos personas, no una',
  'sitePages.twoPeopleText':
    'Dar crédito por horas es una decisión. Una buena decisión sobre una persona la toma alguien más.',
  'sitePages.time': 'Respetar el tiempo de las personas',
  'sitePages.timeText':
    'Un estudiante tiene cinco minutos entre clases. Quien coordina tiene la tarde del viernes. Contamos los clics.',
  'sitePages.forEveryone': 'Todos pueden usarlo',
  'sitePages.forEveryoneText': 'Con un teclado, con un lector de pantalla, en un teléfono viejo, en la oscuridad.',
  'sitePages.aboutContact': 'Escríbanos o reserve una llamada de 30 minutos. Respondemos en menos de 24 horas.',
  'sitePages.seeFeatures': 'Ver las funciones',
  // Blog
  'sitePages.blogDescription':
    'Artículos sobre horas de voluntariado para escuelas, organizaciones y familias: reglas, registros y cómo mantener la motivación de los estudiantes.',
  'sitePages.blogKeywords':
    'blog de horas de voluntariado, aprendizaje en servicio, buenas prácticas, estudiantes voluntarios',
  'sitePages.blogName': 'Blog de HourTrail',
  'sitePages.blogIntro': 'Cómo dar horas, contarlas y llevar un registro confiable.',
  'sitePages.categories': 'Categorías',
  'sitePages.bestPractices': 'Buenas prácticas',
  'sitePages.education': 'Educación',
  'sitePages.caseStudy': 'Estudio de caso',
  'sitePages.community': 'Comunidad',
  'sitePages.security': 'Seguridad',
  'sitePages.engagement': 'Participación',
  'sitePages.articleCount': '{count, plural, one {# artículo} other {# artículos}}',
  'sitePages.articleCountInCategory': '{count, plural, one {# artículo} other {# artículos}} en {category}',
  'sitePages.author': 'Por: {author}',
  'sitePages.readingTime': '{minutes} min de lectura',
  'sitePages.readMore': 'Leer más',
  'sitePages.readMoreAbout': 'Leer más sobre {title}',
  'sitePages.stayUpdated': 'Manténgase al día',
  'sitePages.newsletterIntro':
    'Artículos nuevos por correo electrónico y nada más. Primero debe confirmar su suscripción por correo electrónico. Cada envío trae un enlace para cancelarla.',
  // Article
  'sitePages.articleKeywords': 'horas de voluntariado, {category}',
  'sitePages.allArticles': 'Todos los artículos',
  'sitePages.readNext': 'Siga leyendo',
  // FAQ page
  'sitePages.questions': 'Preguntas y respuestas',
  'sitePages.faqDescription':
    'Cómo se verifican y aprueban las horas, quién las ve, cómo participan las familias, cómo funcionan las importaciones y cómo empieza una escuela a usar HourTrail.',
  'sitePages.faqKeywords':
    'preguntas sobre horas de voluntariado, preguntas frecuentes, verificación de horas, familias, importación',
  'sitePages.faqIntro': 'Lo que las escuelas, los estudiantes y las familias preguntan primero.',
  'sitePages.notAnswered': '¿No encontró su respuesta?',
  'sitePages.notAnsweredText': 'Pregúntenos. Respondemos en menos de 24 horas en días hábiles.',
  // Support page
  'sitePages.supportDescription':
    'Ayuda con HourTrail para estudiantes, familias y personal escolar. Respondemos en menos de 24 horas en días hábiles.',
  'sitePages.supportKeywords': 'ayuda de HourTrail, ayuda, olvidé mi contraseña, horas no aprobadas',
  'sitePages.supportTitle': '¿En qué podemos ayudarle?',
  'sitePages.supportIntro': 'Respondemos en menos de 24 horas en días hábiles.',
  'sitePages.supportFaq': 'Verificación, familias, importaciones y cómo empezar.',
  'sitePages.readFaq': 'Leer las preguntas frecuentes',
  'sitePages.supportEmail': 'Díganos qué quería hacer y qué pasó. Si vio un número de referencia, inclúyalo.',
  'sitePages.writeToUs': 'Escríbanos',
  'sitePages.supportContact': 'Mensaje o llamada',
  'sitePages.supportContactText': 'Envíe un mensaje o reserve una llamada de 30 minutos.',
  'sitePages.supportQuestions': 'Pruebe primero estas respuestas',
  // Legal pages
  'sitePages.onThisPage': 'En esta página',
  'sitePages.backToHome': 'Volver al inicio',
  // Page Not Found
  'sitePages.notFoundDescription': 'No encontramos esta página.',
  'sitePages.notFoundPageTitle': 'Página no encontrada · HourTrail',
  'sitePages.notFound': 'Página no encontrada',
  'sitePages.notFoundText':
    'No encontramos ninguna página en esta dirección. Quizás se escribió mal o la página se movió.',
  'sitePages.goHome': 'Ir a la página de inicio',
  'sitePages.getHelp': 'Obtener ayuda',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
