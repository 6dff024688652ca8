import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  compass: { en: 'Compass', es: 'Brújula' },
  zoom_in: { en: 'Zoom in', es: 'Acercar' },
  zoom_out: { en: 'Zoom out', es: 'Alejar' },
  turn: { en: 'Rotate', es: 'Girar' },
  from_above: { en: 'View from above', es: 'Ver desde arriba' },
  first_view: { en: 'Reset view', es: 'Restablecer vista' },
  site: {
    en: '{planes, plural, =0 {Site with no roof} one {# roof plane} other {# roof planes}}{panels, plural, =0 {} one { with # panel} other { with # panels}}{around, select, none {.} obstructions {; on and around it {obstructions, plural, one {# obstruction} other {# obstructions}}.} trees {; on and around it {trees, plural, one {# tree} other {# trees}}.} other {; on and around it {obstructions, plural, one {# obstruction} other {# obstructions}} and {trees, plural, one {# tree} other {# trees}}.}}',
    es: '{planes, plural, =0 {Sitio sin techo} one {# plano del techo} other {# planos del techo}}{panels, plural, =0 {} one { con # panel} other { con # paneles}}{around, select, none {.} obstructions {; encima y alrededor: {obstructions, plural, one {# obstáculo} other {# obstáculos}}.} trees {; encima y alrededor: {trees, plural, one {# árbol} other {# árboles}}.} other {; encima y alrededor: {obstructions, plural, one {# obstáculo} other {# obstáculos}} y {trees, plural, one {# árbol} other {# árboles}}.}}',
  },
})
