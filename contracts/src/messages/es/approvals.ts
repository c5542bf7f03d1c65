import type { approvals as english } from '../en/approvals.js';

export const approvals = {
  // Page
  'approvals.approvalDashboard': 'Panel de aprobación',
  'approvals.verificationDashboard': 'Panel de verificación',
  'approvals.keyboardShortcuts': 'Atajos de teclado',

  // Tabs and filters
  'approvals.entriesByStatus': 'Registros por estado',
  'approvals.waitingLong': 'Más de 7 días en espera',
  'approvals.waitingLongFilter': 'más de 7 días en espera',
  'approvals.decidedByOnePersonHint':
    'A cada uno de estos registros lo aprobó una sola persona, y nadie lo había verificado.',
  'approvals.signals': 'Señales de revisión',
  'approvals.anySignals': 'Con o sin señales',
  'approvals.withoutSignals': 'Sin señales',
  'approvals.withSignals': 'Con señales',
  'approvals.longestWaitingFirst': 'Más tiempo en espera primero',
  'approvals.oldestDateFirst': 'Fecha más antigua primero',
  'approvals.newestDateFirst': 'Fecha más reciente primero',
  'approvals.latestLoggedFirst': 'Recién registrados primero',
  'approvals.latestDecisionFirst': 'Decisión más reciente primero',

  // List of entries
  'approvals.entriesOfTab':
    '{tab, select, pending {Registros pendientes} verified {Registros verificados} approved {Registros aprobados} other {Registros rechazados}}',
  'approvals.readyToApprove': 'Listos para aprobar',
  'approvals.waitingForVerifier': 'En espera de verificación',
  'approvals.yoursToDecide': 'Sin nadie que verifique: le toca decidir a usted',
  'approvals.verifierChosenFirst':
    'Si un registro no tiene verificador/a, primero la administración debe elegir a alguien.',
  'approvals.noneReady': 'Ningún registro verificado espera aprobación.',
  'approvals.noneUnverified': 'Ningún registro espera verificación.',
  'approvals.noneInGroup': 'Aquí no hay registros que coincidan.',
  'approvals.canOnlyReject': 'Los registros que siguen pendientes solo se pueden rechazar.',
  'approvals.nothingVerified': 'Todavía no hay registros verificados',
  'approvals.nothingApproved': 'Todavía no hay registros aprobados',
  'approvals.nothingRejected': 'No hay registros rechazados',
  'approvals.takesEffectSoon': 'Su decisión se aplicará en un momento',
  'approvals.takesEffectSoonHint': 'Después verá los registros que quedan.',

  // Selection
  'approvals.selectEntry': 'Seleccionar {student}, {organization}',
  'approvals.selected': '{count, plural, one {# seleccionado} other {# seleccionados}}',
  'approvals.selectedOfWhich': '{count, plural, one {# seleccionado: {parts}} other {# seleccionados: {parts}}}',
  'approvals.notVerified': '{count, number} sin verificar',
  'approvals.noCategory':
    '{count, plural, one {# de estos registros no contaría ninguna hora: no tiene una categoría de la escuela.} other {# de estos registros no contarían ninguna hora: no tienen una categoría de la escuela.}}',
  'approvals.reviewTheseFirst': '{count, plural, one {Revisar primero este} other {Revisar primero estos #}}',
  'approvals.wouldCountNothing':
    '{count, plural, one {# de estos registros no contaría ninguna hora tal como está.} other {# de estos registros no contarían ninguna hora tal como están.}}',
  'approvals.shareLimits':
    '{count, plural, one {# de estos registros comparte su día o su categoría con otros en espera, así que pueden contar menos horas.} other {# de estos registros comparten su día o su categoría con otros en espera, así que pueden contar menos horas.}}',
  'approvals.flagged': '{count, number} con señales',
  'approvals.keepClean':
    '{verifies, select, yes {Dejar los {count, number} sin señales} other {Dejar los {count, number} verificados sin señales}}',
  'approvals.selectClean': 'Seleccionar todos los que no tienen señales',
  'approvals.noneClean': 'Aquí todos los registros tienen señales.',
  'approvals.selectedEntries': 'Registros seleccionados',
  'approvals.clearSelection': 'Borrar selección',
  'approvals.acceptCount': '{status, select, verified {Verificar {count, number}} other {Aprobar {count, number}}}',
  'approvals.selectAllMatches':
    '{group, select, ready {Seleccionar los {total} listos para aprobar} unassigned {Seleccionar los {total} sin verificador/a} unverified {Seleccionar los {total} en espera de verificación} other {Seleccionar los {total} que coinciden}}',
  'approvals.selectFirstMatches':
    '{group, select, ready {Seleccionar los primeros {count, number} listos para aprobar} unassigned {Seleccionar los primeros {count, number} sin verificador/a} unverified {Seleccionar los primeros {count, number} en espera de verificación} other {Seleccionar los primeros {count, number} que coinciden}}',
  'approvals.selecting': 'Seleccionando...',
  'approvals.notSelected': 'No pudimos seleccionarlos todos',
  'approvals.selectionLimit': 'Puede decidir sobre un máximo de {count, number} registros a la vez.',
  'approvals.acceptEntries':
    '{status, select, verified {{count, plural, one {Verificar # registro} other {Verificar # registros}}} other {{count, plural, one {Aprobar # registro} other {Aprobar # registros}}}}',
  'approvals.nothingToUndo': 'No queda nada por deshacer',

  // Saved filters
  'approvals.savedFilters': 'Filtros guardados',
  'approvals.savedFilterApplied': 'Filtros guardados: {name}',
  'approvals.loadingSavedFilters': 'Cargando sus filtros guardados',
  'approvals.savedFiltersNotLoaded': 'No pudimos cargar sus filtros guardados',
  'approvals.noSavedFilters': 'Todavía no hay filtros guardados',
  'approvals.noSavedFiltersHint':
    'Guarde una búsqueda que use con frecuencia, como los registros con más de 7 días en espera.',
  'approvals.removeFilter': 'Quitar {name}',
  'approvals.narrowFirst': 'Primero filtre la lista. Después podrá guardar el filtro aquí.',
  'approvals.filterApplied': '“{name}” está aplicado.',
  'approvals.filterLimit':
    'Tiene {count} filtros guardados, el máximo posible. Use el nombre de uno de ellos para reemplazarlo.',

  // Save a filter
  'approvals.saveThisFilter': 'Guardar este filtro',
  'approvals.filterContents': 'Se guardará: {filters}',
  'approvals.nameTaken': 'Ya tiene un filtro llamado “{name}”. Si guarda este, lo reemplaza.',
  'approvals.saveFilter': 'Guardar filtro',
  'approvals.replaceFilter': 'Reemplazar filtro',
  'approvals.filterSaved': 'Filtro guardado',
  'approvals.filterReplaced': 'Filtro reemplazado',
  'approvals.filterNotSaved': 'No se pudo guardar el filtro',
  'approvals.filterNotSavedText': 'Ocurrió un error al guardar el filtro.',
  'approvals.filterRemoved': 'Filtro quitado',
  'approvals.filterNotRemoved': 'No se pudo quitar el filtro',
  'approvals.filterNotRemovedText': 'Ocurrió un error al quitar el filtro.',
  'approvals.filterRestored': 'Filtro restaurado',
  'approvals.filterNotRestored': 'No se pudo restaurar el filtro',
  'approvals.filterNotRestoredText': 'Ocurrió un error al restaurar el filtro.',

  // Keyboard shortcuts
  'approvals.nextPreviousKeys': 'Registro siguiente, registro anterior',
  'approvals.acceptKey':
    '{status, select, verified {Verificar el registro o todos los seleccionados} other {Aprobar el registro o todos los seleccionados}}',
  'approvals.rejectKey': 'Rechazar el registro o todos los seleccionados',
  'approvals.selectKey': 'Seleccionar el registro',
  'approvals.openKey': 'Abrir el historial del registro',
  'approvals.undoKey': 'Deshacer la última decisión, durante 10 segundos',
  'approvals.helpKey': 'Mostrar esta lista',
  'approvals.keysInPanel': 'J, K, A, R y Z también funcionan con un registro abierto.',
  'approvals.useShortcuts': 'Usar atajos de una sola tecla',
  'approvals.useShortcutsHint':
    'Desactívelos si le estorban, por ejemplo al dictar por voz. La tecla Enter y los botones siempre funcionan.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
