import type { secondFactor as english } from '../en/second-factor.js';

export const secondFactor = {
  'secondFactor.title': 'Segundo factor',
  'secondFactor.about':
    'Además de su contraseña, inicie sesión con algo que usted tiene: una llave de acceso en su teléfono, computadora o llave de seguridad, o un código de una aplicación de autenticación. Al agregar o quitar una, se cierra su sesión en todos los demás dispositivos.',
  'secondFactor.requiredFrom': 'Su escuela exige un segundo factor a partir del {date}.',
  'secondFactor.loadFailed': 'No pudimos cargar su segundo factor',
  'secondFactor.loading': 'Cargando su segundo factor',
  'secondFactor.authenticator': 'Aplicación de autenticación',
  'secondFactor.times': 'Agregado: {added} · Último uso: {used}',
  'secondFactor.codes': 'Códigos de recuperación',
  'secondFactor.codesLeft':
    '{count, plural, =0 {No queda ninguno. Cree otros.} one {Queda # código. Cree otros.} other {Quedan # códigos}}',
  'secondFactor.codesLeftNow':
    '{count, plural, =0 {Ese era su último código de recuperación. Cree otros en su perfil.} one {Le queda # código de recuperación. Cree otros en su perfil.} other {Le quedan # códigos de recuperación.}}',
  'secondFactor.newCodes': 'Crear códigos nuevos',
  'secondFactor.addPasskey': 'Agregar una llave de acceso',
  'secondFactor.addAuthenticator': 'Agregar una aplicación de autenticación',
  'secondFactor.removeTitle': 'Quitar {name}',
  'secondFactor.removeText':
    'Ya no podrá iniciar sesión con este factor. Sus códigos de recuperación desaparecen con su última llave o aplicación.',
  'secondFactor.passkeyText': 'Su dispositivo le pedirá su huella, rostro, PIN o llave de seguridad.',
  'secondFactor.authenticatorText':
    'Necesita en su teléfono una aplicación como Google Authenticator, Microsoft Authenticator o 1Password.',
  'secondFactor.newCodesText': 'Recibirá diez códigos nuevos. Los que tiene ahora dejarán de funcionar.',
  'secondFactor.createPasskey': 'Crear llave de acceso',
  'secondFactor.continue': 'Continuar',
  'secondFactor.confirmCode': 'Agregar aplicación',
  'secondFactor.working': 'Un momento...',
  'secondFactor.firstName': 'Mi llave de acceso',
  'secondFactor.nameHint': 'Para reconocerla después, por ejemplo «Computadora de la escuela».',
  'secondFactor.added': 'Guardado',
  'secondFactor.removed': 'Eliminado',
  'secondFactor.failed': 'No funcionó. Inténtelo de nuevo.',
  'secondFactor.noPasskey': 'Su dispositivo no usó ninguna llave de acceso. Inténtelo de nuevo o elija otra manera.',
  'secondFactor.passkeysNeedDomain':
    'Las llaves de acceso no funcionan en una dirección IP. Abra HourTrail por su nombre, por ejemplo localhost, o use una aplicación de autenticación.',
  'secondFactor.passkeysUnsupported': 'Este navegador no admite llaves de acceso. Use una aplicación de autenticación.',
  'secondFactor.scan':
    'Escanee este código con su aplicación o escriba la clave en ella. Después escriba los seis dígitos que muestra la aplicación.',
  'secondFactor.qrCode': 'Código QR para su aplicación de autenticación',
  'secondFactor.secret': 'Clave',
  'secondFactor.code': 'Código de seis dígitos',
  'secondFactor.codesText':
    'Guarde ahora estos códigos de recuperación: no volverá a verlos. Con cada uno puede iniciar sesión una vez si pierde su llave de acceso o su teléfono.',
  'secondFactor.fileTitle': 'Códigos de recuperación de HourTrail de {username}. Cada uno funciona una vez.',
  'secondFactor.download': 'Descargar códigos',
  'secondFactor.page': 'Agregue un segundo factor',
  'secondFactor.goOn': 'Seguir',
  'secondFactor.stepPasskey': 'Su contraseña es correcta. Ahora use su llave de acceso.',
  'secondFactor.stepCode':
    'Su contraseña es correcta. Ahora escriba el código que muestra su aplicación de autenticación.',
  'secondFactor.stepRecovery':
    'Su contraseña es correcta. Ahora escriba uno de sus códigos de recuperación. Si no le queda ninguno, pida a su escuela que restablezca su segundo factor.',
  'secondFactor.usePasskey': 'Usar su llave de acceso',
  'secondFactor.useCode': 'Usar su aplicación de autenticación',
  'secondFactor.useRecovery': 'Usar un código de recuperación',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
