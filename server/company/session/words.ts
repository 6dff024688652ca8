// Texts about signing in, passwords and sessions. An actor’s name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  wrong_current_password: { en: 'This isn’t your current password.', es: 'Esta no es su contraseña actual.' },
  same_password: { en: 'This is already your password. Choose another.', es: 'Esta ya es su contraseña. Elija otra.' },
  easy_pin: { en: 'This PIN is easy to guess. Choose another.', es: 'Este PIN es fácil de adivinar. Elija otro.' },
  wrong_pin: {
    en: 'This isn’t the PIN. Try again or use the password.',
    es: 'El PIN no es correcto. Intente de nuevo o use la contraseña.',
  },
  not_handed_over: {
    en: 'The PIN no longer works on this device. Use the password.',
    es: 'El PIN ya no sirve en este dispositivo. Use la contraseña.',
  },
  pin_set: { en: 'set their PIN for taking back a device', es: 'estableció su PIN para recuperar un dispositivo' },
  pin_removed: { en: 'removed their PIN for taking back a device', es: 'quitó su PIN para recuperar un dispositivo' },
  took_back: { en: 'took the device back with their PIN', es: 'recuperó el dispositivo con su PIN' },
  take_back_failed: {
    en: 'tried to take {name}’s device back with a wrong PIN',
    es: 'intentó recuperar el dispositivo de {name} con un PIN incorrecto',
  },
  password_changed: { en: 'changed their password', es: 'cambió su contraseña' },
  reset_requested: { en: 'requested a password reset for {name}', es: 'pidió cambiar la contraseña de {name}' },
  reset_link_printed: {
    en: 'made a password link for {name} on the server',
    es: 'creó en el servidor un enlace de contraseña para {name}',
  },
  link_invalid: { en: 'This link is invalid. Ask for a new one.', es: 'Este enlace no es válido. Pida uno nuevo.' },
  link_used: {
    en: 'This link was used or replaced by a newer one. Ask for a new one.',
    es: 'Este enlace ya se usó o fue reemplazado. Pida uno nuevo.',
  },
  link_expired: { en: 'This link has expired. Ask for a new one.', es: 'Este enlace venció. Pida uno nuevo.' },
  password_reset: {
    en: 'set a new password by emailed link',
    es: 'creó una nueva contraseña con el enlace del correo',
  },
  signed_in: { en: 'signed in', es: 'inició sesión' },
  signed_in_on_new_device: { en: 'signed in on a new device', es: 'inició sesión en un dispositivo nuevo' },
  new_sign_in: { en: 'New sign-in to your account: {device}', es: 'Nuevo inicio de sesión en su cuenta: {device}' },
  sign_in_address: { en: 'IP address {ip}.', es: 'Dirección IP {ip}.' },
  if_not_you: {
    en: 'If it wasn’t you, end the session and change your password.',
    es: 'Si no fue usted, termine la sesión y cambie su contraseña.',
  },
  password_leaked: {
    en: 'This password is often stolen. Choose another, such as three or four unrelated words.',
    es: 'Esta contraseña se roba con frecuencia. Elija otra, como tres o cuatro palabras sin relación.',
  },
  password_repeats: {
    en: 'This password repeats too few characters. Choose another.',
    es: 'Esta contraseña repite muy pocos caracteres. Elija otra.',
  },
  password_is_name: {
    en: 'This password is your name or email. Choose another.',
    es: 'Esta contraseña es su nombre o su correo. Elija otra.',
  },
  wrong_credentials: { en: 'Email or password is incorrect.', es: 'El correo o la contraseña son incorrectos.' },
  sign_in_link_requested: {
    en: 'requested a sign-in link for {name}',
    es: 'pidió un enlace de inicio de sesión para {name}',
  },
  sign_in_failed: { en: 'failed to sign in as {name}', es: 'no pudo iniciar sesión como {name}' },
  too_many_attempts: {
    en: 'Too many attempts. Wait {seconds, plural, one {# second} other {# seconds}} and try again.',
    es: 'Demasiados intentos. Espere {seconds, plural, one {# segundo} other {# segundos}} e inténtelo de nuevo.',
  },
  idle_minutes_set: {
    en: 'set idle sessions to end after {minutes} minutes',
    es: 'configuró que las sesiones inactivas terminen a los {minutes} minutos',
  },
})
