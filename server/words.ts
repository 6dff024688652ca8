// Messages for any request: permissions, requested objects, signer links that end.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  refused_by_role: {
    en: 'was denied permission by their role',
    es: 'no tuvo permiso según su rol',
  },
  forbidden: {
    en: 'Your role doesn’t allow this. Ask an administrator.',
    es: 'Su rol no permite esto. Consulte a un administrador.',
  },
  refused_to_support: {
    en: 'was denied an action that support can’t perform',
    es: 'no tuvo permiso para una acción que soporte no puede realizar',
  },
  not_while_impersonating: {
    en: 'Support can’t do this. Ask a member of the company to do it.',
    es: 'Soporte no puede hacer esto. Pídaselo a un miembro de la empresa.',
  },
  acting_name: { en: '{support} (Sunquill support) for {user}', es: '{support} (soporte de Sunquill) por {user}' },
  access_needed: {
    none: {
      en: 'This company hasn’t let support in. Ask for access first.',
      es: 'Esta empresa no ha dado acceso a soporte. Primero solicítelo.',
    },
    waiting: {
      en: 'The company hasn’t answered your request for access yet.',
      es: 'La empresa aún no ha respondido a su solicitud de acceso.',
    },
    declined: {
      en: 'The company declined your request for access.',
      es: 'La empresa rechazó su solicitud de acceso.',
    },
    ended: {
      en: 'Your access to this company has ended. Ask again if you need more time.',
      es: 'Su acceso a esta empresa terminó. Solicítelo de nuevo si necesita más tiempo.',
    },
    expired: {
      en: 'Your access to this company has expired. Ask again if you need more time.',
      es: 'Su acceso a esta empresa venció. Solicítelo de nuevo si necesita más tiempo.',
    },
  },
  open_signing_link: {
    en: 'Open the signing link you were sent.',
    es: 'Abra el enlace para firmar que recibió.',
  },
  sign_in: { en: 'Sign in to continue.', es: 'Inicie sesión para continuar.' },
  change_password_first: { en: 'Choose a new password first.', es: 'Primero elija una contraseña nueva.' },
  set_up_second_step: {
    en: 'Your company requires a second step. Set it up to continue.',
    es: 'Su empresa exige un segundo paso. Configúrelo para continuar.',
  },
  use_method: { en: 'Use {method} here.', es: 'Use {method} aquí.' },
  no_such_operation: { en: 'Operation not found.', es: 'No se encontró la operación.' },
  send_as: { en: 'Send this as {type}.', es: 'Envíe esto como {type}.' },
  request_broken: {
    en: 'The request was interrupted. Try again.',
    es: 'La solicitud se interrumpió. Inténtelo de nuevo.',
  },
  body_too_large: {
    en: 'This is larger than {size} MB. Choose a smaller file.',
    es: 'Esto supera los {size} MB. Elija un archivo más pequeño.',
  },
  internal: {
    en: 'Something went wrong. Try again, or contact support if it continues.',
    es: 'Algo salió mal. Inténtelo de nuevo o, si continúa, comuníquese con soporte.',
  },
  database_unavailable: {
    en: 'We can’t save or load anything right now. Try again in a moment; nothing you typed is lost.',
    es: 'Por ahora no podemos guardar ni cargar nada. Inténtelo de nuevo en un momento; no perderá lo que escribió.',
  },
  too_busy: {
    en: 'This is taking longer than it should. Try again in a moment; nothing you typed is lost.',
    es: 'Esto tarda más de lo debido. Inténtelo de nuevo en un momento; no perderá lo que escribió.',
  },
  database_full: {
    en: 'Nothing can be saved: the server’s disk is full. Tell your administrator; nothing you typed is lost.',
    es: 'No se puede guardar nada: el disco del servidor está lleno. Avise a su administrador; no perderá lo que escribió.',
  },
  files_unavailable: {
    en: 'Files can’t be opened or saved right now. Try again in a moment; nothing you typed is lost.',
    es: 'Por ahora no se pueden abrir ni guardar archivos. Inténtelo de nuevo en un momento; no perderá lo que escribió.',
  },
  file_damaged: {
    en: 'This file is damaged or missing on the server. Tell your administrator.',
    es: 'Este archivo está dañado o falta en el servidor. Avise a su administrador.',
  },
  session_ended: {
    en: 'Your session has ended. Sign in again.',
    es: 'Su sesión terminó. Inicie sesión de nuevo.',
  },
  account_disabled: {
    en: 'This account is disabled. Ask your administrator.',
    es: 'Esta cuenta está desactivada. Consulte a su administrador.',
  },
  company_suspended: {
    en: 'Your company’s access is suspended. Write to {email}.',
    es: 'El acceso de su empresa está suspendido. Escriba a {email}.',
  },
  may_not_act_as: { en: 'You can’t act as this user.', es: 'No puede actuar como este usuario.' },
  link_ended: {
    en: 'This link is no longer valid. Ask your sales representative for a new one.',
    es: 'Este enlace ya no es válido. Pida uno nuevo a su representante de ventas.',
  },
  link_expired: {
    en: 'This link has expired. Ask {contact} for a new one.',
    es: 'Este enlace venció. Pida uno nuevo a {contact}.',
  },
  invalid_character: {
    en: 'This contains an invalid character. Type it again.',
    es: 'Esto contiene un carácter no válido. Escríbalo de nuevo.',
  },
  file_out_of_range: {
    en: 'This file has values out of range. Nothing was saved. Check the file and upload it again.',
    es: 'Este archivo tiene valores fuera de rango. No se guardó nada. Revíselo y súbalo de nuevo.',
  },
  idempotency_key_length: {
    en: 'The idempotency key needs 8 to 255 characters.',
    es: 'La clave de idempotencia debe tener entre 8 y 255 caracteres.',
  },
  idempotency_key_used: {
    en: 'This idempotency key was used for another request. Use a new one.',
    es: 'Esta clave de idempotencia ya se usó en otra solicitud. Use una nueva.',
  },
})
