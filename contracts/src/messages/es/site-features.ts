import type { siteFeatures as english } from '../en/site-features.js';

export const siteFeatures = {
  // Features page: for search engines
  'siteFeatures.pageDescription':
    'Registro, verificación y aprobación de horas, oportunidades con lista de espera, asistencia, portal para familias, informes, exportaciones e importaciones.',
  'siteFeatures.pageKeywords':
    'funciones para llevar horas de voluntariado, proceso de verificación, oportunidades de voluntariado, portal para familias, informes',
  // Features page: top and end
  'siteFeatures.title': 'Todo lo que hay entre el voluntariado y el crédito',
  'siteFeatures.intro':
    'Estudiantes y familias registran horas, quienes coordinan las verifican, y la escuela aprueba e informa. Esto es lo que hace HourTrail.',
  'siteFeatures.scheduleDemo': 'Programar una demostración',
  'siteFeatures.trialTitle': 'Véalo con sus propias reglas',
  'siteFeatures.trialText':
    'Díganos su meta y su política. Configuraremos una escuela que funcione así, gratis por 30 días.',
  'siteFeatures.getStartedToday': 'Empezar hoy',
  // Features page: Professional
  'siteFeatures.professional': 'Professional',
  'siteFeatures.professionalText': 'Lo que una escuela necesita para reunir horas, revisarlas y otorgar crédito.',
  'siteFeatures.logging': 'Registro de horas',
  'siteFeatures.loggingText':
    'De media en media hora, hasta 24 horas. Guarde un borrador o envíelo para verificación. El borrador es privado hasta que se envía.',
  'siteFeatures.verification': 'Verificación y aprobación',
  'siteFeatures.verificationText':
    'Quienes coordinan verifican; el personal docente y la administración aprueban. Con la política estricta, un registro no se puede aprobar sin verificarlo antes.',
  'siteFeatures.trail': 'El historial',
  'siteFeatures.trailText':
    'Cada registro muestra todos los pasos: quién, cuándo, antes y después, y el comentario que lo acompañó.',
  'siteFeatures.opportunities': 'Oportunidades de voluntariado',
  'siteFeatures.opportunitiesText':
    'Publique eventos para estudiantes, para familias o para ambos. Repítalos cada semana, cópielos o cancélelos con un aviso.',
  'siteFeatures.spots': 'Lugares exactos y listas de espera',
  'siteFeatures.spotsText':
    'Diez lugares son diez lugares, aunque cien personas se inscriban al mismo tiempo. La lista de espera avanza sola.',
  'siteFeatures.attendance': 'Asistencia',
  'siteFeatures.attendanceText':
    'Use una lista, un código de seis caracteres o un código QR en la pared. La asistencia se convierte en horas.',
  'siteFeatures.parentPortal': 'Portal para familias',
  'siteFeatures.parentPortalText':
    'Las madres y los padres registran sus propias horas y siguen las de sus hijos. El personal confirma cada vínculo familiar.',
  'siteFeatures.badges': 'Logros',
  'siteFeatures.badgesText':
    'Los estudiantes obtienen logros a las 25, 50 y 100 horas aprobadas; las madres y los padres, a las 20, 40 y 75.',
  'siteFeatures.notifications': 'Notificaciones',
  'siteFeatures.notificationsText':
    'Quien tiene HourTrail abierto ve en menos de un minuto lo que se verificó, se aprobó, se rechazó, cambió de fecha o se canceló.',
  // Features page: Additional Professional
  'siteFeatures.additional': 'Más en Professional',
  'siteFeatures.additionalText':
    'Herramientas que salvan la tarde del viernes de quien coordina. Incluidas en toda suscripción Professional.',
  'siteFeatures.review': 'Revise muchos a la vez',
  'siteFeatures.reviewText':
    'Seleccione, apruebe, deshaga. Puede guardar filtros, y cada paso tiene un atajo de teclado.',
  'siteFeatures.signals': 'Avisos de revisión',
  'siteFeatures.signalsText':
    'Quien revisa recibe un aviso sobre registros que se superponen, textos repetidos, días muy largos y envíos tardíos. Los avisos no bloquean nada.',
  'siteFeatures.reports': 'Informes y análisis',
  'siteFeatures.reportsText': 'Por estudiante, grado y mes, en relación con la meta, y a cualquier día anterior.',
  'siteFeatures.exports': 'Exportaciones',
  'siteFeatures.exportsText':
    'Usuarios, horas, informes y oportunidades en CSV, Excel o PDF. Cada exportación queda registrada.',
  'siteFeatures.imports': 'Importaciones',
  'siteFeatures.importsText':
    'Traiga personas, horas y oportunidades desde archivos CSV. Vea primero todos los errores. Después puede deshacer la importación completa.',
  'siteFeatures.accessible': 'Pantallas accesibles',
  'siteFeatures.accessibleText': 'Hechas para usarse con teclado y lectores de pantalla, en modo claro y oscuro.',
  // Features page: Enterprise
  'siteFeatures.enterprise': 'Enterprise',
  'siteFeatures.enterpriseText': 'Para distritos, grupos de escuelas y escuelas con sus propios servidores.',
  'siteFeatures.manySchools': 'Muchas escuelas, un solo sistema',
  'siteFeatures.manySchoolsText':
    'Cada escuela tiene sus propias personas, reglas, zona horaria y registro de auditoría. Solo la superadministración puede ver varias escuelas.',
  'siteFeatures.administration': 'Administración del sistema',
  'siteFeatures.administrationText':
    'La superadministración abre y cierra escuelas y administra personas en todas partes. Lo que hace en una escuela queda en el registro de auditoría de esa escuela.',
  'siteFeatures.rules': 'Reglas para cada escuela',
  'siteFeatures.rulesText':
    'Política de aprobación, meta de horas y qué antigüedad puede tener un registro. Defina los valores predeterminados una sola vez para todas las escuelas nuevas.',
  'siteFeatures.google': 'Iniciar sesión con Google',
  'siteFeatures.googleText': 'O con su propio proveedor de OpenID Connect. Se configura al instalar HourTrail.',
  'siteFeatures.ownServer': 'Su servidor, su base de datos',
  'siteFeatures.ownServerText':
    'Use HourTrail en sus propios equipos con su propia base de datos PostgreSQL. Las claves que sellan y firman el registro de auditoría se quedan con usted.',
  'siteFeatures.evidence': 'Evidencia para quienes revisan',
  'siteFeatures.evidenceText':
    'Quienes auditan tienen sus propias pantallas: búsqueda, muestras que se pueden repetir y el registro de quién vio qué. La evidencia incluye su propia comprobación, que funciona sin conexión.',
  'siteFeatures.api': 'Una API documentada',
  'siteFeatures.apiText': 'Todo lo que hacen las pantallas pasa por una sola API.',
  'siteFeatures.moves': 'Cambios de escuela',
  'siteFeatures.movesText':
    'Cuando un estudiante cambia de escuela, las horas con decisión se quedan en la escuela que las decidió. El estudiante las sigue viendo.',
  'siteFeatures.rebuild': 'Datos reconstruidos desde el registro de auditoría',
  'siteFeatures.rebuildText':
    'Un solo comando puede reconstruir todos los registros y totales a partir del registro de auditoría.',
  'siteFeatures.terms': 'Condiciones a su medida',
  'siteFeatures.termsText': 'Precio a la medida, acordado con su distrito antes de empezar.',
  // How it works: for search engines
  'siteFeatures.howDescription':
    'Tres pasos: los estudiantes registran horas, quienes coordinan verifican, la escuela aprueba y todos siguen el avance.',
  'siteFeatures.howKeywords':
    'cómo se llevan las horas de voluntariado, registrar horas, verificar horas, seguir el avance',
  // How it works: three steps
  'siteFeatures.howTitle': 'Tres pasos del voluntariado al crédito',
  'siteFeatures.howIntro':
    'Nadie tiene que imprimir, firmar, escanear ni volver a escribir nada. Así avanza un registro de principio a fin.',
  'siteFeatures.stepLog': 'Los estudiantes registran horas',
  'siteFeatures.stepLogText':
    'El estudiante abre HourTrail en un teléfono, elige “Registrar horas” y llena un solo formulario: la organización, el día, el horario, una breve descripción y la persona que puede confirmarlo.',
  'siteFeatures.stepLogDraft': 'Con “Guardar borrador” sigue siendo privado. Con “Enviar para verificación” lo envía.',
  'siteFeatures.stepLogEvent': 'Las horas de un evento publicado ya vienen completas en el formulario.',
  'siteFeatures.stepLogParents': 'Las madres y los padres registran sus propias horas de la misma manera.',
  'siteFeatures.stepVerify': 'Quienes coordinan verifican y la escuela aprueba',
  'siteFeatures.stepVerifyText':
    'Quien coordina ve solo los registros que llevan su nombre. Confirma, reduce o rechaza las horas. Después, el personal docente o la administración aprueba, y las horas cuentan.',
  'siteFeatures.stepVerifyTwoPeople': 'Dos personas distintas hacen las dos revisiones.',
  'siteFeatures.stepVerifyRejection':
    'Todo rechazo lleva un comentario. El estudiante puede corregir el registro y enviarlo de nuevo.',
  'siteFeatures.stepVerifyPolicy': 'Su escuela decide si la verificación siempre debe ir primero.',
  'siteFeatures.stepTrack': 'Todos siguen el avance',
  'siteFeatures.stepTrackText':
    'Estudiantes y familias ven las horas aprobadas y en espera en relación con la meta. El personal ve toda la escuela: por grado, por mes y quién necesita un recordatorio antes de la primavera.',
  'siteFeatures.stepTrackBadges': 'Los logros marcan las 25, 50 y 100 horas.',
  'siteFeatures.stepTrackNumbers': 'Cada cifra abre los registros que la forman.',
  'siteFeatures.stepTrackReports': 'Descargue informes en Excel, PDF o CSV.',
  'siteFeatures.hoursByGrade': 'Horas por grado en nuestra escuela de demostración',
  // How it works: key features and end
  'siteFeatures.keyFeatures': 'Funciones principales',
  'siteFeatures.keyTrail': 'Un historial en cada registro',
  'siteFeatures.keyTrailText': 'Cada paso muestra quién lo dio, cuándo y qué cambió.',
  'siteFeatures.keyReview': 'Revisión en bloque',
  'siteFeatures.keyReviewText': 'Apruebe una página de registros a la vez, con diez segundos para deshacer.',
  'siteFeatures.keySpotsText': 'Lugares exactos, listas de espera y un calendario para cada persona.',
  'siteFeatures.keyAttendanceText': 'Con una lista, un código o un código QR. Se convierte en horas.',
  'siteFeatures.keyFamilies': 'Familias',
  'siteFeatures.keyFamiliesText': 'Las familias siguen las horas de cada hijo cuando el personal confirma el vínculo.',
  'siteFeatures.keyReports': 'Informes',
  'siteFeatures.keyReportsText': 'Por grado, mes y estudiante, al día de hoy o a cualquier día anterior.',
  'siteFeatures.ownRulesTitle': 'Vea sus propias reglas en acción',
  'siteFeatures.ownRulesText': 'Le mostraremos los tres pasos con su meta y su política.',
  'siteFeatures.seePricing': 'Ver los precios',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
