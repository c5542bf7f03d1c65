import type { classes as english } from '../en/classes.js';

export const classes = {
  'classes.text':
    'El personal puede limitar las horas, las aprobaciones y las personas a una de estas clases. Un estudiante puede estar en varias.',
  'classes.loading': 'Cargando las clases',
  'classes.notLoaded': 'No pudimos cargar las clases',
  'classes.none': 'Todavía no hay clases',
  'classes.noneHint':
    'Cuando una clase tiene nombre y estudiantes, el personal puede limitar a ella las horas, las aprobaciones y las personas con una sola opción.',
  'classes.add': 'Agregar clase',
  'classes.edit': 'Editar clase',
  'classes.editNamed': 'Editar {name}',
  'classes.deleteNamed': 'Eliminar {name}',
  'classes.delete': 'Eliminar clase',
  'classes.deleteQuestion': '¿Eliminar la clase {name}?',
  'classes.deleteDetail': 'Ya no se ofrecerá como filtro. Sus estudiantes y sus horas se conservan.',
  'classes.deleting': 'Eliminando...',
  'classes.students': '{count, plural, =0 {Sin estudiantes} one {# estudiante} other {# estudiantes}}',
  'classes.noTeacher': 'Sin docente',
  'classes.nameHint': 'Como usted la llama, por ejemplo Tutoría 11B.',
  'classes.noYear': 'Sin año escolar',
  'classes.addTeacher': 'Agregar docente',
  'classes.addStudent': 'Agregar estudiante',
  'classes.changed':
    'Otra persona cambió esta clase mientras usted la tenía abierta. Lo que usted cambió se conserva. Lo demás muestra los datos más recientes. Guarde de nuevo para aplicar sus cambios.',
  'classes.added': 'Clase agregada',
  'classes.notAdded': 'No se agregó la clase',
  'classes.notAddedError': 'No pudimos agregar la clase. Inténtelo de nuevo.',
  'classes.saved': 'Clase guardada',
  'classes.notSaved': 'No se guardó la clase',
  'classes.notSavedError': 'No pudimos guardar la clase. Inténtelo de nuevo.',
  'classes.deleted': 'Clase eliminada',
  'classes.notDeleted': 'No se eliminó la clase',
  'classes.notDeletedError': 'No pudimos eliminar la clase. Inténtelo de nuevo.',
  'classes.formNotLoaded': 'No pudimos cargar la clase',
  'classes.adding': 'Agregando...',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
