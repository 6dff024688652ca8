// The built-in roles, apart from what each may do: the menu names the one of whoever is signed in.
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
