import type { badges as english } from '../en/badges.js';

export const badges = {
  'badges.unknown':
    'Ninguna insignia tiene este código. Compárelo con el enlace. Un código no tiene las letras I y O, ni 0 ni 1.',
  'badges.unshared': 'Su titular ya no comparte esta insignia. Pídale otro enlace.',
  'badges.sharedAlready': 'Esta insignia ya se comparte. Deje de compartirla antes de compartirla de nuevo.',
  'badges.description':
    '{hours, plural, one {# hora} other {# horas}} de servicio voluntario, aprobadas por la escuela.',
  'badges.criteria':
    'Al menos {hours, plural, one {# hora de voluntariado aprobada} other {# horas de voluntariado aprobadas}} por {school}.',
  'badges.hours': '{hours, plural, one {# hora aprobada} other {# horas aprobadas}}',
  'badges.loading': 'Cargando la insignia',
  'badges.notLoaded': 'No se pudo cargar la insignia',
  'badges.notFound': 'Aquí no hay ninguna insignia',
  'badges.picture': 'Insignia: {name}',
  'badges.isStatus': '{status, select, valid {Válida} other {Revocada}}',
  'badges.isValid': 'Esta insignia es válida. {school} aprobó las horas que representa.',
  'badges.isRevoked': 'Esta insignia se revocó. Las horas aprobadas ya no llegan a las necesarias.',
  'badges.holder': 'Otorgada a',
  'badges.holderHidden': 'Sin nombre',
  'badges.earnedOn': 'Obtenida',
  'badges.for': 'Otorgada por',
  'badges.code': 'Código',
  'badges.checkAlone': 'Compruébela sin nosotros',
  'badges.checkAloneText':
    'La insignia es una credencial de Open Badges 3.0. La imagen contiene la misma credencial. Un verificador de credenciales verificables del W3C que conozca eddsa-jcs-2022 puede comprobar quién la firmó, que nadie la cambió y que no se revocó.',
  'badges.checkEmail':
    'Nombra a su titular por un hash de su correo electrónico. Pídale la dirección, y su verificador podrá compararla.',
  'badges.downloadPng': 'Descargar imagen',
  'badges.downloadJson': 'Descargar credencial',
  'badges.section': 'Compartir insignias',
  'badges.listFailed': 'No se pudieron cargar las insignias',
  'badges.earnedAt': 'Obtenida el {date} en {school}',
  'badges.private': 'Privada',
  'badges.shared': 'Compartida',
  'badges.share': 'Compartir insignia',
  'badges.shareNamed': 'Compartir la insignia {name}',
  'badges.sharing': 'Compartiendo...',
  'badges.shareTitle': 'Compartir {name}',
  'badges.shareHint':
    'Recibirá un enlace a una página con la insignia. Quien tenga el enlace puede verla, y que la escuela aprobó las horas. Puede dejar de compartirla cuando quiera.',
  'badges.showNameHint': 'De lo contrario, la insignia solo se puede comparar con el correo electrónico.',
  'badges.sharedText': 'La insignia se comparte. Dé el enlace a quien deba verla.',
  'badges.link': 'Enlace a la insignia',
  'badges.open': 'Abrir insignia',
  'badges.openNamed': 'Abrir la insignia {name}',
  'badges.unshare': 'Dejar de compartir',
  'badges.unshareNamed': 'Dejar de compartir {name}',
  'badges.unsharing': 'Terminando...',
  'badges.unshareQuestion': '¿Dejar de compartir esta insignia?',
  'badges.unshareDetail':
    'Su enlace deja de funcionar y las copias de la insignia quedan revocadas. Puede volver a compartirla más tarde, con un enlace nuevo.',
  'badges.unsharedToast': 'La insignia ya no se comparte',
  'badges.notShared': 'La insignia no se compartió',
  'badges.notUnshared': 'La insignia se sigue compartiendo',
  'badges.tryLater': 'Compruebe su conexión e inténtelo de nuevo.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
