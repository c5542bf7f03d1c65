import type { reports as english } from '../en/reports.js';

export const reports = {
  // Dashboard of a student or parent: new badge
  'reports.youEarned': 'Obtuvo {badges}',
  'reports.howBadgesWork': 'Los logros se obtienen con las horas aprobadas.',

  // Dashboard: goal
  'reports.schoolCommitments': 'Compromisos con la escuela',
  'reports.yourGoalProgress': 'Avance hacia su meta',
  'reports.childGoalProgress': 'Avance de {firstName} hacia la meta',
  'reports.goalApproved':
    '{approved} de {goal, plural, one {# hora} other {# horas}} {by, select, rules {contadas} other {aprobadas}}',
  'reports.goalApprovedAndWaiting':
    '{approved} de {goal, plural, one {# hora} other {# horas}} {by, select, rules {contadas} other {aprobadas}}; {waiting} en espera',
  'reports.childGoalApproved':
    '{firstName}: {approved} de {goal, plural, one {# hora} other {# horas}} {by, select, rules {contadas} other {aprobadas}}',
  'reports.childGoalApprovedAndWaiting':
    '{firstName}: {approved} de {goal, plural, one {# hora} other {# horas}} {by, select, rules {contadas} other {aprobadas}}; {waiting} en espera',
  'reports.toGo': '{left, plural, one {Falta # hora.} other {Faltan # horas.}}',
  'reports.toGoWithWaiting':
    '{left, plural, one {Falta # hora.} other {Faltan # horas.}} Las horas en espera cuentan cuando se aprueban.',
  'reports.toGoEnoughWaiting':
    '{left, plural, one {Falta # hora.} other {Faltan # horas.}} Las horas en espera bastarán cuando se aprueben.',
  'reports.goalReached': 'Ya están aprobadas todas las horas que pide la escuela.',

  // Dashboard and My Hours: cards
  'reports.totalHours': 'Total de horas',
  'reports.shareOfYourGoal':
    '{approved}% {by, select, rules {contado} other {aprobado}} de su meta de {goal, plural, one {# hora} other {# horas}}',
  'reports.shareOfYourGoalWithWaiting':
    '{approved}% {by, select, rules {contado} other {aprobado}} de su meta de {goal, plural, one {# hora} other {# horas}}, {total}% con las horas en espera',
  'reports.shareOfChildGoal':
    '{approved}% {by, select, rules {contado} other {aprobado}} de la meta de {goal, plural, one {# hora} other {# horas}}',
  'reports.shareOfChildGoalWithWaiting':
    '{approved}% {by, select, rules {contado} other {aprobado}} de la meta de {goal, plural, one {# hora} other {# horas}}, {total}% con las horas en espera',
  'reports.final': 'Definitivas',
  'reports.waitingForReview': 'En espera de verificación o aprobación',
  'reports.eventsJoined': 'Eventos con inscripción',
  'reports.yourSignUps': 'Sus inscripciones, también las pasadas',
  'reports.childSignUps': 'Inscripciones, también las pasadas',

  // Dashboard and My Hours: achievements
  'reports.achievements': 'Logros',
  'reports.earned': 'Obtenido',
  'reports.earnedPending': 'Obtenido, pendiente de aprobación',
  'reports.badgeHours': '{approved} de {required} aprobadas',
  'reports.badgeHoursWithWaiting': '{approved} de {required} aprobadas, {waiting} en espera',

  // Dashboard of a reviewer: what needs review
  'reports.queueEmpty': 'No tiene nada por revisar',
  'reports.queueOfOne': 'Tiene 1 registro por revisar',
  'reports.queueOf': 'Tiene {total} registros por revisar',
  'reports.lateEntries': '{count, number} en espera desde hace más de 7 días',
  'reports.decidedByOnePerson': '{total} con decisión de una sola persona',

  // Dashboard of a verifier: cards
  'reports.pendingVerification': 'Verificación pendiente',
  'reports.assignedToYou': 'Asignados a usted',
  'reports.totalVerified': 'Total de verificados',
  'reports.decided': 'Con decisión',
  'reports.decidedAndRejected': 'Con decisión; {rejected} rechazados',
  'reports.hoursToVerify': 'Horas por verificar',
  'reports.hoursInYourQueue': 'En los registros que debe revisar',
  'reports.activeStudents': 'Estudiantes activos',
  'reports.studentsAssigned': 'Con registros asignados a usted',

  // Dashboard of a teacher or administrator: cards
  'reports.totalOfSchool': 'En espera y aprobadas, de estudiantes y familias',
  'reports.totalAssignedToYou': 'En espera y aprobadas, de los registros asignados a usted',
  'reports.verifiedOrApproved': 'También los ya aprobados',
  'reports.pendingReview': 'Revisión pendiente',
  'reports.totalStudents': 'Total de estudiantes',
  'reports.withHoursLogged': 'Con horas registradas',

  // Dashboard of a reviewer: the last 30 days
  'reports.last30Days': 'Los últimos 30 días',
  'reports.loadingStatistics': 'Cargando las estadísticas',
  'reports.statisticsFailed': 'No pudimos cargar las estadísticas',
  'reports.nothingIn30Days': 'No hubo actividad en los últimos 30 días',
  'reports.statisticsComeHere': 'Aquí verá un resumen de las horas enviadas y de las decisiones.',
  'reports.approvedInEntries': 'en {count, plural, one {# registro} other {# registros}}',
  'reports.decidedByYou': 'Decididos por usted',
  'reports.entries': '{count, plural, one {# registro} other {# registros}}',
  'reports.verifiedOrRejected': 'verificados o rechazados',
  'reports.approvedOrRejected': 'aprobados o rechazados',
  'reports.timeToDecision': 'Tiempo hasta la decisión',
  'reports.lessThanADay': 'Menos de un día',
  'reports.days': '{days, plural, one {# día} other {# días}}',
  'reports.halfDecidedInThisTime': 'la mitad de los registros se decidió en este tiempo',
  'reports.nothingDecided': 'no se decidió nada',
  'reports.verifiedFirst': 'Verificados antes',
  'reports.verifiedOfApproved': '{verified, number} de {approved, number}',
  'reports.approvedEntries': 'registros aprobados',
  'reports.nothingApproved': 'no se aprobó nada',
  'reports.turnedDown': 'no aceptados',
  'reports.volunteers': 'Voluntarios',
  'reports.people': '{count, plural, one {# persona} other {# personas}}',
  'reports.submittedHours': 'enviaron horas',

  // Dashboard of a super-admin: cards
  'reports.totalUsers': 'Total de usuarios',
  'reports.activeUsers': '{count, plural, one {# activo} other {# activos}}',
  'reports.organizations': 'Organizaciones',
  'reports.schoolsAndNewSchool': 'Escuelas, incluida New School',
  'reports.hoursWaiting': '{hours} de ellas en espera',
  'reports.approvedHours': 'Horas aprobadas',

  // Dashboard of a super-admin: System Statistics
  'reports.systemStatistics': 'Estadísticas del sistema',
  'reports.figuresFailed': 'No pudimos cargar las estadísticas',
  'reports.activeParents': 'Padres y madres activos',
  'reports.teachersAndAdmins': 'Personal docente y administración',
  'reports.verifiers': 'Verificadores',

  // Dashboard of a super-admin: Recent System Activity
  'reports.recentActivity': 'Actividad reciente del sistema',
  'reports.loadingActivity': 'Cargando la actividad',
  'reports.activityFailed': 'No pudimos cargar la actividad',
  'reports.noActivityYet': 'Todavía no hay actividad',
  'reports.activityComesHere': 'Aquí verá lo que se hace en el sistema, de lo más reciente a lo más antiguo.',

  // School of an export
  'reports.chooseSchool': 'Elija una escuela.',

  // Reports: day
  'reports.asOf': 'Fecha de corte',
  'reports.schoolYearEnd': 'Fin de un año escolar',
  'reports.today': 'Hoy',
  'reports.anotherDay': 'Otro día',
  'reports.endOfYear': 'Fin de {year}',
  'reports.figuresOfDay':
    'Estas cifras corresponden al final del {date}. Las listas de registros siempre muestran los registros actuales. <button>Ver las de hoy</button>',
  'reports.dayInFuture': 'Esta fecha está en el futuro; por eso ve las cifras de hoy.',
  'reports.printTitle': '{school}: horas de voluntariado al {date}',

  // Reports: charts
  'reports.charts': 'Gráficas',
  'reports.loadingCharts': 'Cargando las gráficas',
  'reports.chartsFailed': 'No pudimos cargar las gráficas',
  'reports.nothingToReportYet': 'Todavía no hay nada que informar',
  'reports.chartsComeHere':
    'Cuando su escuela tenga estudiantes, aquí verá las horas por mes, las horas por grado y cuánto les falta a los estudiantes para llegar a la meta.',
  'reports.importPeople': 'Importar personas',
  'reports.nothingToReportOnDay': 'Ese día no había nada que informar',
  'reports.viewAsTable': 'Ver como tabla',
  'reports.barApproved': '{hours}<hidden> aprobadas</hidden>',
  'reports.barWaiting': '{hours}<hidden> en espera</hidden>',
  'reports.legendWaiting': '+ en espera',
  'reports.noStudents': 'Todavía no hay estudiantes.',

  // Reports: hours by month
  'reports.hoursByMonth': 'Horas por mes',
  'reports.byDayOfService': 'De agosto a julio. Las horas cuentan en el mes en que se hicieron.',
  'reports.noHours': 'No hay horas este año escolar.',
  'reports.month': 'Mes',
  'reports.approved': 'Aprobadas',
  'reports.counted': 'Cuentan',
  'reports.pending': 'Pendientes',

  // Reports: hours by grade
  'reports.hoursByClass': 'Horas por clase',
  'reports.inTwoClasses': 'Un estudiante que está en dos clases cuenta en ambas.',
  'reports.pickClass': 'Elija una clase para ver abajo a sus estudiantes.',
  'reports.hoursByGrade': 'Horas por grado',
  'reports.pickGrade': 'Elija un grado para ver abajo a sus estudiantes.',
  'reports.grade': 'Grado',
  'reports.gradeNumber': 'Grado {grade}',
  'reports.leftOrInactive': 'Fuera de la escuela, inactivos o con otro rol',
  'reports.noGrade': 'Sin grado',

  // Reports: progress to the goal
  'reports.progressToGoal': 'Avance hacia la meta',
  'reports.progressChart':
    '{students, plural, one {# estudiante} other {# estudiantes}} según sus horas que cuentan. La meta es de {goal, plural, one {# hora} other {# horas}} por estudiante. Elija una barra para ver abajo a sus estudiantes.',
  'reports.ownProgressChart':
    '{students, plural, one {# estudiante} other {# estudiantes}} según sus horas que cuentan, cada uno hacia su propia meta. Elija una barra para ver abajo a sus estudiantes.',
  'reports.partOfGoal': 'Parte de la meta',

  // Reports: at risk
  'reports.atRisk': 'En riesgo',
  'reports.studentsBehind':
    '{behind, plural, one {# de {students, plural, one {# estudiante} other {# estudiantes}} va por debajo de un ritmo constante hacia la meta.} other {# de {students, plural, one {# estudiante} other {# estudiantes}} van por debajo de un ritmo constante hacia la meta.}} Solo cuentan las horas aprobadas y los días desde que cada estudiante se incorporó.',
  'reports.studentsBehindMost':
    '{behind, number} de {students, number} estudiantes van por debajo de un ritmo constante hacia la meta. Solo cuentan las horas aprobadas y los días desde que cada estudiante se incorporó. Los {listed, number} con más atraso:',
  'reports.nobodyBehind': 'Ningún estudiante va por debajo de un ritmo constante hacia la meta.',
  'reports.expectedByNow': 'Esperadas a la fecha',
  'reports.barOfExpected': '{hours}<hidden> que cuentan</hidden> de {expected}<hidden> esperadas a la fecha</hidden>',
  'reports.listAllBehind': '{count, plural, one {Ver a # estudiante abajo} other {Ver a los # estudiantes abajo}}',

  // Dashboard of teachers and admins: progress toward the goal
  'reports.progressFailed': 'No pudimos cargar el avance de sus estudiantes',
  'reports.goalReachedBy':
    '{reached, number} de {students, plural, one {# estudiante} other {# estudiantes}} {reached, plural, one {alcanzó} other {alcanzaron}} la meta de {goal, plural, one {# hora} other {# horas}}',
  'reports.ownGoalReachedBy':
    '{reached, number} de {students, plural, one {# estudiante} other {# estudiantes}} {reached, plural, one {alcanzó} other {alcanzaron}} su propia meta',
  'reports.approvedOfExpected': '{approved} aprobadas de {expected} esperadas a la fecha',
  'reports.countedOfExpected': 'Cuentan {counted} de {expected} esperadas a la fecha · {approved} aprobadas',
  'reports.hoursWaitingToo': '{waiting} en espera',
  'reports.allBehind': 'Ver a los {count, number} con atraso',

  // Student Reports
  'reports.studentReports': 'Informes de estudiantes',
  'reports.searchStudents': 'Buscar estudiantes por nombre o correo electrónico',
  'reports.allGrades': 'Todos los grados',
  'reports.anyProgress': 'Cualquier avance',
  'reports.loadingStudents': 'Cargando la lista de estudiantes',
  'reports.studentsFailed': 'No pudimos cargar la lista de estudiantes',
  'reports.noStudentsYet': 'Todavía no hay estudiantes',
  'reports.noStudentsOnDay': 'Ese día no había estudiantes',
  'reports.noStudentsMatch': 'Ningún estudiante coincide con {filters}',

  // Parent Reports
  'reports.parentReports': 'Informes de padres y madres',
  'reports.searchParents': 'Buscar padres y madres por nombre o correo electrónico',
  'reports.loadingParents': 'Cargando la lista de padres y madres',
  'reports.parentsFailed': 'No pudimos cargar la lista de padres y madres',
  'reports.noParentsYet': 'Todavía no hay padres ni madres',
  'reports.noParentsOnDay': 'Ese día no había padres ni madres',
  'reports.noParentsMatch': 'Ningún padre o madre coincide con {filters}',

  // Student Reports and Parent Reports
  'reports.searchCovers': 'La búsqueda revisa nombres y correos electrónicos.',
  'reports.exportReport': 'Exportar informe',
  'reports.goal': 'Meta',
  'reports.missingInCategories': 'faltan {hours, number} h en categorías',
  'reports.hoursCountOfGoal': '{counted, plural, one {Cuenta # hora} other {Cuentan # horas}} de {goal, number}',
  'reports.missingInCategory': '{hours, plural, one {falta # hora de {name}} other {faltan # horas de {name}}}',
  'reports.countedOfGoal': '{counted, plural, one {Cuenta #} other {Cuentan #}} de {goal} h',
  'reports.percentOfGoal': '{percent, number}% de {goal} h',
  'reports.byGradeAndHours': 'Por grado y horas',
  'reports.byHours': 'Por horas',
  'reports.totalHoursColumn': 'Total de horas',
  'reports.lastActivity': 'Última actividad',
  'reports.lastActivityOn': 'Última actividad: {date}',
  'reports.noLastActivity': 'Sin actividad todavía',
  'reports.noneYet': 'Ninguna todavía',
  'reports.noGradeLevel': 'Sin grado',
  'reports.amountApproved': '{hours} aprobadas',
  'reports.pendingAndTotal': '{pending} pendientes, {total} en total',
  'reports.viewDetails': 'Ver detalles',

  // Saved filters of the reports
  'reports.savedFiltersHint': 'Guarde lo que consulta a menudo, como los estudiantes de un grado que van atrasados.',
  'reports.onDay': 'al {date}',
  'reports.studentsNamed': 'estudiantes “{search}”',
  'reports.parentsNamed': 'padres y madres “{search}”',
  'reports.studentsSorted': 'estudiantes por {column}',
  'reports.parentsSorted': 'padres y madres por {column}',
  'reports.chartsAsTables': '{count, plural, one {# gráfico} other {# gráficos}} como tabla',

  // Scheduled reports
  'reports.schedule': 'Programar',
  'reports.schedules': 'Informes programados',
  'reports.schedulesText': 'Cada informe se envía por correo electrónico desde las 7:00 de la mañana de su escuela.',
  'reports.noSchedules': 'Todavía no hay informes programados',
  'reports.noSchedulesHint':
    'Envíe el informe de horas por correo electrónico al personal docente y administrativo cada semana, cada mes o después de cada año escolar.',
  'reports.loadingSchedules': 'Cargando los informes programados',
  'reports.schedulesNotLoaded': 'No pudimos cargar los informes programados',
  'reports.addSchedule': 'Programar informe',
  'reports.addingSchedule': 'Programando…',
  'reports.editSchedule': 'Editar informe programado',
  'reports.editScheduleNamed': 'Editar: {schedule}',
  'reports.deleteScheduleNamed': 'Eliminar: {schedule}',
  'reports.everyWeekday': 'Cada {day}',
  'reports.everyMonth': 'El primer día de cada mes',
  'reports.everyYear': 'El día después de que termina cada año escolar',
  'reports.everyWeek': 'Cada semana',
  'reports.asPdf': 'PDF',
  'reports.asWorkbook': 'Excel',
  'reports.nextOn': 'Próximo: {date}',
  'reports.noYearEnds': 'No termina ningún año escolar a partir de hoy',
  'reports.noRecipients': 'Ahora nadie lo recibe',
  'reports.recipientUnconfirmed': '{name} (correo sin confirmar)',
  'reports.addRecipient': 'Agregar personal docente o administrativo',
  'reports.mailIsOff': 'Este servidor todavía no envía correos electrónicos, así que no llegará ningún informe.',
  'reports.scheduleChanged':
    'Otra persona cambió este informe programado mientras usted lo tenía abierto. Lo que usted cambió se conserva. Lo demás muestra lo más reciente. Guarde otra vez para aplicar sus cambios.',
  'reports.scheduleAdded': 'Informe programado',
  'reports.scheduleNotAdded': 'No se programó el informe',
  'reports.scheduleNotAddedError': 'No pudimos programar el informe. Inténtelo de nuevo.',
  'reports.scheduleSaved': 'Informe programado guardado',
  'reports.scheduleNotSaved': 'No se guardó el informe programado',
  'reports.scheduleNotSavedError': 'No pudimos guardar el informe programado. Inténtelo de nuevo.',
  'reports.deleteSchedule': 'Eliminar informe programado',
  'reports.deletingSchedule': 'Eliminando…',
  'reports.deleteScheduleQuestion': '¿Eliminar este informe programado?',
  'reports.deleteScheduleDetail': '{schedule}: nadie lo recibirá más.',
  'reports.scheduleDeleted': 'Informe programado eliminado',
  'reports.scheduleNotDeleted': 'No se eliminó el informe programado',
  'reports.scheduleNotDeletedError': 'No pudimos eliminar el informe programado. Inténtelo de nuevo.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
