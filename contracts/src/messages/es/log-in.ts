import type { logIn as english } from '../en/log-in.js';

export const logIn = {
  // Log-in page
  'logIn.pageDescription':
    'Inicie sesión en HourTrail o regístrese, y vea quién registró, verificó y aprobó cada hora de voluntariado.',
  'logIn.pageKeywords':
    'iniciar sesión en horas de voluntariado, registrarse en HourTrail, cuenta de horas de servicio escolar',
  'logIn.signUpPageTitle': 'Registrarse',
  'logIn.welcomeBackHeading': 'Qué gusto verle de nuevo',
  'logIn.signUpTab': 'Registrarse',
  'logIn.needsJavascript': 'Necesita JavaScript para iniciar sesión, y está desactivado en este navegador.',
  'logIn.sessionEnded': 'Su sesión terminó. Inicie sesión de nuevo para continuar.',
  'logIn.or': 'o',
  'logIn.continueWithGoogle': 'Continuar con Google',
  // With the school's own login
  'logIn.withYourSchool': 'Entrar con su escuela',
  'logIn.withSchool': 'Entrar con {school}',
  'logIn.yourSchool': 'El nombre de su escuela o su correo escolar',
  'logIn.yourSchoolHint': 'De un correo enviamos solo la parte que sigue a la @.',
  'logIn.schoolsFound': 'Escuelas',
  'logIn.noSchoolFound': 'No se encontró ninguna escuela con acceso propio. Use su nombre de usuario y su contraseña.',
  'logIn.otherSchool': 'Otra escuela',
  'logIn.linkText':
    'El acceso de su escuela sabe quién es usted. Escriba una vez la contraseña de su cuenta de HourTrail para conectar los dos.',
  'logIn.connect': 'Conectar y entrar',
  'logIn.connecting': 'Conectando...',
  'logIn.connected': 'Desde ahora, entre con su escuela.',
  'logIn.notConnected': 'No se conectó',
  'logIn.demoLogIns': 'Cuentas de demostración',
  'logIn.demoHint': 'Elija una para llenar el formulario. La contraseña de todas es {password}.',
  // Log-in form
  'logIn.submit': 'Iniciar sesión',
  'logIn.submitting': 'Iniciando sesión...',
  'logIn.forgotPassword': '¿Olvidó su contraseña?',
  'logIn.welcomeBack': '¡Qué gusto verle de nuevo!',
  'logIn.loggedIn': 'Inició sesión correctamente.',
  'logIn.logInFailed': 'No se pudo iniciar sesión',
  // Who signs up
  'logIn.whoAreYou': '¿Quién es usted?',
  'logIn.schoolStaff': 'Personal escolar',
  'logIn.justLooking': 'Solo quiero ver',
  'logIn.schoolsAreSetUp':
    'Cuéntenos de su escuela. La configuramos con su primera cuenta de administración, gratis por 30 días. Si ya usa HourTrail, pida una cuenta a la administración de su escuela.',
  'logIn.lookAround': 'Puede ver cómo funciona sin una cuenta propia.',
  'logIn.demoServer':
    'Esta es una demostración: entre como estudiante, familia, docente o administración de una escuela inventada.',
  'logIn.chooseDemoLogIn': 'Elegir una cuenta de demostración',
  // Sign-up form
  'logIn.newUsers':
    'Las personas nuevas se asignan a la organización New School con el rol de estudiante y pueden empezar a registrar horas.',
  'logIn.parentsLater':
    'Después, escriba el código de su escuela. Su rol cambiará a madre, padre o tutor cuando la escuela le dé acceso.',
  'logIn.createAccount': 'Crear cuenta',
  'logIn.creatingAccount': 'Creando la cuenta...',
  'logIn.welcome': '¡Le damos la bienvenida a HourTrail!',
  'logIn.signedUp': 'Su cuenta está lista y su sesión está iniciada.',
  'logIn.signUpFailed': 'No se pudo crear la cuenta',
  'logIn.signUpFailedText': 'No se pudo crear la cuenta. Inténtelo de nuevo.',
  // Forgotten password
  'logIn.forgotDescription': 'Reciba un enlace para elegir una contraseña nueva para su cuenta de HourTrail.',
  'logIn.forgotKeywords': 'olvidé mi contraseña, contraseña nueva',
  'logIn.forgotIntro':
    'Escriba el correo electrónico de su cuenta. Le enviaremos un enlace para elegir una contraseña nueva.',
  'logIn.sendLink': 'Enviar enlace',
  'logIn.linkSent':
    'Si {email} pertenece a una cuenta con contraseña, le llegará un enlace. Sirve una sola vez y vence en {minutes, plural, one {# minuto} other {# minutos}}. Si no recibe nada, pregunte en su escuela.',
  'logIn.linkNotSent': 'No se envió el enlace',
  'logIn.linkNotSentText': 'No pudimos enviar el enlace. Inténtelo de nuevo.',
  'logIn.sendsNoEmail':
    'Este servidor no envía correos electrónicos. Pida una contraseña de un solo uso al personal docente o a la administración de su escuela. Al iniciar sesión con ella, elegirá su propia contraseña.',
  // Links in emails, all of them
  'logIn.confirming': 'Confirmando...',
  'logIn.linkNeedsJavascript': 'Necesita JavaScript para esto.',
  'logIn.linkIncomplete': 'Este enlace está incompleto. Ábralo de nuevo desde el correo o cópielo completo.',
  // Link to confirm an email
  'logIn.confirmEmailTitle': 'Confirme su correo electrónico',
  'logIn.confirmEmailDescription': 'Confirme que un correo electrónico es suyo para usarlo en su cuenta de HourTrail.',
  'logIn.confirmEmailKeywords': 'confirmar, correo electrónico',
  'logIn.confirmEmailIntro': 'Confirme que este correo electrónico es suyo para usarlo en su cuenta de HourTrail.',
  'logIn.confirmEmail': 'Confirmar correo electrónico',
  'logIn.emailConfirmed': 'Gracias. El correo electrónico de su cuenta ahora es {email}.',
  'logIn.confirmEmailExpired':
    'Este enlace ya se usó, tiene más de siete días o es de un correo electrónico que cambió después. En su perfil puede ver qué falta confirmar y pedir un enlace nuevo.',
  'logIn.goToProfile': 'Ir a su perfil',
  // Link to confirm the newsletter
  'logIn.confirmNewsletterTitle': 'Confirme su suscripción',
  'logIn.confirmNewsletterDescription': 'Confirme que pidió el boletín de HourTrail.',
  'logIn.confirmNewsletterKeywords': 'boletín, confirmar',
  'logIn.confirmNewsletterIntro':
    'Usted pidió el boletín de HourTrail. Se lo enviaremos a su correo electrónico cuando confirme.',
  'logIn.confirmNewsletter': 'Confirmar suscripción',
  'logIn.newsletterConfirmed': 'Su suscripción está activa. Enviaremos el boletín a {email}.',
  'logIn.confirmNewsletterExpired':
    'Este enlace ya se usó, tiene más de siete días o fue reemplazado por uno más reciente. Si ya confirmó, su suscripción está activa. Si no, pida el boletín de nuevo en el blog.',
  'logIn.readBlog': 'Leer el blog',
  // Link to unsubscribe
  'logIn.unsubscribeTitle': 'Cancele su suscripción',
  'logIn.unsubscribeDescription': 'Cancele su suscripción al boletín de HourTrail.',
  'logIn.unsubscribeKeywords': 'boletín, cancelar suscripción',
  'logIn.unsubscribeIntro': 'Cancele la suscripción y dejaremos de enviarle el boletín de HourTrail.',
  'logIn.unsubscribe': 'Cancelar suscripción',
  'logIn.unsubscribing': 'Cancelando la suscripción...',
  'logIn.unsubscribed': 'Su suscripción terminó.',
  'logIn.unsubscribeExpired': 'No encontramos una suscripción para este enlace.',
  'logIn.stopEmailsTitle': 'Dejar de recibir estos correos',
  'logIn.stopEmailsDescription': 'Deje de recibir correos electrónicos de HourTrail de un tipo.',
  'logIn.stopEmailsIntro':
    'Deje de recibir correos electrónicos de este tipo. Sus notificaciones siguen en la campana, y puede elegir de nuevo en su perfil.',
  'logIn.stopEmails': 'Dejar de recibirlos',
  'logIn.emailsStopped': 'Ya no recibirá estos correos electrónicos.',
  'logIn.stopEmailsUnknown':
    'Este enlace no funciona. Abra de nuevo el enlace del correo electrónico, o elija sus correos en su perfil.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
