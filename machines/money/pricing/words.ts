// How a price is made, line by line, and the unit prices a company sets.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  panels_times_price: {
    en: '{count, plural, one {# panel} other {# panels}} × {price}',
    es: '{count, plural, one {# panel} other {# paneles}} × {price}',
  },
  area_times_price: {
    en: '{area} sq ft of panels × {price}',
    es: '{area} pies cuadrados de paneles × {price}',
  },
  no_band: { en: '{size} is outside every size band', es: '{size} está fuera de todos los rangos de tamaño' },
  open_band: {
    en: '{size} falls in the band of {from} kW and up',
    es: '{size} está en el rango desde {from} kW',
  },
  band: {
    en: '{size} falls in the {from}–{to} kW band',
    es: '{size} está en el rango de {from} a {to} kW',
  },
  entered: { en: 'Entered for this project', es: 'Ingresado para este proyecto' },
  once: { en: 'Once per project', es: 'Una vez por proyecto' },
  flat_base: { en: 'Flat price for every system', es: 'Precio fijo para todos los sistemas' },
  cost_plus_base: { en: 'System cost plus markup', es: 'Costo del sistema más margen' },
  price_set: {
    en: 'Set to {price} for this project instead of {catalog_price}',
    es: 'Fijado en {price} para este proyecto en lugar de {catalog_price}',
  },
  limited_to_rest: {
    en: '{why}, limited to the remaining {amount}',
    es: '{why}, limitado a los {amount} restantes',
  },
  percentage: {
    en: '{share}% of {base, select, storage {the batteries} base_and_adders {base price and adders} before_discounts {the price before discounts} other {the base price}}, {amount}',
    es: '{share}% {base, select, storage {de las baterías} base_and_adders {del precio base y los adicionales} before_discounts {del precio antes de descuentos} other {del precio base}}, {amount}',
  },
  share_base: {
    base: { en: 'the base price', es: 'el precio base' },
    storage: { en: 'the batteries', es: 'las baterías' },
    base_and_adders: { en: 'base price and adders', es: 'precio base y adicionales' },
    before_discounts: { en: 'the price before discounts', es: 'el precio antes de descuentos' },
  },
  percentage_unit: {
    en: '{share}% of {base, select, storage {the batteries} base_and_adders {base price and adders} before_discounts {the price before discounts} other {the base price}}',
    es: '{share}% {base, select, storage {de las baterías} base_and_adders {del precio base y los adicionales} before_discounts {del precio antes de descuentos} other {del precio base}}',
  },
  discount: { en: '{price} off', es: '{price} de descuento' },
  set_in_project: { en: 'set in the project', es: 'se fija en el proyecto' },
  per_unit: { en: '{price} per {unit}', es: '{price} por {unit}' },
  each: { en: '{price} each', es: '{price} por unidad' },
  per_kw: { en: '{price} per kW', es: '{price} por kW' },
  per_watt: { en: '{price} per watt', es: '{price} por vatio' },
  per_panel: { en: '{price} per panel', es: '{price} por panel' },
  per_area: { en: '{price} per sq ft of panels', es: '{price} por pie cuadrado de paneles' },
})
