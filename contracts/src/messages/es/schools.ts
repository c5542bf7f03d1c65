import type { schools as english } from '../en/schools.js';

export const schools = {
  // the list of schools
  'schools.schools': 'Escuelas',
  'schools.addOrganization': 'Agregar organización',
  'schools.searchByName': 'Buscar por nombre',
  'schools.loadingSchools': 'Cargando las escuelas',
  'schools.listFailed': 'No pudimos cargar las escuelas',
  'schools.noMatchFor': 'Ninguna escuela coincide con “{search}”',
  'schools.clearSearch': 'Borrar búsqueda',
  'schools.noSchoolsYet': 'Todavía no hay escuelas',
  'schools.addFirstSchool': 'Agregar la primera escuela',
  'schools.policy': 'Política',
  'schools.goal': 'Meta',
  'schools.hasCodeYes': 'Sí',
  'schools.hasCodeNo': 'No',
  'schools.policyAndGoal': 'Política: {policy}. Meta: {hours, plural, one {# hora} other {# horas}}.',
  'schools.hasJoinCode': 'Tiene código de la escuela',
  'schools.noJoinCode': 'Sin código de la escuela',

  // the form of a school
  'schools.addOrganizationTitle': 'Agregar organización',
  'schools.editOrganization': 'Editar organización',
  'schools.formFailed': 'No pudimos cargar el formulario',
  'schools.adding': 'Agregando...',
  'schools.newName': 'Nombre nuevo: {name}.',
  'schools.newDescription': 'Descripción nueva: “{description}”.',
  'schools.schoolChanged':
    'Otra persona cambió esta escuela mientras usted la tenía abierta. Lo que usted escribió se conserva. Lo demás muestra los datos más recientes. Guarde de nuevo para aplicar sus cambios.',
  'schools.newSchoolNameHint':
    'Toda persona que crea una cuenta comienza en New School; por eso conserva su nombre y permanece activa.',
  'schools.activeHint': 'Las personas de una escuela inactiva no pueden iniciar sesión. Sus registros se conservan.',
  'schools.timeZone': 'Zona horaria',
  'schools.timeZoneHint': 'Escriba una ciudad, como Chicago. Las fechas y horas de los registros usan su zona horaria.',
  'schools.approvalPolicy': 'Política de aprobación',
  'schools.standard': 'Estándar',
  'schools.standardDetail':
    'El personal docente o la administración puede aprobar un registro que nadie ha verificado.',
  'schools.strict': 'Estricta',
  'schools.strictDetail': 'Primero alguien verifica. Después, otra persona aprueba.',
  'schools.strictWithSupervisors':
    'Primero verifica alguien con cuenta, o quien supervisó sin tenerla. Después, otra persona aprueba.',
  'schools.acceptsSupervisors': 'Aceptar supervisores sin cuenta',
  'schools.acceptsSupervisorsHint':
    'Confirman las horas con un enlace en su correo, o en papel. Quien lea su correo puede responder por ellos.',
  'schools.hoursGoal': 'Meta de horas',
  'schools.hoursGoalHint': 'Las horas que debe alcanzar cada persona voluntaria.',
  'schools.oldestAcceptedDays': 'Antigüedad máxima en días',
  'schools.oldestAcceptedDaysHint': 'Con cuántos días de atraso se pueden registrar horas.',
  'schools.emailsLegend': 'Notificaciones por correo electrónico, salvo que cada persona elija otra cosa',
  'schools.quietFrom': 'Sin correos desde',
  'schools.quietUntil': 'Sin correos hasta',
  'schools.quietHint': 'Los correos electrónicos esperan durante estas horas. Deje ambas vacías si no desea ninguna.',
  'schools.reminders': 'Enviar recordatorios',
  'schools.remindersHint':
    'Al personal verificador después de 3 y 7 días, y a las personas voluntarias sobre borradores, eventos de mañana y lo que falta para su meta 60 y 14 días antes de que termine el año escolar.',
  'schools.otherSchoolHint': 'Esta no es su propia escuela; por eso el motivo queda en su registro de auditoría.',
  'schools.changeRules': 'Cambiar las reglas',
  'schools.effects': 'Si guarda este cambio:',
  'schools.effectStrict':
    '{count, plural, =0 {Ahora no hay registros en espera. Los nuevos necesitarán un verificador.} one {{shown} registro que ahora está en espera necesitaría un verificador.} other {{shown} registros que ahora están en espera necesitarían un verificador.}}',
  'schools.effectStandard':
    '{count, plural, =0 {Ahora no hay registros en espera. Los nuevos se podrán aprobar sin verificador.} one {{shown} registro que ahora está en espera se podría aprobar sin verificador.} other {{shown} registros que ahora están en espera se podrían aprobar sin verificador.}}',
  'schools.effectGoal':
    'Estudiantes que alcanzaron la meta: {now, number} de {students, number} ahora, {then, number} con la nueva meta.',
  'schools.effectDays': 'Se podrían registrar horas desde el {date}. Los registros ya enviados no cambian.',
  'schools.effectTimeZone': 'Allí son las {time} ahora. Las fechas y horas ya registradas no cambian.',
  'schools.effectUnknown': 'No pudimos contar qué cambiaría.',
  'schools.closeQuestion': '¿Cerrar {school}?',
  'schools.closeDetail':
    'La sesión de todas las personas de esta escuela se cierra de inmediato, y nadie podrá iniciar sesión hasta que la escuela vuelva a estar activa. No se elimina nada.',
  'schools.closeSchool': 'Cerrar escuela',
  'schools.closing': 'Cerrando...',
  'schools.created': 'La organización se creó correctamente',
  'schools.createFailed': 'No se pudo crear la organización',
  'schools.createError': 'Ocurrió un error al crear la organización.',
  'schools.updated': 'La organización se actualizó correctamente',
  'schools.updateFailed': 'No se pudo actualizar la organización',
  'schools.updateError': 'Ocurrió un error al actualizar la organización.',

  // the join code of a school
  'schools.joinCodeOf': 'Código de {school}',
  'schools.noJoinCodeText':
    'Todavía nadie puede unirse a esta escuela con un código. Cree uno y compártalo. Las personas de New School lo escriben en su perfil y esperan a que se les admita.',
  'schools.joinCodeText':
    'Las personas de New School escriben este código en su perfil para pedir su ingreso. Sus solicitudes aparecen en “Personas” hasta que se les admita.',
  'schools.createJoinCode': 'Crear código',
  'schools.replaceCode': 'Reemplazar código',
  'schools.replaceCodeQuestion': '¿Reemplazar el código de la escuela?',
  'schools.replaceCodeDetail':
    'El código actual deja de funcionar de inmediato. Quienes ya pidieron su ingreso siguen en espera de su respuesta.',
  'schools.replacingCode': 'Reemplazando...',
  'schools.removeCodeQuestion': '¿Quitar el código de la escuela?',
  'schools.removeCodeDetail': 'Nadie podrá pedir su ingreso con un código hasta que usted cree otro.',
  'schools.joinCodeCreated': 'Código de la escuela creado',
  'schools.joinCodeNotCreated': 'No se creó el código de la escuela',
  'schools.joinCodeNotCreatedError': 'No se pudo crear el código de la escuela. Inténtelo de nuevo.',
  'schools.joinCodeRemoved': 'Se quitó el código de la escuela',
  'schools.joinCodeNotRemoved': 'No se quitó el código de la escuela',
  'schools.joinCodeNotRemovedError': 'No se pudo quitar el código de la escuela. Inténtelo de nuevo.',

  // the years of a school
  'schools.years': 'Años escolares',
  'schools.yearsOf': 'Años escolares de {school}',
  'schools.yearsText':
    'Todas las personas pueden limitar las listas de horas a uno de estos años. Ningún registro de horas cambia.',
  'schools.loadingYears': 'Cargando los años escolares',
  'schools.yearsNotLoaded': 'No pudimos cargar los años escolares',
  'schools.noYears': 'Todavía no hay años escolares',
  'schools.noYearsHint':
    'Cuando un año tiene nombre y fechas, todas las personas de la escuela pueden limitar las listas de horas a ese año con una sola opción.',
  'schools.yearDays': '{from} a {to}',
  'schools.thisYear': 'Este año',
  'schools.addYear': 'Agregar año escolar',
  'schools.editYear': 'Editar año escolar',
  'schools.editYearNamed': 'Editar {name}',
  'schools.deleteYear': 'Eliminar año escolar',
  'schools.deleteYearNamed': 'Eliminar {name}',
  'schools.deleteYearQuestion': '¿Eliminar el año escolar {name}?',
  'schools.deleteYearDetail': 'Ya no se ofrecerá como filtro. No se elimina ninguna hora.',
  'schools.deletingYear': 'Eliminando...',
  'schools.yearNameHint': 'Como usted lo llama, por ejemplo {example}.',
  'schools.yearChanged':
    'Otra persona cambió este año escolar mientras usted lo tenía abierto. Lo que usted escribió se conserva. Lo demás muestra los datos más recientes. Guarde de nuevo para aplicar sus cambios.',
  'schools.yearAdded': 'Año escolar agregado',
  'schools.yearNotAdded': 'No se agregó el año escolar',
  'schools.yearNotAddedError': 'No pudimos agregar el año escolar. Inténtelo de nuevo.',
  'schools.yearSaved': 'Año escolar guardado',
  'schools.yearNotSaved': 'No se guardó el año escolar',
  'schools.yearNotSavedError': 'No pudimos guardar el año escolar. Inténtelo de nuevo.',
  'schools.yearDeleted': 'Año escolar eliminado',
  'schools.yearNotDeleted': 'No se eliminó el año escolar',
  'schools.yearNotDeletedError': 'No pudimos eliminar el año escolar. Inténtelo de nuevo.',

  // the system settings
  'schools.settingsChanged':
    'Otra persona cambió la configuración mientras usted la tenía abierta. Lo que usted escribió se conserva. Lo demás muestra los datos más recientes. Guarde de nuevo para aplicar sus cambios.',
  'schools.defaults': 'Valores predeterminados para escuelas nuevas',
  'schools.defaultsText': 'Las escuelas existentes conservan su propia configuración.',
  'schools.defaultDaysHint':
    'Con cuántos días de atraso se pueden registrar horas. El personal puede agregar horas más antiguas.',
  'schools.passwords': 'Contraseñas',
  'schools.passwordsText': 'Se aplica a las contraseñas que se elijan desde ahora. Las actuales siguen siendo válidas.',
  'schools.shortestPassword': 'Longitud mínima de la contraseña',
  'schools.shortestPasswordHint': 'La cantidad mínima de caracteres de una contraseña.',
  'schools.shortestStaffPassword': 'Longitud mínima para el personal',
  'schools.shortestStaffPasswordHint':
    'Para el personal docente, la administración y quienes auditan. Quien recibe uno de estos roles elige una contraseña nueva.',
  'schools.sessions': 'Sesiones',
  'schools.sessionsText': 'Cuándo hay que volver a iniciar sesión.',
  'schools.idleHours': 'Horas de inactividad',
  'schools.idleHoursHint': 'Las sesiones vencen después de esta cantidad de horas sin actividad.',
  'schools.sessionDays': 'Días de sesión',
  'schools.sessionDaysHint': 'Las sesiones vencen después de esta cantidad de días, aunque estén activas.',
  'schools.emailNotifications': 'Notificaciones por correo electrónico',
  'schools.nothingToSet': 'Aquí no hay nada que configurar.',
  'schools.emailNotificationsText':
    'Así empiezan las escuelas nuevas. Cada escuela puede cambiarlo, y cada persona elige en su perfil.',
  'schools.dataRetention': 'Conservación de datos',
  'schools.dataRetentionText':
    'Las horas nunca se eliminan por su antigüedad, y ningún evento se elimina del registro de auditoría. Un registro eliminado sale de las listas y los totales, pero conserva su historial. La administración puede borrar los datos de una persona. Su nombre y el texto de sus registros se eliminan para siempre; las horas ya decididas se conservan con el nombre “Persona borrada”.',
  'schools.saveSettings': 'Guardar configuración',
  'schools.notSavedYet': 'Sin guardar',
  'schools.settingsSaved': 'Configuración guardada',
  'schools.settingsFailed': 'No se pudo guardar la configuración',
  'schools.settingsError': 'Ocurrió un error al guardar la configuración.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
