import type { whatCounts as english } from '../en/what-counts.js';

export const whatCounts = {
  'whatCounts.title': 'Qué cuenta',
  'whatCounts.titleOf': 'Qué cuenta en {school}',
  'whatCounts.text':
    'Estas reglas dicen qué horas aprobadas cuentan para la meta. Los registros aprobados antes conservan las reglas con las que se aprobaron. Los que todavía esperan siguen las reglas vigentes cuando se aprueben.',
  'whatCounts.loading': 'Cargando qué cuenta',
  'whatCounts.notLoaded': 'No se pudo cargar qué cuenta',
  'whatCounts.everything': 'Todas las horas aprobadas cuentan',
  'whatCounts.everythingHint':
    'Si su distrito o estado cuenta solo algunas horas, establezca sus reglas. Empiece sin ninguna o con un ejemplo que puede cambiar antes de guardarlo.',
  'whatCounts.set': 'Establecer reglas',
  'whatCounts.startWith': 'Empezar con: {example}',
  'whatCounts.change': 'Cambiar qué cuenta',
  'whatCounts.inForce': 'En vigor desde el {date}, versión {version, number}.',

  // the rules as sentences
  'whatCounts.dailyCap':
    '{hours, plural, one {Cuenta como máximo # hora} other {Cuentan como máximo # horas}} por día.',
  'whatCounts.submitWithinDays':
    'Las horas cuentan si se envían a más tardar {days, plural, one {# día} other {# días}} después del día.',
  'whatCounts.earliestDate': 'Las horas anteriores al {date} no cuentan.',
  'whatCounts.reflectionWords':
    'Las horas cuentan solo con una reflexión de al menos {words, plural, one {# palabra} other {# palabras}}.',
  'whatCounts.nonProfitOnly': 'Solo cuentan las horas para una organización pública o sin fines de lucro.',
  'whatCounts.notRelatives': 'No se puede nombrar como supervisor a un padre o una madre que sigue al estudiante.',
  'whatCounts.notStudents': 'No se puede nombrar como supervisor a un estudiante de la escuela.',
  'whatCounts.categoriesOnly': 'Las horas cuentan solo en una de las categorías de la escuela.',
  'whatCounts.categoryFree': '{name}: sin límite',
  'whatCounts.categoryMin': '{name}: al menos {min, plural, one {# hora} other {# horas}}',
  'whatCounts.categoryMax': '{name}: como máximo {max, plural, one {# hora} other {# horas}}',
  'whatCounts.categoryBoth': '{name}: de {min, number} a {max, plural, one {# hora} other {# horas}}',
  'whatCounts.resetsYearly': 'La meta y los límites de las categorías empiezan de cero cada año escolar.',
  'whatCounts.goal': 'La meta del grado {grade} es de {hours, plural, one {# hora} other {# horas}}.',
  'whatCounts.proRata': 'Quien llega durante el año escolar debe la parte de la meta de los meses que quedan.',

  // earlier versions
  'whatCounts.versions': 'Versiones',
  'whatCounts.version': 'Versión {version, number}, desde el {date}',
  'whatCounts.setBy': 'La estableció {name} el {when}.',
  'whatCounts.added': 'Nuevo: {rule}',
  'whatCounts.dropped': 'Ya no: {rule}',
  'whatCounts.reordered': 'Las categorías están en otro orden.',

  // the form
  'whatCounts.emptyForNone': 'Deje un campo vacío si no hay tal regla.',
  'whatCounts.dailyCapHint': 'En horas, para todos los registros de un día juntos.',
  'whatCounts.submitWithinDaysHint': 'A partir del día de las horas.',
  'whatCounts.earliestDateHint': 'Por ejemplo, el día después de terminar octavo grado.',
  'whatCounts.reflectionWordsHint': 'Las palabras que una reflexión debe tener como mínimo.',
  'whatCounts.nonProfitOnlyHint': 'El estudiante dice si la organización es pública o sin fines de lucro.',
  'whatCounts.resetsYearlyHint': 'La meta y los límites de las categorías empiezan de cero con cada año escolar.',
  'whatCounts.notRelativesHint': 'No se puede nombrar como supervisor a un padre o una madre que sigue al estudiante.',
  'whatCounts.notStudentsHint': 'No se puede nombrar como supervisor a un estudiante de su escuela.',
  'whatCounts.categoriesHint':
    'Si hay alguna, los estudiantes eligen una para cada registro, y las horas sin categoría no cuentan. Una categoría conserva sus horas cuando usted le cambia el nombre.',
  'whatCounts.goalsHint':
    'La meta de los demás es de {hours, plural, one {# hora} other {# horas}}. Establézcala en las reglas de la escuela.',
  'whatCounts.goalOf': 'Meta {number, number}',
  'whatCounts.chooseGrade': 'Elija un grado',
  'whatCounts.addGoal': 'Agregar meta',
  'whatCounts.removeGoal': 'Quitar la meta {number, number}',
  'whatCounts.proRataHint':
    'Quien llega en enero debe la mitad: cinco de los diez meses de agosto a mayo. Las horas se redondean hacia arriba. Un estudiante llega el día en que su cuenta se crea en su escuela o pasa a ella.',
  'whatCounts.category': 'Categoría {number, number}',
  'whatCounts.min': 'Mínimo',
  'whatCounts.max': 'Máximo',
  'whatCounts.addCategory': 'Agregar categoría',
  'whatCounts.removeCategory': 'Quitar la categoría {number, number}',
  'whatCounts.changed':
    'Otra persona cambió qué cuenta mientras usted lo tenía abierto. Se conserva lo que usted cambió. Todo lo demás muestra lo más reciente. Guarde otra vez para aplicar sus cambios.',
  'whatCounts.saved': 'Se guardó qué cuenta',
  'whatCounts.notSaved': 'No se guardó qué cuenta',
  'whatCounts.notSavedError': 'No pudimos guardar qué cuenta. Inténtelo de nuevo.',

  // the effect of a change
  'whatCounts.effect': 'Qué cambiaría',
  'whatCounts.effectOnceChanged': 'Cambie una regla para ver a qué estudiantes afecta.',
  'whatCounts.effectOnceCorrected': 'Cuando todos los campos estén bien, aquí dirá a qué estudiantes afecta.',
  'whatCounts.counting': 'Contando a quién afecta...',
  'whatCounts.affected':
    '{affected, plural, =0 {No afecta a ningún estudiante} other {Afecta a # de {students, plural, one {# estudiante} other {# estudiantes}}}}{fallShort, plural, =0 {.} one {; # que ahora cumple la meta ya no la cumpliría.} other {; # que ahora cumplen la meta ya no la cumplirían.}}',
  'whatCounts.whoIsAffected': 'A quién afecta',
  'whatCounts.waiting':
    'De las horas en espera, {would, plural, one {contaría #} other {contarían #}} en lugar de {now, number}.',
  'whatCounts.missing':
    '{would, plural, one {Faltaría # hora} other {Faltarían # horas}} para la meta en lugar de {now, number}.',
  'whatCounts.otherGoals':
    '{students, plural, one {# estudiante tendría otra meta.} other {# estudiantes tendrían otra meta.}}',
  'whatCounts.withoutCategory':
    '{entries, plural, one {# registro en espera no tiene categoría y no cuenta nada hasta que un revisor le asigne una.} other {# registros en espera no tienen categoría y no cuentan nada hasta que un revisor les asigne una.}}',
  'whatCounts.otherGoal': 'La meta sería de {would, plural, one {# hora} other {# horas}} en lugar de {now, number}.',
  'whatCounts.firstOnly': 'Se muestran los primeros {count, number}.',

  // examples to start from
  'whatCounts.florida': 'Florida, Bright Futures',
  'whatCounts.maryland': 'Maryland, aprendizaje en servicio',
  'whatCounts.ontario': 'Ontario, participación comunitaria',
  'whatCounts.floridaHint':
    'Para Florida Academic Scholars la meta es de {goal, number} horas. Establézcala en las reglas de la escuela.',
  'whatCounts.marylandHint': 'Maryland pide {goal, number} horas. Establezca la meta en las reglas de la escuela.',
  'whatCounts.ontarioHint': 'Ontario pide {goal, number} horas. Establezca la meta en las reglas de la escuela.',
  'whatCounts.checkFirst': 'Esto es un ejemplo. Compárelo con las reglas de su distrito antes de guardarlo.',
  'whatCounts.volunteerService': 'Servicio voluntario',
  'whatCounts.paidWork': 'Trabajo pagado',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
