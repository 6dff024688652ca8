// Where the lowest temperature of a house comes from, and when to doubt it.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  zone_place: { en: 'ZIP code {zip}', es: 'código postal {zip}' },
  zone_source: { en: 'USDA Plant Hardiness Zone {zone}, 2023', es: 'zona de rusticidad {zone} del USDA, 2023' },
  header_source: {
    en: 'extreme annual mean minimum in the header of {file}',
    es: 'promedio de las mínimas anuales en el encabezado de {file}',
  },
  estimate_less: {
    en: 'estimate: coldest hour of the weather year less 18 °F (10 °C)',
    es: 'estimación: hora más fría del año meteorológico menos 18 °F (10 °C)',
  },
  estimate_as_is: {
    en: 'estimate: coldest hour of the weather year',
    es: 'estimación: hora más fría del año meteorológico',
  },
  estimated: {
    en: 'This is an estimate. Upload an EPW file with design conditions, or check a nearby weather station.',
    es: 'Es una estimación. Suba un archivo EPW con condiciones de diseño o consulte una estación meteorológica cercana.',
  },
  far: {
    en: 'The house is {miles} mi from {place}. Compare with a weather station closer to it.',
    es: 'La casa está a {miles} mi de {place}. Compare con una estación meteorológica más cercana.',
  },
  other_height: {
    en: 'The house is about {feet, number} ft {side, select, above {above} other {below}} {place}. Compare with a station at its elevation.',
    es: 'La casa está unos {feet, number} pies {side, select, above {por encima} other {por debajo}} de {place}. Compare con una estación a su altitud.',
  },
  high: {
    en: 'At about {feet, number} ft, cold valleys can get 10 °F (6 °C) colder than this. Compare with a nearby station.',
    es: 'A unos {feet, number} pies, los valles fríos pueden ser 10 °F (6 °C) más fríos. Compare con una estación cercana.',
  },
})
