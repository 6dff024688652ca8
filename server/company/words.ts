// Texts about signing up and the company’s profile. An actor’s name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  email_taken: {
    en: 'This email already has an account. Sign in or reset your password.',
    es: 'Este correo ya tiene una cuenta. Inicie sesión o cambie su contraseña.',
  },
  company_set_up: { en: 'set up {company}', es: 'configuró {company}' },
  staff_added: {
    en: 'was added to the staff on the server, as {role}',
    es: 'se agregó al personal desde el servidor, con el rol {role}',
  },
  contacts_changed: { en: 'changed the points of contact', es: 'cambió los puntos de contacto' },
  contact_name_required: {
    en: 'Enter a name. Homeowners see this contact.',
    es: 'Ingrese un nombre. Los propietarios ven este contacto.',
  },
  contact_phone_or_email_required: {
    en: 'Enter a phone or email. Homeowners see this contact.',
    es: 'Ingrese un teléfono o un correo. Los propietarios ven este contacto.',
  },
  numbers_given: {
    en: 'Numbers up to {last} are in use. Enter {next} or more.',
    es: 'Los números hasta {last} ya están en uso. Ingrese {next} o más.',
  },
  general_changed: { en: 'changed the general settings', es: 'cambió la configuración general' },
  profile_changed: { en: 'changed the company profile', es: 'cambió el perfil de la empresa' },
  licenses_changed: { en: 'changed the contractor licenses', es: 'cambió las licencias de contratista' },
  choose_image: { en: 'Choose an image.', es: 'Elija una imagen.' },
  not_an_image: {
    en: 'This isn’t a PNG, JPEG or WebP image. Save the logo in one of these formats.',
    es: 'Esta no es una imagen PNG, JPEG o WebP. Guarde el logotipo en uno de esos formatos.',
  },
  logo_changed: { en: 'changed the logo', es: 'cambió el logotipo' },
  metadata_too_large: {
    en: 'Use up to 20,000 characters of JSON and 10 levels.',
    es: 'Use hasta 20,000 caracteres de JSON y 10 niveles.',
  },
  metadata_changed: { en: 'changed the company’s custom fields', es: 'cambió los campos personalizados de la empresa' },
  sign_up_link_invalid: {
    en: 'This link is invalid. Sign up again.',
    es: 'Este enlace no es válido. Regístrese de nuevo.',
  },
  sign_up_link_used: { en: 'This link was already used. Sign in.', es: 'Este enlace ya se usó. Inicie sesión.' },
  sign_up_link_expired: { en: 'This link has expired. Sign up again.', es: 'Este enlace venció. Regístrese de nuevo.' },
  wrong_sign_up_password: {
    en: 'This isn’t the password you signed up with.',
    es: 'Esta no es la contraseña con la que se registró.',
  },
})
