// Texts about the team and its invitations. An actor’s name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  invited: { en: 'invited {email} as {role}', es: 'invitó a {email} con el rol {role}' },
  invited_by_link: { en: 'invited someone by link as {role}', es: 'invitó a alguien por enlace con el rol {role}' },
  invite_accepted_already: { en: 'This invitation was already accepted.', es: 'Esta invitación ya se aceptó.' },
  invite_revoked: { en: 'revoked the invitation as {role}', es: 'revocó la invitación con el rol {role}' },
  invite_for_another: { en: 'This invitation is for {email}.', es: 'Esta invitación es para {email}.' },
  member_joined: { en: '{name} joined {company}', es: '{name} se unió a {company}' },
  member_joined_as: {
    en: '{name} ({email}) joined {company} as {role}.',
    es: '{name} ({email}) se unió a {company} con el rol {role}.',
  },
  joined: { en: 'joined as {role}', es: 'se unió con el rol {role}' },
  email_has_account_elsewhere: {
    en: 'This email already has an account. Ask to be invited at another address.',
    es: 'Este correo ya tiene una cuenta. Pida que le inviten a otra dirección.',
  },
  no_such_invite: {
    en: 'Invitation not found. Ask for a new one.',
    es: 'No se encontró la invitación. Pida una nueva.',
  },
  invite_closed: {
    accepted: {
      en: 'This invitation was already used. If that was you, sign in.',
      es: 'Esta invitación ya se usó. Si fue usted, inicie sesión.',
    },
    revoked: {
      en: 'This invitation was revoked. Ask for a new one.',
      es: 'Esta invitación se revocó. Pida una nueva.',
    },
    expired: { en: 'This invitation has expired. Ask for a new one.', es: 'Esta invitación venció. Pida una nueva.' },
  },
  not_an_email: { en: '{email} isn’t a valid email.', es: '{email} no es un correo válido.' },
  twice_in_list: { en: '{email} is in the list twice.', es: '{email} está dos veces en la lista.' },
  invited_already: {
    en: '{email} has an open invitation. Revoke it to send a new one.',
    es: '{email} tiene una invitación abierta. Revóquela para enviar otra.',
  },
  support_team: { en: 'the support team', es: 'el equipo de soporte' },
  details_changed: { en: 'changed their name or phone', es: 'cambió su nombre o teléfono' },
  own_account: {
    role: {
      en: 'You can’t change your own role. Ask an owner.',
      es: 'No puede cambiar su propio rol. Consulte a un propietario de la cuenta.',
    },
    second_step: {
      en: 'Remove your own second step on your own page.',
      es: 'Quite su propio segundo paso en su propia página.',
    },
    disable: { en: 'You can’t disable your own account.', es: 'No puede desactivar su propia cuenta.' },
    password: {
      en: 'Change your own password in your settings.',
      es: 'Cambie su propia contraseña en su configuración.',
    },
    placement: {
      en: 'You can’t change your own manager or territory.',
      es: 'No puede cambiar su propio gerente o territorio.',
    },
  },
  choose_role: { en: 'Choose a role from your company.', es: 'Elija un rol de su empresa.' },
  role_above_own: {
    en: 'The role {role} has more permissions than yours. Ask an owner.',
    es: 'El rol {role} tiene más permisos que el suyo. Consulte a un propietario de la cuenta.',
  },
  role_changed: { en: 'changed the role of {name} to {role}', es: 'cambió el rol de {name} a {role}' },
  disabled: { en: 'disabled {name}', es: 'desactivó a {name}' },
  enabled: { en: 'enabled {name} again', es: 'reactivó a {name}' },
  not_joined: {
    en: '{name} hasn’t joined yet. Invite them by email instead.',
    es: '{name} aún no se ha unido. Envíe una invitación por correo.',
  },
  user_disabled: {
    en: '{name} is disabled. Enable them first.',
    es: 'La cuenta de {name} está desactivada. Reactívela primero.',
  },
  reset_mailed: {
    en: 'emailed {name} a password reset link',
    es: 'envió a {name} un enlace para cambiar la contraseña',
  },
  reset_not_mailed: {
    en: 'created a password reset link for {name}; no email server is set up',
    es: 'creó un enlace para cambiar la contraseña de {name}; no hay servidor de correo',
  },
  sessions_ended: {
    en: 'ended {count, plural, one {a session} other {# sessions}} of {name}',
    es: 'terminó {count, plural, one {una sesión} other {# sesiones}} de {name}',
  },
  not_allowed: { en: 'Your role doesn’t allow this.', es: 'Su rol no permite esto.' },
  last_owner: {
    en: '{name} is the last owner. Make someone else owner first.',
    es: '{name} es el último propietario de la cuenta. Primero asigne ese rol a otra persona.',
  },
  placement_changed: {
    en: 'changed manager or territory of {name}',
    es: 'cambió el gerente o el territorio de {name}',
  },
  invite_days: { en: '{days, plural, one {# day} other {# days}}', es: '{days, plural, one {# día} other {# días}}' },
  email_taken: { en: 'This email already has an account here.', es: 'Este correo ya tiene una cuenta aquí.' },
  above_own: {
    en: '{name} has more permissions than you. Ask an owner.',
    es: '{name} tiene más permisos que usted. Consulte a un propietario de la cuenta.',
  },
  choose_manager: { en: 'Choose an active member of your company.', es: 'Elija un miembro activo de su empresa.' },
  own_manager: { en: 'A member can’t be their own manager.', es: 'Un miembro no puede ser su propio gerente.' },
  manager_reports_to_member: {
    en: '{name} reports to this member. Choose someone else.',
    es: '{name} depende de este miembro. Elija a otra persona.',
  },
  join_by_provider: {
    en: 'Your company signs in with its own accounts. On the sign-in page, choose Company account.',
    es: 'Su empresa inicia sesión con sus propias cuentas. En la página de inicio, elija Cuenta de empresa.',
  },
})
