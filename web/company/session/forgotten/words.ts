// Words of “Forgot password”. Separate from the sign-in page, which must stay small.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  enter_your_email: {
    en: 'Enter the email you sign in with',
    es: 'Ingrese el correo con el que inicia sesión',
  },
  request_link: { en: 'Request a link', es: 'Solicitar un enlace' },
  check_your_email: { en: 'Check your email', es: 'Revise su correo' },
  if_has_account_link: {
    en: 'If {sent_to} has an account, a link to set a new password is on its way. It expires in an hour.',
    es: 'Si {sent_to} tiene una cuenta, le enviaremos un enlace para crear una nueva contraseña. Es válido por una hora.',
  },
  nothing_there_after_some: {
    en: 'Nothing after a few minutes? Check your spam folder, or ask your company’s owner.',
    es: '¿No lo ve después de unos minutos? Revise la carpeta de spam o consulte al titular de la cuenta de su empresa.',
  },
  no_email_title: { en: 'No email goes out', es: 'No se envían correos' },
  no_email: {
    en: 'This server doesn’t send email yet, so we can’t send you a link.',
    es: 'Este servidor todavía no envía correos, así que no podemos enviarle un enlace.',
  },
  ask_administrator: {
    en: 'Ask your company’s owner or an administrator: under Team they can set a new password for you. If you’re the owner, use the code you got at sign-up, or ask the operator of your server.',
    es: 'Pídaselo al titular de la cuenta o a un administrador: en Equipo puede asignarle una nueva contraseña. Si usted es el titular, use el código que recibió al registrarse o consulte a quien opera el servidor.',
  },
  set_new_password: { en: 'Set a new password', es: 'Crear una nueva contraseña' },
  you_signed_out_everywhere: {
    en: 'You’ll be signed out everywhere else',
    es: 'Se cerrará su sesión en los demás dispositivos',
  },
  request_new_link: { en: 'Request a new link', es: 'Solicitar un nuevo enlace' },
  use_code: { en: 'Use a printed code', es: 'Usar un código impreso' },
  use_code_note: {
    en: 'Owners get it at sign-up and on their own page.',
    es: 'Los propietarios lo reciben al registrarse y en su propia página.',
  },
  printed_code: { en: 'Printed code', es: 'Código impreso' },
  enter_printed_code: {
    en: 'Enter the code of 20 letters and digits.',
    es: 'Escriba el código de 20 letras y dígitos.',
  },
  set_password: { en: 'Set password', es: 'Guardar contraseña' },
})
