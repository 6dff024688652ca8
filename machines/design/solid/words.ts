// Faults of a roof as one solid. Apart from the designer's other texts, which every device keeps.
import { catalog } from '../../words/catalog.ts'

export const words = catalog({
  roof_drawing: { en: 'Roof drawing', es: 'Dibujo del techo' },
  surfaces_overlap: {
    en: '{one} and {other} overlap by {area, number} sq ft, so panels there would count twice. Cut them, or move one.',
    es: '{one} y {other} se superponen en {area, number} pies cuadrados, así que los paneles de ahí se contarían dos veces. Recórtelos o mueva uno.',
  },
})
