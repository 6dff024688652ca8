// Texts about roles. An actor’s name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  permissions_changed: { en: 'changed the permissions of {role}', es: 'cambió los permisos de {role}' },
  role_created: { en: 'created the role {role}', es: 'creó el rol {role}' },
  role_renamed: { en: 'renamed the role {role}', es: 'cambió el nombre del rol {role}' },
  role_has_members: {
    en: '{count, plural, one {# member has} other {# members have}} this role. Choose a replacement.',
    es: '{count, plural, one {# miembro tiene} other {# miembros tienen}} este rol. Elija un reemplazo.',
  },
  choose_another_role: { en: 'Choose another role from your company.', es: 'Elija otro rol de su empresa.' },
  own_limited_role: {
    en: 'Your own role has limits. Ask someone else to delete it.',
    es: 'Su propio rol tiene límites. Pida a otra persona que lo elimine.',
  },
  role_has_invites: {
    en: 'Pending invitations use this role. Choose a replacement.',
    es: 'Hay invitaciones pendientes con este rol. Elija un reemplazo.',
  },
  role_deleted: { en: 'deleted the role {role}', es: 'eliminó el rol {role}' },
  default_permissions_changed: {
    en: 'changed the default permissions for new roles',
    es: 'cambió los permisos predeterminados de los roles nuevos',
  },
  system_role: {
    en: '{role} is a built-in role and can’t be edited.',
    es: '{role} es un rol integrado y no se puede editar.',
  },
  beyond_own: {
    en: 'You can only give or remove permissions your own role has.',
    es: 'Solo puede dar o quitar permisos que su propio rol tiene.',
  },
  name_taken: {
    en: 'A role with this name already exists. Choose another name.',
    es: 'Ya existe un rol con este nombre. Elija otro.',
  },
})
