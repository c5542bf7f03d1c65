import type { hoursForm as english } from '../en/hours-form.js';

export const hoursForm = {
  // Log hours: before the form opens
  'hoursForm.chooseCategory': 'Elija una categoría',
  'hoursForm.wordsOf':
    '{left, plural, =0 {{has, plural, one {# palabra, suficiente} other {# palabras, suficientes}}} other {{has, number} de {words, plural, one {# palabra} other {# palabras}}. Con menos, las horas no cuentan.}}',
  'hoursForm.forNonProfit': 'Fue para una organización pública o sin fines de lucro',
  'hoursForm.ifApproved': 'Si se aprueba: {reasons}',
  'hoursForm.ifDaysApproved':
    'Si se aprueban, {counted, plural, one {cuenta} other {cuentan}} {counted, number} de las {hours, number} horas de estos {days, number} días.',
  'hoursForm.dailyCap': 'Solo {hours, plural, one {cuenta # hora} other {cuentan # horas}} por día.',
  'hoursForm.onlyNonProfitCounts': 'Su escuela solo cuenta estas horas.',
  'hoursForm.loadingForm': 'Cargando el formulario',
  'hoursForm.formNotLoaded': 'No pudimos cargar el formulario',
  'hoursForm.alreadyLogged': 'Usted ya registró estas horas',
  'hoursForm.alreadyDrafted': 'Usted ya empezó un borrador de estas horas',
  'hoursForm.entryWithHours': '{hours} en {organization} el {date}.',
  'hoursForm.entryWithoutHours': '{organization}, {date}.',
  'hoursForm.oneEntryPerOpportunity': 'Puede tener un registro por cada oportunidad.',
  'hoursForm.viewEntry': 'Ver registro',

  // Log hours: notes above the fields
  'hoursForm.opportunityNote': 'Sus horas en <strong>{title}</strong>. Si estuvo menos tiempo, escriba menos horas.',
  'hoursForm.verifierInactive': '{name} ya no verifica. Revise quién verifica.',
  'hoursForm.unsavedEntryBack': 'Recuperamos el registro que no guardó ({time}).',
  'hoursForm.unsavedChangesBack': 'Recuperamos los cambios que no guardó ({time}).',
  'hoursForm.changedSince': 'El registro cambió desde entonces. Revíselo antes de guardar.',
  'hoursForm.startOver': 'Empezar de nuevo',
  'hoursForm.someDone':
    '{count, plural, one {# registro está listo. Los demás están abajo.} other {# registros están listos. Los demás están abajo.}}',
  'hoursForm.offline': 'No tiene conexión. Su registro sigue aquí. Envíelo de nuevo cuando vuelva a tener conexión.',
  'hoursForm.noResponse': 'El servidor no respondió. Su registro sigue aquí. Envíelo de nuevo: no contará dos veces.',
  'hoursForm.sameAsLast': 'Igual que la última vez: {hours} en {organization}',
  'hoursForm.filledFrom': 'Se llenó con los datos de su registro del {date}. Elija el día.',

  // Log hours: organization, date and other days
  'hoursForm.organizationHint': 'Dónde ayudó, por ejemplo Riverside Food Bank',
  'hoursForm.pastedCells': 'Son varias celdas de una hoja de cálculo. Escriba solo el nombre de la organización.',
  'hoursForm.alsoOnOtherDays': 'También en otros días',
  'hoursForm.anotherDay': 'Otro día',
  'hoursForm.add': 'Agregar',
  'hoursForm.addDay': 'Agregar día',
  'hoursForm.otherDays': 'Otros días',
  'hoursForm.removeDay': 'Quitar {date}',
  'hoursForm.eachDayHint': 'Cada día será un registro aparte',
  'hoursForm.entriesForDays': '{count, plural, one {# registro} other {# registros, uno por cada día}}',
  'hoursForm.chooseDay': 'Elija el día que quiere agregar.',
  'hoursForm.dayAlreadyChosen': 'Ya eligió este día: {date}.',
  'hoursForm.tooManyDays': 'Puede registrar hasta {count} días a la vez.',
  'hoursForm.dayChosenTwice': '{date}: eligió este día dos veces.',
  'hoursForm.dayProblem': '{date}: {problem}',

  // Log hours: times and hours
  'hoursForm.suggestedTime': 'Hora sugerida. Cámbiela si fue otra.',
  'hoursForm.timesQuestion': '¿Ayudó de {start} a {end}?',
  'hoursForm.timesQuestionText':
    '{count, plural, one {El formulario sugirió este horario. Son {hours}.} other {El formulario sugirió este horario. Son {hours} en cada uno de los # días.}}',
  'hoursForm.timesRight': 'Sí, enviar',
  'hoursForm.changeTimes': 'Cambiar el horario',
  'hoursForm.endMoved': 'La hora de fin ahora es {end}, para que quepan {hours}.',
  'hoursForm.nextDay': 'Pasa de la medianoche: de {start} a {end} del día siguiente',
  'hoursForm.lessThanHalfAnHour': 'Menos de media hora entre {start} y {end}',
  'hoursForm.hoursOfTime': '{hours} de {most} entre {start} y {end}',
  'hoursForm.allOfTime': 'Todo el tiempo entre {start} y {end}. Escriba menos horas si tomó un descanso.',
  'hoursForm.roundedDown':
    '{hours, plural, =0 {} one {# hora } other {# horas }}{minutes, plural, one {# minuto} other {# minutos}} entre {start} y {end}; se redondea a {rounded, number}',
  'hoursForm.upToHours': 'Hasta {hours} entre {start} y {end}',

  // Log hours: what reviewers will see
  'hoursForm.notOver': 'Estas horas todavía no terminan. La hora de fin es {end}.',
  'hoursForm.notOverNextDay': 'Estas horas todavía no terminan. La hora de fin es {end} del día siguiente.',
  'hoursForm.longDay': 'Este día suma {hours, number} horas. Revise el inicio y el fin.',
  'hoursForm.overlaps': 'Se superpone con sus horas de {start} a {end} en {organization} el {date}.',
  'hoursForm.alreadyLoggedTimes': 'Usted ya registró horas de {start} a {end} en {organization} el {date}.',
  'hoursForm.reviewersSee': 'Puede enviarlas de todos modos. Quienes revisan también verán este aviso.',

  // Log hours: verifier
  'hoursForm.verifierHint': 'Alguien que le vio ayudar y puede confirmarlo',
  'hoursForm.suggestedVerifier': 'Sugerencia según horas anteriores en {organization}. Elija a quien le vio ayudar.',
  'hoursForm.verifierAt': '{name} ({organization})',
  'hoursForm.chooseVerifier': 'Elija quién verifica',
  'hoursForm.byEmail': 'Alguien sin cuenta, por correo',
  'hoursForm.supervisorName': 'Su nombre',
  'hoursForm.supervisorEmail': 'Su correo',
  'hoursForm.supervisorHint': 'Recibe un enlace para confirmar estas horas. No necesita una cuenta.',
  'hoursForm.supervisorHintFile':
    'Este servidor no envía correos. El correo con su enlace queda como archivo en la carpeta «mail» de sus datos.',
  'hoursForm.supervisorHintNoMail':
    'Este sitio todavía no envía correos. Su docente puede aprobar estas horas de todos modos.',
  'hoursForm.noVerifier': 'Sin verificador/a',
  'hoursForm.inactiveVerifier': '{name} (ya no verifica)',
  'hoursForm.earlierVerifier': 'La persona que eligió antes',
  'hoursForm.newVerifier': 'Agregar verificador/a',
  'hoursForm.nomineeWaits':
    'Podrá elegir a {name} cuando {school} confirme a esta persona. Mientras tanto, elija a otra persona, deje el registro sin verificador/a o guárdelo como borrador.',
  'hoursForm.nomineeWaitsStrict':
    'Podrá elegir a {name} cuando {school} confirme a esta persona. Mientras tanto, elija a otra persona o guarde este registro como borrador.',

  // Log hours: buttons
  'hoursForm.savedOnDevice': 'Guardado en este dispositivo hasta que lo envíe o cierre sesión',
  'hoursForm.savedOnPage':
    'Guardado solo mientras esta página esté abierta, porque su navegador no conserva ningún dato',
  'hoursForm.saveDraft': 'Guardar borrador',

  // Toasts
  'hoursForm.draftSaved': 'Borrador guardado',
  'hoursForm.draftSavedText':
    '{count, plural, one {Solo usted puede verlo hasta que lo envíe.} other {# registros. Solo usted puede verlos hasta que los envíe.}}',
  'hoursForm.waitingForVerifier':
    '{count, plural, one {Ahora está en espera de que {name} lo verifique.} other {# registros, ahora en espera de que {name} los verifique.}}',
  'hoursForm.waitingForSchool':
    '{count, plural, one {Ahora espera a que se una a una escuela.} other {# registros; ahora esperan a que se una a una escuela.}}',
  'hoursForm.waitingForStaff':
    '{count, plural, one {Ahora está en espera del personal docente o la administración.} other {# registros, ahora en espera del personal docente o la administración.}}',
  'hoursForm.someNotSaved':
    '{count, plural, one {No se guardó # de {total} registros.} other {No se guardaron # de {total} registros.}}',
  'hoursForm.someNotSubmitted':
    '{count, plural, one {No se envió # de {total} registros.} other {No se enviaron # de {total} registros.}}',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
