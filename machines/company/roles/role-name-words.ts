// Names of the built-in roles, separate from their permissions: the menu shows the current user's role.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  names: {
    Owner: { en: 'Owner', es: 'Dueño' },
    Admin: { en: 'Admin', es: 'Administrador' },
    'Sales Manager': { en: 'Sales Manager', es: 'Gerente de ventas' },
    'Sales Rep': { en: 'Sales Rep', es: 'Vendedor' },
    Designer: { en: 'Designer', es: 'Diseñador' },
    Operations: { en: 'Operations', es: 'Operaciones' },
    Finance: { en: 'Finance', es: 'Finanzas' },
    Viewer: { en: 'Viewer', es: 'Solo lectura' },
    Support: { en: 'Support', es: 'Soporte' },
  },
})
