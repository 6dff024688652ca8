// Where an adder applies, as rule and verdict, and errors in a rule or a line of an adders file.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  /** Within a sentence. */
  field: {
    state: { en: 'the state', es: 'el estado' },
    utility: { en: 'the utility', es: 'la compañía eléctrica' },
    financing_type: { en: 'the financing', es: 'el financiamiento' },
    roof_type: { en: 'the roof', es: 'el techo' },
    panel: { en: 'the panel', es: 'el panel' },
    inverter: { en: 'the inverter', es: 'el inversor' },
    storage: { en: 'the battery', es: 'la batería' },
    other: { en: 'the other equipment', es: 'el otro equipo' },
    size_kw: { en: 'the size', es: 'el tamaño' },
    module_count: { en: 'the number of panels', es: 'la cantidad de paneles' },
    adder: { en: 'the adder', es: 'el adicional' },
  },
  field_label: {
    state: { en: 'State', es: 'Estado' },
    utility: { en: 'Utility', es: 'Compañía eléctrica' },
    financing_type: { en: 'Financing', es: 'Financiamiento' },
    roof_type: { en: 'Roof', es: 'Techo' },
    panel: { en: 'Panel', es: 'Panel' },
    inverter: { en: 'Inverter', es: 'Inversor' },
    storage: { en: 'Battery', es: 'Batería' },
    other: { en: 'Other equipment', es: 'Otros equipos' },
    size_kw: { en: 'Size', es: 'Tamaño' },
    module_count: { en: 'Number of panels', es: 'Cantidad de paneles' },
    adder: { en: 'Adder', es: 'Adicional' },
  },
  panels: { en: 'Panels', es: 'Paneles' },
  inverters: { en: 'Inverters', es: 'Inversores' },
  none: { en: 'None', es: 'Ninguno' },
  unknown: { en: 'Unknown', es: 'Sin dato' },
  /** Codes that a rule names. */
  code: {
    composition_shingle: { en: 'composition shingle', es: 'teja asfáltica' },
    concrete_tile: { en: 'concrete tile', es: 'teja de concreto' },
    clay_tile: { en: 'clay tile', es: 'teja de barro' },
    metal_standing_seam: { en: 'metal standing seam', es: 'metal de junta alzada' },
    metal_corrugated: { en: 'metal corrugated', es: 'metal corrugado' },
    flat: { en: 'flat', es: 'plano' },
    wood_shake: { en: 'wood shake', es: 'tejamanil de madera' },
    slate: { en: 'slate', es: 'pizarra' },
    other: { en: 'other', es: 'otro' },
    cash: { en: 'cash', es: 'contado' },
    loan: { en: 'loan', es: 'préstamo' },
    lease: { en: 'lease', es: 'arrendamiento' },
    ppa: { en: 'PPA', es: 'PPA' },
  },
  list_or: { en: '{first} or {last}', es: '{first} o {last}' },
  list_and: { en: '{first} and {last}', es: '{first} y {last}' },
  claim: {
    in_price: { en: '{name} is in the price', es: '{name} está en el precio' },
    not_in_price: { en: '{name} is not in the price', es: '{name} no está en el precio' },
    at_least: { en: '{field} is {least} or more', es: '{field} es de {least} o más' },
    at_most: { en: '{field} is {most} or less', es: '{field} es de {most} o menos' },
    between: { en: '{field} is {least} to {most}', es: '{field} es de {least} a {most}' },
    in: { en: '{field} is {list}', es: '{field} es {list}' },
    not_in: { en: '{field} is not {list}', es: '{field} no es {list}' },
  },
  group: {
    en: '{match, select, all {all of} other {any of}} ({claims})',
    es: '{match, select, all {todas estas} other {alguna de estas}} ({claims})',
  },
  both: { en: '{first}, and {next}', es: '{first}, y {next}' },
  either: { en: '{first}, or {next}', es: '{first}, o {next}' },
  verdict: {
    in_price: { en: '{name} is in the price.', es: '{name} está en el precio.' },
    not_in_price: { en: '{name} is not in the price.', es: '{name} no está en el precio.' },
    unknown: { en: '{field} isn’t known yet.', es: '{field} aún no se conoce.' },
    no_panel: { en: 'The design has no panels.', es: 'El diseño no tiene paneles.' },
    no_inverter: { en: 'The design has no inverter.', es: 'El diseño no tiene inversor.' },
    no_storage: { en: 'The design has no battery.', es: 'El diseño no tiene batería.' },
    no_other: { en: 'The design has no other equipment.', es: 'El diseño no tiene otros equipos.' },
    below: {
      en: '{field} is {value}, which is less than {least}.',
      es: '{field} es de {value}, menos que {least}.',
    },
    above: {
      en: '{field} is {value}, which is more than {most}.',
      es: '{field} es de {value}, más que {most}.',
    },
    at_least: {
      en: '{field} is {value}, which is at least {least}.',
      es: '{field} es de {value}, al menos {least}.',
    },
    at_most: {
      en: '{field} is {value}, which is at most {most}.',
      es: '{field} es de {value}, como máximo {most}.',
    },
    between: {
      en: '{field} is {value}, which is from {least} to {most}.',
      es: '{field} es de {value}, entre {least} y {most}.',
    },
    listed: {
      en: '{field} is {shown}, which is on the list: {list}.',
      es: '{field} es {shown}, que está en la lista: {list}.',
    },
    not_listed: {
      en: '{field} is {shown}, which isn’t on the list: {list}.',
      es: '{field} es {shown}, que no está en la lista: {list}.',
    },
  },
  minimum_required: { en: 'Enter a minimum.', es: 'Ingrese un mínimo.' },
  maximum_required: { en: 'Enter a maximum.', es: 'Ingrese un máximo.' },
  minimum_above_maximum: {
    en: 'Enter a minimum no higher than the maximum.',
    es: 'Ingrese un mínimo que no supere el máximo.',
  },
  band_end_too_low: {
    en: 'End the band above its starting size.',
    es: 'El rango debe terminar por encima de su tamaño inicial.',
  },
  band_overlaps: { en: 'Overlaps the band {band}.', es: 'Se superpone con el rango {band}.' },
  open_band: { en: '{from} kW and up', es: 'desde {from} kW' },
  band: { en: '{from} to {to} kW', es: '{from} a {to} kW' },
  csv: {
    match_name: { en: 'Match a column with the name.', es: 'Asigne una columna con el nombre.' },
    name_required: { en: 'Enter a name.', es: 'Ingrese un nombre.' },
    amount_required: {
      en: 'Enter an amount, or $0 if it’s free.',
      es: 'Ingrese un monto, o $0 si es gratis.',
    },
    bad_band: {
      en: '“{cell}” isn’t a valid band. Use the format 0-5 = $1,500; 5-8 = $900; 8- = $0.',
      es: '“{cell}” no es un rango válido. Use el formato 0-5 = $1,500; 5-8 = $900; 8- = $0.',
    },
    method_required: {
      en: 'Enter a pricing method: {methods}.',
      es: 'Ingrese un método de precio: {methods}.',
    },
    bad_method: {
      en: '“{cell}” isn’t a pricing method. Use one of: {methods}.',
      es: '“{cell}” no es un método de precio. Use uno de estos: {methods}.',
    },
    bad_base: {
      en: '“{cell}” can’t have a percentage. Use one of: {bases}.',
      es: 'No se puede calcular un porcentaje de “{cell}”. Use uno de estos: {bases}.',
    },
    bad_effect: {
      en: '“{cell}” isn’t valid. Enter Charge or Discount.',
      es: '“{cell}” no es válido. Ingrese Charge o Discount.',
    },
    bad_position: {
      en: '“{cell}” isn’t a valid position. Enter a whole number.',
      es: '“{cell}” no es una posición válida. Ingrese un número entero.',
    },
    negative_amount: {
      en: '“{cell}” is below zero. For a discount, enter a positive amount and Discount.',
      es: '“{cell}” es menor que cero. Para un descuento, ingrese un monto positivo y Discount.',
    },
    bad_amount: {
      en: '“{cell}” isn’t a dollar amount. Use the format $1,250.50.',
      es: '“{cell}” no es un monto en dólares. Use el formato $1,250.50.',
    },
    bad_percentage: {
      en: '“{cell}” isn’t a percentage. Use the format 5%.',
      es: '“{cell}” no es un porcentaje. Use el formato 5%.',
    },
    percentage_out_of_range: {
      en: '“{cell}” is out of range. Enter more than 0%, up to 100%.',
      es: '“{cell}” está fuera de rango. Ingrese más de 0% y hasta 100%.',
    },
    bad_yes_no: {
      en: '“{cell}” isn’t valid. Enter Yes or No.',
      es: '“{cell}” no es válido. Ingrese Yes o No.',
    },
  },
})
