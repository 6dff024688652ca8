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
  step_up_required: { en: 'Confirm that it’s you.', es: 'Confirme que es usted.' },
  use_second_step: { en: 'Use your second step.', es: 'Use su segundo paso.' },
  enter_password: { en: 'Enter your password.', es: 'Escriba su contraseña.' },
  identity_confirmed: { en: 'confirmed their identity', es: 'confirmó su identidad' },
  second_step_required: {
    en: 'Confirm your sign-in with your second step.',
    es: 'Confirme su inicio de sesión con su segundo paso.',
  },
  sign_in_took_too_long: {
    en: 'This took too long. Enter your password again.',
    es: 'Pasó demasiado tiempo. Escriba su contraseña de nuevo.',
  },
  wrong_code: {
    en: 'This code is wrong or was used before. Enter the next one.',
    es: 'Este código es incorrecto o ya se usó. Escriba el siguiente.',
  },
  wrong_printed_code: {
    en: 'The email or the code is wrong, or the code was used before.',
    es: 'El correo o el código es incorrecto, o el código ya se usó.',
  },
  wrong_first_code: {
    en: 'This code doesn’t match. Check your phone’s clock and enter the next one.',
    es: 'Este código no coincide. Revise la hora de su teléfono y escriba el siguiente.',
  },
  you_have_no_app: { en: 'You have no authenticator app.', es: 'Usted no tiene una aplicación de autenticación.' },
  wrong_passkey: {
    en: 'This passkey doesn’t sign in here. Use your password.',
    es: 'Esta llave de acceso no sirve aquí. Use su contraseña.',
  },
  too_many_passkeys: {
    en: 'You have {most} passkeys. Remove one first.',
    es: 'Ya tiene {most} llaves de acceso. Quite una primero.',
  },
  passkey_refused: {
    en: 'This passkey couldn’t be added. Try again.',
    es: 'No se pudo agregar esta llave de acceso. Inténtelo de nuevo.',
  },
  passkey_there: { en: 'This passkey was added before.', es: 'Esta llave de acceso ya se agregó.' },
  signed_in_with_passkey: {
    en: 'signed in with the passkey {passkey}',
    es: 'inició sesión con la llave de acceso {passkey}',
  },
  signed_in_with_password_and_passkey: {
    en: 'signed in with their password and the passkey {passkey}',
    es: 'inició sesión con su contraseña y la llave de acceso {passkey}',
  },
  passkey_failed: {
    en: 'failed to sign in with a passkey of {name}',
    es: 'no pudo iniciar sesión con una llave de acceso de {name}',
  },
  passkey_added: { en: 'added the passkey {passkey}', es: 'agregó la llave de acceso {passkey}' },
  passkey_renamed: { en: 'renamed a passkey to {passkey}', es: 'cambió el nombre de una llave de acceso a {passkey}' },
  passkey_removed: { en: 'removed the passkey {passkey}', es: 'quitó la llave de acceso {passkey}' },
  your_passkey_added: {
    en: 'The passkey {passkey} was added to your account',
    es: 'Se agregó la llave de acceso {passkey} a su cuenta',
  },
  your_passkey_removed: {
    en: 'The passkey {passkey} was removed from your account',
    es: 'Se quitó la llave de acceso {passkey} de su cuenta',
  },
  you_have_no_second_step: { en: 'You have no second step.', es: 'Usted no tiene un segundo paso.' },
  has_no_second_step: { en: '{name} has no second step.', es: '{name} no tiene un segundo paso.' },
  authenticator_there: {
    en: 'You already use an authenticator app. Remove it first.',
    es: 'Ya usa una aplicación de autenticación. Quítela primero.',
  },
  not_begun: { en: 'Begin setting up the app first.', es: 'Primero empiece a configurar la aplicación.' },
  owners_only: {
    en: 'Only owners can have this code. Ask an owner for a new password.',
    es: 'Solo los propietarios pueden tener este código. Pida una contraseña nueva a un propietario.',
  },
  signed_in_with_app: {
    en: 'signed in with their password and authenticator app',
    es: 'inició sesión con su contraseña y su aplicación de autenticación',
  },
  signed_in_with_recovery: {
    en: 'signed in with their password and a recovery code',
    es: 'inició sesión con su contraseña y un código de recuperación',
  },
  second_step_failed: {
    en: 'entered a wrong code after {name}’s password',
    es: 'escribió un código incorrecto después de la contraseña de {name}',
  },
  authenticator_added: { en: 'set up an authenticator app', es: 'configuró una aplicación de autenticación' },
  authenticator_removed: { en: 'removed their authenticator app', es: 'quitó su aplicación de autenticación' },
  recovery_codes_renewed: { en: 'replaced their recovery codes', es: 'reemplazó sus códigos de recuperación' },
  password_code_made: {
    en: 'made a code for a forgotten password',
    es: 'creó un código por si olvida su contraseña',
  },
  password_reset_by_code: {
    en: 'set a new password with their printed code',
    es: 'creó una nueva contraseña con su código impreso',
  },
  password_code_failed: {
    en: 'tried to set {name}’s password with a wrong code',
    es: 'intentó cambiar la contraseña de {name} con un código incorrecto',
  },
  second_step_reset: { en: 'reset {name}’s second step', es: 'restableció el segundo paso de {name}' },
  /** To the user, by email and in the product. */
  your_authenticator_added: {
    en: 'Your account now asks for a code from your authenticator app',
    es: 'Su cuenta ahora pide un código de su aplicación de autenticación',
  },
  your_authenticator_removed: {
    en: 'Your authenticator app was removed from your account',
    es: 'Se quitó la aplicación de autenticación de su cuenta',
  },
  your_codes_renewed: {
    en: 'Your recovery codes were replaced',
    es: 'Se reemplazaron sus códigos de recuperación',
  },
  your_recovery_code_used: {
    en: 'A recovery code was used to sign in to your account',
    es: 'Se usó un código de recuperación para iniciar sesión en su cuenta',
  },
  your_password_code_made: {
    en: 'A code to reset your password was made',
    es: 'Se creó un código para restablecer su contraseña',
  },
  your_second_step_reset: {
    en: '{name} reset the second step of your account',
    es: '{name} restableció el segundo paso de su cuenta',
  },
  server_operator: { en: 'The server operator', es: 'El operador del servidor' },
  not_expected: {
    en: 'If you didn’t expect this, change your password and tell your administrator.',
    es: 'Si no lo esperaba, cambie su contraseña y avise a su administrador.',
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
  choose_roles: { en: 'Choose at least one role of your company.', es: 'Elija al menos un rol de su empresa.' },
  choose_permissions: { en: 'Choose at least one permission.', es: 'Elija al menos un permiso.' },
  second_step_required_of: {
    nobody: { en: 'made the second step optional', es: 'dejó de exigir el segundo paso' },
    everyone: {
      en: 'required a second step of everyone, with {days, plural, one {# day} other {# days}} to set it up',
      es: 'exigió un segundo paso a todos, con {days, plural, one {# día} other {# días}} para configurarlo',
    },
    roles: {
      en: 'required a second step of {roles}, with {days, plural, one {# day} other {# days}} to set it up',
      es: 'exigió un segundo paso a {roles}, con {days, plural, one {# día} other {# días}} para configurarlo',
    },
    permissions: {
      en: 'required a second step by permission, with {days, plural, one {# day} other {# days}} to set it up',
      es: 'exigió un segundo paso según los permisos, con {days, plural, one {# día} other {# días}} para configurarlo',
    },
  },
  /** To the user, by email and in the product. */
  second_step_needed: {
    en: 'Your company requires a second step for your account',
    es: 'Su empresa exige un segundo paso para su cuenta',
  },
  set_up_in_days: {
    en: '{days, plural, =0 {Set it up now to continue working.} one {Set it up within # day under Your details.} other {Set it up within # days under Your details.}}',
    es: '{days, plural, =0 {Configúrelo ahora para seguir trabajando.} one {Configúrelo en # día en Sus datos.} other {Configúrelo en # días en Sus datos.}}',
  },
  no_single_sign_on: {
    en: 'No company account uses this address. Sign in with your password.',
    es: 'Ninguna cuenta de empresa usa esta dirección. Inicie sesión con su contraseña.',
  },
  provider_failed: {
    en: 'Your company’s sign-in page doesn’t answer. Try again in a minute.',
    es: 'La página de inicio de sesión de su empresa no responde. Inténtelo en un minuto.',
  },
  sso_required: {
    en: 'Your company signs in with its own accounts. Choose Company account.',
    es: 'Su empresa inicia sesión con sus propias cuentas. Elija Cuenta de empresa.',
  },
  break_glass_step: {
    en: 'Owners who sign in with a password need a second step here. Choose Company account.',
    es: 'Los propietarios que usan contraseña necesitan aquí un segundo paso. Elija Cuenta de empresa.',
  },
  signed_in_by_provider: { en: 'signed in with their company account', es: 'inició sesión con su cuenta de empresa' },
  joined_by_provider: { en: 'joined with their company account', es: 'se unió con su cuenta de empresa' },
  role_by_provider: {
    en: 'was given the role {role} by the identity provider',
    es: 'recibió el rol {role} del proveedor de identidad',
  },
  provider_failed_at_sign_in: {
    en: 'failed to sign in with a company account: {detail}',
    es: 'no pudo iniciar sesión con una cuenta de empresa: {detail}',
  },
  not_let_in: {
    en: 'came from the identity provider as {email} and wasn’t let in ({reason})',
    es: 'llegó del proveedor de identidad como {email} y no se le dejó entrar ({reason})',
  },
  client_secret_required: {
    en: 'Enter the client secret for this issuer and client.',
    es: 'Escriba el secreto del cliente para este emisor.',
  },
  enter_issuer: {
    en: 'Enter the issuer’s address, such as https://id.example.com.',
    es: 'Escriba la dirección del emisor, como https://id.example.com.',
  },
  enter_domain: { en: 'Enter a domain, such as example.com.', es: 'Escriba un dominio, como example.com.' },
  choose_other_role: {
    en: 'Choose a role of your company other than Owner.',
    es: 'Elija un rol de su empresa que no sea Propietario.',
  },
  verify_domain_first: { en: 'Verify a domain first.', es: 'Primero verifique un dominio.' },
  break_glass_needed: {
    en: 'Set up your own second step first. It lets you in when the provider is down.',
    es: 'Primero configure su propio segundo paso. Con él podrá entrar si el proveedor falla.',
  },
  owners_change_sign_in: {
    en: 'Only owners can change how members sign in.',
    es: 'Solo los propietarios pueden cambiar cómo entran los miembros.',
  },
  single_sign_on_set: {
    off: { en: 'turned single sign-on off', es: 'desactivó el inicio de sesión único' },
    optional: { en: 'set up single sign-on as optional', es: 'configuró el inicio de sesión único como opcional' },
    enforced: { en: 'made single sign-on required', es: 'hizo obligatorio el inicio de sesión único' },
  },
  provider_not_configured: {
    en: 'Save the issuer and the client first.',
    es: 'Primero guarde el emisor y el cliente.',
  },
  provider_answers: {
    en: 'The provider answers and signs with {keys, plural, one {# key} other {# keys}}.',
    es: 'El proveedor responde y firma con {keys, plural, one {# clave} other {# claves}}.',
  },
  provider_unreachable: { en: 'The provider doesn’t answer.', es: 'El proveedor no responde.' },
  provider_wrong: {
    en: 'The provider’s answer isn’t usable for single sign-on.',
    es: 'La respuesta del proveedor no sirve para el inicio de sesión único.',
  },
  domain_added: { en: 'added the domain {domain}', es: 'agregó el dominio {domain}' },
  domain_verified: { en: 'verified the domain {domain}', es: 'verificó el dominio {domain}' },
  domain_removed: { en: 'removed the domain {domain}', es: 'quitó el dominio {domain}' },
  no_record: {
    en: 'The TXT record isn’t there yet. It can take an hour to appear.',
    es: 'El registro TXT aún no aparece. Puede tardar una hora.',
  },
  domain_taken: {
    en: 'Another company on this server has verified this domain.',
    es: 'Otra empresa de este servidor ya verificó este dominio.',
  },
  fresh_sign_in_needed: {
    en: 'Sign in again with your company account, then continue here.',
    es: 'Inicie sesión otra vez con su cuenta de empresa y continúe aquí.',
  },
  directory: { en: 'Company directory', es: 'Directorio de la empresa' },
  directory_added: { en: 'added {name}', es: 'agregó a {name}' },
  directory_adopted: { en: 'began to manage {name}', es: 'comenzó a administrar a {name}' },
  directory_renamed: { en: 'changed the name of {name}', es: 'cambió el nombre de {name}' },
  directory_deactivated: {
    en: 'disabled {name} and ended their sessions',
    es: 'desactivó a {name} y cerró sus sesiones',
  },
  directory_activated: { en: 'enabled {name}', es: 'activó a {name}' },
  directory_role: { en: 'gave {name} the role {role}', es: 'dio a {name} el rol {role}' },
  directory_token_made: {
    en: 'made a token for the company directory',
    es: 'creó un token para el directorio de la empresa',
  },
  directory_token_ended: {
    en: 'ended the token of the company directory',
    es: 'anuló el token del directorio de la empresa',
  },
})
