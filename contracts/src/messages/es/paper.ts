import type { paper as english } from '../en/paper.js';

export const paper = {
  'paper.print': 'Imprimir formulario',
  'paper.title': 'Confirmación de horas de voluntariado',
  'paper.intro': 'Para quien fue responsable: por favor revise y firme. Devuélvalo a {school}.',
  'paper.volunteer': 'Persona voluntaria',
  'paper.confirmed': 'Horas que confirmo, si son menos',
  'paper.signerName': 'Su nombre, en letra de imprenta',
  'paper.signerContact': 'Organización y teléfono o correo electrónico',
  'paper.signature': 'Firma',
  'paper.signedOn': 'Fecha',
  'paper.declaration': 'Fui responsable de este trabajo y confirmo que se hizo como está descrito.',
  'paper.forStaff':
    'Para el personal de la escuela: escanee para abrir este registro y anotar el formulario. Registro {id}.',
  'paper.qrCode': 'Código QR que abre el registro {id}',
  'paper.record': 'Anotar formulario en papel',
  'paper.recordHint':
    'Adjunte una foto o copia del formulario firmado y diga quién lo firmó. Esa persona verifica las horas, no usted.',
  'paper.scanFirst': 'Todavía no hay foto ni copia adjunta. Primero agregue una en “Fotos y archivos”.',
  'paper.chooseScan': '¿Qué archivo es el formulario firmado?',
  'paper.hours': 'Horas confirmadas',
  'paper.send': 'Anotar verificación',
  'paper.recorded': 'Verificado en papel',
  'paper.recordedText': 'Lo firmó {name}. Todavía falta que alguien apruebe las horas.',
  'paper.notRecorded': 'No se anotó el formulario',
  'paper.notRecordedText': 'Inténtelo de nuevo en un momento.',
  'paper.signedBy': 'Lo firmó {name}',
  'paper.signer': 'Firmado por',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
