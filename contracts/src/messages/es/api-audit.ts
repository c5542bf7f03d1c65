import type { apiAudit as english } from '../en/api-audit.js';

export const apiAudit = {
  // state of the log
  'apiAudit.empty': 'Aquí todavía no ha ocurrido nada.',
  'apiAudit.allSealed':
    '{sealed, plural, one {El único evento de esta escuela está sellado, y las comprobaciones no hallaron señales de que se haya cambiado o eliminado.} other {Los # eventos de esta escuela están sellados, y las comprobaciones no hallaron señales de que alguno se haya cambiado o eliminado.}}',
  'apiAudit.allSystemSealed':
    '{sealed, plural, one {El único evento del sistema está sellado, y las comprobaciones no hallaron señales de que se haya cambiado o eliminado.} other {Los # eventos del sistema están sellados, y las comprobaciones no hallaron señales de que alguno se haya cambiado o eliminado.}}',
  'apiAudit.sealingSoon':
    '{sealed, plural, =0 {Todavía no se ha sellado nada.} one {# evento está sellado.} other {# eventos están sellados.}} {waiting, plural, one {El más reciente está a punto de sellarse.} other {Los # más recientes están a punto de sellarse.}}',
  'apiAudit.sealingDelayed':
    'El trabajo continúa como siempre y todo queda registrado. {waiting, plural, =0 {En este momento no se puede sellar nada} one {# evento está por sellarse. En este momento no se puede sellar} other {# eventos están por sellarse. En este momento no se pueden sellar}}; por ejemplo, porque falta espacio donde se guardan los puntos de control. El servidor lo intentará de nuevo por sí solo. La bitácora del servidor indica cuál es el problema.',
  'apiAudit.faulty':
    'Algo no está como se registró, o no se puede demostrar que lo esté. Vea abajo las comprobaciones que fallaron. {sealed, plural, =0 {Todavía no se ha sellado nada.} one {# evento está sellado.} other {# eventos están sellados.}}',
  'apiAudit.sealingStopped':
    'Aquí ya no se sella nada más. {cause} {sealed, plural, =0 {Todavía no se ha sellado nada.} one {# evento está sellado.} other {# eventos están sellados.}} {waiting, plural, one {Queda # evento por sellar.} other {Quedan # eventos por sellar.}} El trabajo continúa como siempre.',
  'apiAudit.readOnly':
    'En este momento no se puede cambiar nada. {cause} Quien administra este servidor debe solucionarlo.',
  // why nothing more is sealed
  'apiAudit.stepChanged': 'El paso {version} de {record} se cambió antes de sellarse.',
  'apiAudit.treeChanged': 'Los hashes guardados no son los que se firmaron.',
  'apiAudit.externalUnsigned':
    'El punto de control más reciente guardado fuera de la base de datos no tiene una firma válida.',
  'apiAudit.stepStopped': 'Paso {version} de {record}: {problem}.',
  // why nothing can be changed
  'apiAudit.databaseOlder':
    'La base de datos es más antigua que sus puntos de control firmados. Estos abarcan {external, plural, one {# evento} other {# eventos}}, pero la base de datos solo tiene {inside, number}.',
  'apiAudit.databaseOther':
    'La base de datos no es la que se firmó. El punto de control de {external, plural, one {# evento} other {# eventos}} corresponde a eventos distintos de los que hay en ella.',
  'apiAudit.externalDamaged':
    'El punto de control más reciente guardado fuera de la base de datos está dañado, así que no se puede saber qué fue lo último que se firmó.',
  'apiAudit.otherLogBroken': 'Otro registro de auditoría de este servidor no concuerda con lo último que se firmó.',
  // checks of the log
  'apiAudit.externalSame': 'La copia guardada fuera de la base de datos es igual.',
  'apiAudit.externalDifferent': 'La copia guardada fuera de la base de datos dice otra cosa.',
  'apiAudit.externalMissing': 'No hay ninguna copia fuera de la base de datos.',
  'apiAudit.externalUnreadable': 'En este momento no se puede leer la copia que está fuera de la base de datos.',
  'apiAudit.externalDelayed': 'En este momento no se puede actualizar la copia que está fuera de la base de datos.',
  'apiAudit.treeHolds': 'Los hashes guardados de todos los eventos llevan exactamente a la raíz que se firmó.',
  'apiAudit.treeBroken': 'Los hashes guardados de todos los eventos no llevan a la raíz que se firmó.',
  'apiAudit.signatureValid': 'El punto de control más reciente tiene una firma válida de este servidor.',
  'apiAudit.signatureInvalid': 'El punto de control más reciente no tiene una firma válida de este servidor.',
  'apiAudit.eventsHold':
    '{total, plural, one {Se leyó de nuevo {events, number} de # evento. Está como se registró y donde se selló.} other {Se leyeron de nuevo {events, number} de # eventos, uno por uno. Cada uno está como se registró y donde se selló.}}',
  'apiAudit.eventsFindings':
    '{total, plural, one {Se leyó de nuevo {events, number} de # evento.} other {Se leyeron de nuevo {events, number} de # eventos, uno por uno.}} {summary} {findings, plural, one {Hay # problema en total.} other {Hay # problemas en total.}}',
  'apiAudit.checkUnfinished': 'No se pudieron leer de nuevo todos los eventos: {reason}.',
  'apiAudit.noCheckFinished': 'Nunca ha terminado ninguna comprobación.',
  'apiAudit.lastCheckClean': 'La última comprobación que terminó no encontró ningún problema.',
  'apiAudit.lastCheckFindings':
    'La última comprobación que terminó encontró {findings, plural, one {# problema} other {# problemas}}.',
  'apiAudit.whyExternalUnreadable': 'no se pueden leer los puntos de control guardados fuera de la base de datos',
  'apiAudit.whyDatabaseAway': 'mientras tanto se perdió la conexión con la base de datos',
  'apiAudit.whyUnreadable': 'algo en la base de datos no se puede leer',
  // summary of what a check found
  'apiAudit.notAsRecorded': 'No está como se registró: {parts}.',
  'apiAudit.partRecords': '{count, plural, one {# expediente} other {# expedientes}}',
  'apiAudit.partMissingEvents': '{count, plural, one {# evento faltante} other {# eventos faltantes}}',
  'apiAudit.partHashes': 'los hashes guardados',
  'apiAudit.partCheckpoints': '{count, plural, one {# punto de control} other {# puntos de control}}',
  'apiAudit.partEnd': 'el final del registro de auditoría',
  'apiAudit.partKeys': '{count, plural, one {# clave} other {# claves}}',
  // what a check found, by record
  'apiAudit.record': '{record}: {problems}.',
  'apiAudit.stepsChanged':
    '{count, plural, one {el paso {steps} se cambió después de registrarse} other {los pasos {steps} se cambiaron después de registrarse}}',
  'apiAudit.stepsForged':
    '{count, plural, one {algo ajeno a HourTrail escribió o cambió el paso {steps}} other {algo ajeno a HourTrail escribió o cambió los pasos {steps}}}',
  'apiAudit.stepsRemoved':
    '{count, plural, one {el paso {steps} se quitó del registro de auditoría} other {los pasos {steps} se quitaron del registro de auditoría}}',
  'apiAudit.stepsMisnumbered':
    '{count, plural, one {el paso {steps} tiene un número que nunca se selló} other {los pasos {steps} tienen números que nunca se sellaron}}',
  'apiAudit.stepsInserted':
    '{count, plural, one {el paso {steps} se insertó entre eventos que se sellaron sin él} other {los pasos {steps} se insertaron entre eventos que se sellaron sin ellos}}',
  'apiAudit.stepsMoved':
    '{count, plural, one {el paso {steps} se movió a otra posición del registro de auditoría} other {los pasos {steps} se movieron a otras posiciones del registro de auditoría}}',
  'apiAudit.stepsMissingBefore':
    '{count, plural, one {al paso {steps} le falta el paso anterior} other {a los pasos {steps} les faltan los pasos anteriores}}',
  'apiAudit.stepsTextSwapped':
    '{count, plural, one {el paso {steps} tiene un texto que no es el que se escribió} other {los pasos {steps} tienen textos que no son los que se escribieron}}',
  'apiAudit.stepsTextRemoved':
    '{count, plural, one {el paso {steps} perdió un texto que nadie borró} other {los pasos {steps} perdieron textos que nadie borró}}',
  'apiAudit.stepsTextReturned':
    '{count, plural, one {el paso {steps} tiene de nuevo un texto que se borró} other {los pasos {steps} tienen de nuevo textos que se borraron}}',
  'apiAudit.stepsTextAdded':
    '{count, plural, one {el paso {steps} tiene un texto que nadie escribió con él} other {los pasos {steps} tienen textos que nadie escribió con ellos}}',
  'apiAudit.moreNumbers': '{count, number} más',
  'apiAudit.moreRecords':
    '{count, plural, one {# expediente más; npx --no -- hourtrail audit fsck lo muestra.} other {# expedientes más; npx --no -- hourtrail audit fsck los muestra.}}',
  'apiAudit.eventsGone':
    '{count, plural, one {El evento con el número {numbers} ya no existe y nada indica de qué expediente era.} other {# eventos ya no existen (números {numbers}) y nada indica de qué expedientes eran.}}',
  'apiAudit.hashesChanged': 'Los hashes guardados no concuerdan con los eventos.',
  'apiAudit.checkpointsContradicted':
    '{count, plural, one {# punto de control no concuerda con los eventos.} other {# puntos de control no concuerdan con los eventos.}}',
  'apiAudit.checkpointsUnsigned':
    '{count, plural, one {# punto de control no tiene una firma válida de este servidor.} other {# puntos de control no tienen una firma válida de este servidor.}}',
  'apiAudit.checkpointsRemoved':
    '{count, plural, one {# punto de control ya no está en la base de datos.} other {# puntos de control ya no están en la base de datos.}}',
  'apiAudit.logCut':
    'El registro de auditoría se cortó: un punto de control abarca {count, plural, one {# evento} other {# eventos}}, pero el registro de auditoría tiene menos.',
  'apiAudit.keysUnknown':
    'Ninguna clave de confianza avala lo que figura como clave de este registro de auditoría: {keys}.',
  // a failed step in a trail
  'apiAudit.thisStepChanged': 'Este paso se cambió después de registrarse.',
  'apiAudit.thisStepForged': 'Algo ajeno a HourTrail escribió o cambió este paso.',
  'apiAudit.thisStepRemoved': 'Este paso se quitó del registro de auditoría.',
  'apiAudit.thisStepMisnumbered': 'Este paso tiene un número que nunca se selló.',
  'apiAudit.thisStepInserted': 'Este paso se insertó entre eventos que se sellaron sin él.',
  'apiAudit.thisStepMoved': 'Este paso se movió a otra posición del registro de auditoría.',
  'apiAudit.thisStepMissingBefore': 'A este paso le falta el paso anterior.',
  'apiAudit.thisStepTextSwapped': 'Este paso tiene un texto que no es el que se escribió.',
  'apiAudit.thisStepTextRemoved': 'Este paso perdió un texto que nadie borró.',
  'apiAudit.thisStepTextReturned': 'Este paso tiene de nuevo un texto que se borró.',
  'apiAudit.thisStepTextAdded': 'Este paso tiene un texto que nadie escribió con él.',
  'apiAudit.thisStepOther': 'Este paso no es el que se selló con su número.',
  // proofs
  'apiAudit.nothingSealed': 'Todavía no se ha sellado nada de este registro de auditoría.',
  'apiAudit.noCheckpointAtSize':
    'No se firmó ningún punto de control al llegar a {size, plural, one {# evento} other {# eventos}}.',
  'apiAudit.eventGone': 'El evento {number} se selló y ya no existe. Compruebe el registro de auditoría.',
  'apiAudit.beyondLog':
    'El registro de auditoría tiene {sealed, plural, one {# evento sellado} other {# eventos sellados}}. No hay un árbol de {size, number}.',
  'apiAudit.beyondTree':
    'El árbol tiene {size, plural, one {# evento} other {# eventos}}. No contiene el número {number}.',
  'apiAudit.sizesSwapped':
    '“From” no debe ser mayor que “to”. Un árbol de {to, plural, one {# evento} other {# eventos}} no puede empezar en {from, number}.',
  // what a reviewer looks at first
  'apiAudit.burst':
    '{decisions, plural, one {# decisión} other {# decisiones}} en {seconds, plural, one {un segundo} other {# segundos}}, una por una.',
  'apiAudit.burstInBulk':
    '{decisions, plural, one {# decisión} other {# decisiones}} en {seconds, plural, one {un segundo} other {# segundos}}, todas en {actions, plural, one {una acción en bloque} other {# acciones en bloque}}.',
  'apiAudit.burstPartlyInBulk':
    '{decisions, plural, one {# decisión} other {# decisiones}} en {seconds, plural, one {un segundo} other {# segundos}}: {inBulk, number} en {actions, plural, one {una acción en bloque} other {# acciones en bloque}} y {single, number} una por una.',
  'apiAudit.sameMinute':
    'Verificado por {name} y aprobado {seconds, plural, =0 {en el mismo segundo} one {# segundo después} other {# segundos después}}.',
  'apiAudit.sameMinuteUnnamed':
    'Verificado por otra persona y aprobado {seconds, plural, =0 {en el mismo segundo} one {# segundo después} other {# segundos después}}.',
  'apiAudit.linkedAndNamed':
    'Las dos personas tienen o tuvieron un vínculo familiar (madre, padre o tutor con su hijo o hija) y el mismo apellido.',
  'apiAudit.linked':
    'Las dos personas tienen o tuvieron un vínculo familiar (madre, padre o tutor con su hijo o hija).',
  'apiAudit.sameName': 'Las dos personas tienen el mismo apellido.',
  'apiAudit.volunteerNominated': 'La persona voluntaria propuso a quien verificó.',
  'apiAudit.familyNominated': 'La familia de la persona voluntaria propuso a quien verificó.',
  'apiAudit.deciderLetIn':
    'Quien decidió había creado una contraseña o un enlace para la cuenta de {name} {days, plural, =0 {menos de un día} one {# día} other {# días}} antes.',
  'apiAudit.deciderLetInUnnamed':
    'Quien decidió había creado una contraseña o un enlace para la cuenta de otra persona {days, plural, =0 {menos de un día} one {# día} other {# días}} antes.',
  'apiAudit.wasLetIn':
    '{days, plural, =0 {Menos de un día} one {# día} other {# días}} antes, {name} había creado una contraseña o un enlace para la cuenta de quien decidió.',
  'apiAudit.wasLetInUnnamed':
    '{days, plural, =0 {Menos de un día} one {# día} other {# días}} antes, otra persona había creado una contraseña o un enlace para la cuenta de quien decidió.',
  'apiAudit.letInByCommandLine':
    '{days, plural, =0 {Menos de un día} one {# día} other {# días}} antes, se estableció una contraseña para la cuenta de quien decidió en la línea de comandos del servidor.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
