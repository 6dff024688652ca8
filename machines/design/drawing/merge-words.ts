// Parts of a drawing that two people changed.
import { catalog } from '../../words/catalog.ts'

export const merging = catalog({
  sheet: { en: 'the background', es: 'el fondo' },
  horizon: { en: 'the horizon', es: 'el horizonte' },
  setbacks: { en: 'the setbacks', es: 'los retiros' },
  fire: { en: 'the fire code', es: 'el código de incendios' },
  inverters: { en: 'the inverters', es: 'los inversores' },
  storage: { en: 'the batteries', es: 'las baterías' },
  losses: { en: 'the losses', es: 'las pérdidas' },
  roof: { en: 'a roof', es: 'un techo' },
  obstruction: { en: 'an obstruction', es: 'un obstáculo' },
  tree: { en: 'a tree', es: 'un árbol' },
  settings: { en: 'the settings', es: 'los ajustes' },
})
