import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  title: { en: 'Fire code', es: 'Código contra incendios' },
  usual: { en: 'usual for the state', es: 'habitual del estado' },
  edition: { en: 'Edition', es: 'Edición' },
  edition_here: { en: 'By place: {edition}', es: 'Según el lugar: {edition}' },
  by_place: { en: 'rules of {place}', es: 'reglas de {place}' },
  street: { en: 'Street or driveway', es: 'Calle o entrada' },
  street_hint: {
    en: 'Where it lies from the house. One pathway must be on that side.',
    es: 'Dónde está vista desde la casa. Un paso debe estar de ese lado.',
  },
  unknown: { en: 'Not checked', es: 'Sin verificar' },
  north: { en: 'North', es: 'Norte' },
  northeast: { en: 'Northeast', es: 'Noreste' },
  east: { en: 'East', es: 'Este' },
  southeast: { en: 'Southeast', es: 'Sureste' },
  south: { en: 'South', es: 'Sur' },
  southwest: { en: 'Southwest', es: 'Suroeste' },
  west: { en: 'West', es: 'Oeste' },
  northwest: { en: 'Northwest', es: 'Noroeste' },
  sprinklered: { en: 'Fire sprinklers', es: 'Rociadores contra incendios' },
  sprinklered_hint: {
    en: 'Then {ridge} in at the ridge is enough up to {sprinklered_share}% of the roof instead of {share}%.',
    es: 'Entonces bastan {ridge} in junto a la cumbrera hasta el {sprinklered_share}% del techo en vez del {share}%.',
  },
  by_slope: { en: 'Measure each slope', es: 'Medir cada vertiente' },
  by_slope_hint: {
    en: 'Some officials count the share of each slope, not of the whole roof.',
    es: 'Algunas autoridades cuentan la parte de cada vertiente, no de todo el techo.',
  },
})
