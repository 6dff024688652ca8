// Text alternatives for a picture of a roof.
import { catalog } from '../../words/catalog.ts'

export const words = catalog({
  house: {
    en: 'The house with {module_count, plural, one {# solar panel} other {# solar panels}}, {size}',
    es: 'La casa con {module_count, plural, one {# panel solar} other {# paneles solares}}, {size}',
  },
  plan: {
    en: 'The roof from above with {module_count, plural, one {# solar panel} other {# solar panels}}, {size}',
    es: 'El techo visto desde arriba con {module_count, plural, one {# panel solar} other {# paneles solares}}, {size}',
  },
  typed: {
    en: '{module_count, plural, one {# solar panel} other {# solar panels}}, {size}, by roof plane: {planes}',
    es: '{module_count, plural, one {# panel solar} other {# paneles solares}}, {size}, por plano de techo: {planes}',
  },
})
