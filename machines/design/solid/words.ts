// Faults of a roof as one solid. Apart from the designer's other texts, which every device keeps.
import { catalog } from '../../words/catalog.ts'

export const words = catalog({
  roof_drawing: { en: 'Roof drawing', es: 'Dibujo del techo' },
  surfaces_overlap: {
    en: '{one} and {other} overlap by {area, number} sq ft, so panels there would count twice. Cut them, or move one.',
    es: '{one} y {other} se superponen en {area, number} pies cuadrados, así que los paneles de ahí se contarían dos veces. Recórtelos o mueva uno.',
  },
  footprint_crosses: {
    en: 'The footprint crosses itself. Move the corner back.',
    es: 'La planta del techo se cruza a sí misma. Regrese la esquina.',
  },
  pitch_too_low: {
    en: 'A pitch below 1° makes a flat roof. Choose Flat, or a steeper pitch.',
    es: 'Una pendiente menor de 1° da un techo plano. Elija Plano o una pendiente mayor.',
  },
  roof_not_found: {
    en: 'These slopes can’t meet: two sides in one line have different pitches. Choose another eave side or kind.',
    es: 'Estas pendientes no pueden encontrarse: dos lados en línea tienen pendientes distintas. Elija otro lado del alero u otro tipo.',
  },
  dormer_off_roof: {
    en: 'A dormer needs a sloped face of this roof under its front wall.',
    es: 'Una buhardilla necesita una cara inclinada de este techo bajo su pared frontal.',
  },
  dormer_too_large: {
    en: 'The dormer would reach past this face of the roof. Make it narrower or lower, or move it toward the eave’s middle.',
    es: 'La buhardilla se saldría de esta cara del techo. Hágala más angosta o más baja, o muévala hacia el centro del alero.',
  },
  dormer_too_steep: {
    en: 'A shed dormer must be flatter than the roof below it ({pitch}°).',
    es: 'Una buhardilla de un agua debe ser más plana que el techo debajo ({pitch}°).',
  },
  dormer_too_wide: {
    en: 'A hip dormer this wide has no ridge. Make it narrower, or its wall higher.',
    es: 'Una buhardilla a cuatro aguas tan ancha no tiene cumbrera. Hágala más angosta o suba su pared.',
  },
  too_many_planes: {
    en: 'A drawing can have up to {most} planes. Draw a simpler footprint, or fewer dormers.',
    es: 'Un dibujo puede tener hasta {most} planos. Dibuje una planta más sencilla o menos buhardillas.',
  },
  same_roof: { en: 'Two roofs have the same ID.', es: 'Dos techos tienen el mismo ID.' },
  roof_missing: {
    en: '{name} names a roof that isn’t in the drawing.',
    es: '{name} indica un techo que no está en el dibujo.',
  },
  roof_differs: {
    en: 'The planes of this roof don’t follow from its footprint, kind and pitch.',
    es: 'Los planos de este techo no corresponden a su planta, tipo y pendiente.',
  },
  dormers_meet: {
    en: 'Two dormers would overlap. Move them apart.',
    es: 'Dos buhardillas se superpondrían. Sepárelas.',
  },
})
