// Emails in the product's own wording, their frame, and why one waits or fails.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  hello: { en: 'Hello {firstname},', es: 'Hola, {firstname}:' },
  company_ready: {
    subject: { en: '{company} is on {brand}', es: '{company} ya está en {brand}' },
    what_is_there: {
      en: '{company} is set up with roles for your team, a catalog of panels, inverters and adders, and cash and loan offers to start with. Change anything to match what you sell.',
      es: '{company} ya tiene roles para su equipo, un catálogo de paneles, inversores y adicionales, y ofertas de contado y de préstamo para comenzar. Cambie lo que quiera según lo que vende.',
    },
    first_project: {
      en: 'Your first project takes a few minutes: the homeowner, the roof, the price and a proposal to show.',
      es: 'Su primer proyecto toma unos minutos: el propietario, el techo, el precio y una propuesta para mostrar.',
    },
  },
  finish_sign_up: {
    subject: { en: 'Finish setting up your company on {brand}', es: 'Termine de configurar su empresa en {brand}' },
    open_link: {
      en: 'Open the link and enter the password you chose to finish setting up your company on {brand}. The link works for 24 hours.',
      es: 'Abra el enlace e ingrese la contraseña que eligió para terminar de configurar su empresa en {brand}. El enlace funciona durante 24 horas.',
    },
    not_you: {
      en: 'If you didn’t sign up, ignore this email. No account is created.',
      es: 'Si usted no se registró, ignore este correo. No se crea ninguna cuenta.',
    },
  },
  account_exists: {
    subject: { en: 'You already have an account on {brand}', es: 'Ya tiene una cuenta en {brand}' },
    no_new_one: {
      en: 'Someone, probably you, signed up on {brand} with this email. You already have an account, so no new one was created.',
      es: 'Alguien, probablemente usted, se registró en {brand} con este correo. Ya tiene una cuenta, así que no se creó otra.',
    },
    forgot: {
      en: 'Forgot your password? Choose “Forgot your password?” on the sign-in page. If it wasn’t you, ignore this email.',
      es: '¿Olvidó su contraseña? Elija “¿Olvidó su contraseña?” en la página de inicio de sesión. Si no fue usted, ignore este correo.',
    },
  },
  sign_in_link: {
    subject: { en: 'Sign in to {brand}', es: 'Inicie sesión en {brand}' },
    use_link: {
      en: 'Use this link to sign in to {brand} with your password. It works for an hour.',
      es: 'Use este enlace para iniciar sesión en {brand} con su contraseña. Funciona durante una hora.',
    },
    not_you: {
      en: 'If you didn’t ask for it, ignore this email. The link doesn’t work without your password.',
      es: 'Si usted no lo pidió, ignore este correo. El enlace no funciona sin su contraseña.',
    },
  },
  new_device: {
    subject: { en: 'New sign-in to your {brand} account', es: 'Nuevo inicio de sesión en su cuenta de {brand}' },
    signed_in: {
      en: 'Your account was just used to sign in on a new device: {device}, {at}.',
      es: 'Se acaba de iniciar sesión en su cuenta desde un dispositivo nuevo: {device}, {at}.',
    },
    signed_in_from: {
      en: 'Your account was just used to sign in on a new device: {device}, IP address {ip}, {at}.',
      es: 'Se acaba de iniciar sesión en su cuenta desde un dispositivo nuevo: {device}, dirección IP {ip}, {at}.',
    },
    not_you: {
      en: 'If this was you, there’s nothing to do. If it wasn’t, set a new password now. That signs out every device.',
      es: 'Si fue usted, no tiene que hacer nada. Si no, cree una contraseña nueva ahora. Eso cierra la sesión en todos los dispositivos.',
    },
  },
  sign_in_changed: {
    subject: { en: 'A change to how you sign in to {brand}', es: 'Un cambio en su forma de iniciar sesión en {brand}' },
    not_you: {
      en: 'If you didn’t expect this, set a new password now and tell your administrator.',
      es: 'Si no lo esperaba, cree una contraseña nueva ahora y avise a su administrador.',
    },
  },
  license: { en: 'License {number}', es: 'Licencia {number}' },
  buttons: {
    open_product: { en: 'Open {brand}', es: 'Abrir {brand}' },
    proposal: { en: 'View your proposal', es: 'Ver su propuesta' },
    agreement: { en: 'Read and sign', es: 'Leer y firmar' },
    agreement_reminder: { en: 'Read and sign', es: 'Leer y firmar' },
    agreement_copy: { en: 'View signed agreement', es: 'Ver el contrato firmado' },
    lender_application: { en: 'Complete application', es: 'Completar la solicitud' },
    invoice: { en: 'View invoice', es: 'Ver la factura' },
  },
  daily_limit: {
    en: 'Your company can send {limit} emails a day for now. This one goes out when there’s room.',
    es: 'Por ahora, su empresa puede enviar {limit} correos al día. Este saldrá cuando haya cupo.',
  },
  not_ours: {
    en: 'This email wasn’t created here, so it can’t be sent.',
    es: 'Este correo no se creó aquí, así que no se puede enviar.',
  },
  stored_password_unreadable: {
    en: 'The saved email server password can’t be read. Enter it again.',
    es: 'No se puede leer la contraseña guardada del servidor de correo. Ingrésela de nuevo.',
  },
  address_one_line: { en: 'Enter an email address on one line.', es: 'Escriba el correo en una sola línea.' },
  subject_one_line: { en: 'Keep the subject on one line.', es: 'Escriba el asunto en una sola línea.' },
})
