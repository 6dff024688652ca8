// What roles tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  delete_name: { en: 'Delete {name}?', es: '¿Eliminar {name}?' },
  role_has_members: {
    en: '{members} {members, plural, one {member has} other {members have}} this role. Choose a replacement.',
    es: '{members} {members, plural, one {miembro tiene} other {miembros tienen}} este rol. Elija con qué rol reemplazarlo.',
  },
  nobody_has_role_cannot: {
    en: 'No one has this role. You can’t restore it later.',
    es: 'Nadie tiene este rol. No podrá restaurarlo.',
  },
  choose_role_members_get: {
    en: 'Choose a replacement role for its members.',
    es: 'Elija un rol de reemplazo para sus miembros.',
  },
  delete_role: { en: 'Delete role', es: 'Eliminar rol' },
  role_members: { en: 'New role for its members', es: 'Nuevo rol para sus miembros' },
  role_for_pending_invites: { en: 'New role for pending invitations', es: 'Nuevo rol para invitaciones pendientes' },
  compare_permissions: { en: 'Compare permissions', es: 'Comparar permisos' },
  built_roles_comparison_your: {
    en: 'Edit your custom roles and the default permissions for new ones. Built-in roles are shown for comparison.',
    es: 'Edite sus roles personalizados y los permisos predeterminados de los roles nuevos. Los roles integrados se muestran para comparar.',
  },
  all_roles: { en: 'All roles', es: 'Todos los roles' },
  new_roles_column: { en: 'New roles', es: 'Roles nuevos' },
  permissions_saved: { en: 'Permissions saved', es: 'Permisos guardados' },
  search_permissions: { en: 'Search permissions', es: 'Buscar permisos' },
  no_permission_matches: { en: 'No matching permissions', es: 'Ningún permiso coincide' },
  permissions_role: { en: 'Permissions by role', es: 'Permisos por rol' },
  permission: { en: 'Permission', es: 'Permiso' },
  allowed_for_role: { en: 'Allowed for {name}', es: 'Permitido para {name}' },
  what_changes: { en: 'Changes', es: 'Cambios' },
  undo_all: { en: 'Undo all', es: 'Deshacer todo' },
  your_own_role_does: { en: 'Your role doesn’t have this permission.', es: 'Su rol no tiene este permiso.' },
  rename_name: { en: 'Rename {name}', es: 'Cambiar el nombre de {name}' },
  new_role: { en: 'New role', es: 'Nuevo rol' },
  starts_what_you_have: {
    en: 'It starts with your default permissions for new roles. You can change them next.',
    es: 'Comienza con los permisos predeterminados de los roles nuevos. Puede cambiarlos a continuación.',
  },
  make_role: { en: 'Create role', es: 'Crear rol' },
  use_2_60_characters: { en: 'Use 2 to 60 characters.', es: 'Use entre 2 y 60 caracteres.' },
  role_purpose: { en: 'Purpose', es: 'Propósito' },
  use_200_characters_fewer: { en: 'Use 200 characters or fewer.', es: 'Use 200 caracteres o menos.' },
  role: { en: 'Role', es: 'Rol' },
  role_not_found: {
    en: 'Role not found. It may have been deleted.',
    es: 'No se encontró el rol. Es posible que se haya eliminado.',
  },
  name_saved: { en: '{name} saved', es: '{name} se guardó' },
  built_role_stays_as: { en: 'Built-in roles can’t be edited.', es: 'Los roles integrados no se pueden editar.' },
  members: {
    en: '{members, plural, one {member} other {members}}',
    es: '{members, plural, one {miembro} other {miembros}}',
  },
  role_comes_product_make: {
    en: 'This is a built-in role. Create your own to choose its permissions.',
    es: 'Este rol está integrado. Cree el suyo para elegir los permisos.',
  },
  applies_to_members: {
    en: 'Applies to {members} {members, plural, one {member} other {members}} from their next click.',
    es: 'Se aplica a {members} {members, plural, one {miembro} other {miembros}} a partir del próximo clic.',
  },
  kind: { en: 'Type', es: 'Tipo' },
  built: { en: 'Built-in', es: 'Integrado' },
  custom: { en: 'Custom', es: 'Personalizado' },
  permissions: { en: 'Permissions', es: 'Permisos' },
  members_column: { en: 'Members', es: 'Miembros' },
  roles: { en: 'Roles', es: 'Roles' },
  what_members_may_see: {
    en: 'What members can see and do. Built-in roles can’t be edited, but you can add your own.',
    es: 'Lo que los miembros pueden ver y hacer. Los roles integrados no se pueden editar, pero puede agregar los suyos.',
  },
  adds: { en: 'Adds', es: 'Agrega' },
  removes: { en: 'Removes', es: 'Quita' },
  role_deleted: {
    en: '{reassigned, plural, =0 {{name} deleted} one {{name} deleted; # member moved} other {{name} deleted; # members moved}}',
    es: '{reassigned, plural, =0 {{name} se eliminó} one {{name} se eliminó; # miembro reasignado} other {{name} se eliminó; # miembros reasignados}}',
  },
})
