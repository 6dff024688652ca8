// Contradictions in equipment, reasons a row is skipped, and names of fields and lists.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  kinds: {
    panel: { one: { en: 'panel', es: 'panel' }, many: { en: 'panels', es: 'paneles' } },
    inverter: { one: { en: 'inverter', es: 'inversor' }, many: { en: 'inverters', es: 'inversores' } },
    storage: { one: { en: 'battery', es: 'batería' }, many: { en: 'batteries', es: 'baterías' } },
  },
  fields: {
    manufacturer: { en: 'Manufacturer', es: 'Fabricante' },
    model: { en: 'Model', es: 'Modelo' },
    power_w: { en: 'Power (W)', es: 'Potencia (W)' },
    length_m: { en: 'Length (m)', es: 'Largo (m)' },
    width_m: { en: 'Width (m)', es: 'Ancho (m)' },
    temp_coeff_pmax: { en: 'Power temperature coefficient (%/°C)', es: 'Coeficiente térmico de potencia (%/°C)' },
    temp_coeff_voc: { en: 'Voltage temperature coefficient (%/°C)', es: 'Coeficiente térmico de voltaje (%/°C)' },
    voc: { en: 'Voc (V)', es: 'Voc (V)' },
    vmp: { en: 'Vmp (V)', es: 'Vmp (V)' },
    isc: { en: 'Isc (A)', es: 'Isc (A)' },
    imp: { en: 'Imp (A)', es: 'Imp (A)' },
    noct_c: { en: 'NOCT (°C)', es: 'NOCT (°C)' },
    weight_kg: { en: 'Weight (kg)', es: 'Peso (kg)' },
    technology: { en: 'Technology', es: 'Tecnología' },
    bifacial: { en: 'Bifacial', es: 'Bifacial' },
    warranty_years: { en: 'Warranty (years)', es: 'Garantía (años)' },
    degradation: { en: 'Degradation (%/year)', es: 'Degradación (%/año)' },
    price_usd: { en: 'Cost ($)', es: 'Costo ($)' },
    efficiency: { en: 'Efficiency (%)', es: 'Eficiencia (%)' },
    type: { en: 'Type', es: 'Tipo' },
    ac_power_w: { en: 'AC power (W)', es: 'Potencia CA (W)' },
    ac_voltage_v: { en: 'Grid voltage (V)', es: 'Voltaje de red (V)' },
    efficiency_cec: { en: 'CEC efficiency (%)', es: 'Eficiencia CEC (%)' },
    max_dc_w: { en: 'Maximum DC power (W)', es: 'Potencia CC máxima (W)' },
    max_dc_v: { en: 'Maximum DC voltage (V)', es: 'Voltaje CC máximo (V)' },
    mppt_min_v: { en: 'MPPT minimum (V)', es: 'MPPT mínimo (V)' },
    mppt_max_v: { en: 'MPPT maximum (V)', es: 'MPPT máximo (V)' },
    mppt_count: { en: 'MPPT inputs', es: 'Entradas MPPT' },
    max_series_fuse_a: { en: 'Maximum series fuse (A)', es: 'Fusible máximo en serie (A)' },
    max_system_v: { en: 'Maximum system voltage (V)', es: 'Voltaje máximo del sistema (V)' },
    limits_source: { en: 'Source of limits', es: 'Fuente de los límites' },
    ac_current_a: { en: 'AC output current (A)', es: 'Corriente de salida CA (A)' },
    units_per_branch: { en: 'Units per branch', es: 'Unidades por circuito' },
    branch_breaker_a: { en: 'Branch breaker (A)', es: 'Interruptor del circuito (A)' },
    strings_per_input: { en: 'Strings per MPPT', es: 'Cadenas por MPPT' },
    max_short_circuit_a: { en: 'Maximum short-circuit current (A)', es: 'Corriente de cortocircuito máxima (A)' },
    optimizer_model: { en: 'Optimizer', es: 'Optimizador' },
    optimizers_least: { en: 'Fewest optimizers per string', es: 'Mínimo de optimizadores por cadena' },
    optimizers_most: { en: 'Most optimizers per string', es: 'Máximo de optimizadores por cadena' },
    optimizer_string_w: { en: 'Panel power per optimizer string (W)', es: 'Potencia de panel por cadena (W)' },
    optimizer_output_a: { en: 'Optimizer output current (A)', es: 'Corriente de salida del optimizador (A)' },
    optimizer_max_v: { en: 'Optimizer input voltage (V)', es: 'Voltaje de entrada del optimizador (V)' },
    optimizer_max_isc_a: {
      en: 'Optimizer short-circuit current (A)',
      es: 'Corriente de cortocircuito del optimizador (A)',
    },
    max_input_current_a: { en: 'Maximum input current (A)', es: 'Corriente de entrada máxima (A)' },
    usable_kwh: { en: 'Usable capacity (kWh)', es: 'Capacidad útil (kWh)' },
    power_kw: { en: 'Power (kW)', es: 'Potencia (kW)' },
    round_trip_efficiency: { en: 'Round-trip efficiency (%)', es: 'Eficiencia de ida y vuelta (%)' },
    chemistry: { en: 'Chemistry', es: 'Química' },
    coupling: { en: 'Coupling', es: 'Acoplamiento' },
    replacement_usd: { en: 'Replacement cost ($)', es: 'Costo de reemplazo ($)' },
    replacement_year: { en: 'Replacement year', es: 'Año de reemplazo' },
    amount_usd: { en: 'Selling price ($)', es: 'Precio de venta ($)' },
  },
  notes: {
    no_warranty: {
      en: 'The list has no warranties. Enter them later.',
      es: 'La lista no indica garantías. Agréguelas después.',
    },
    no_degradation: {
      en: 'The list has no degradation; new panels get 0.5% a year.',
      es: 'La lista no indica degradación; los paneles nuevos reciben 0.5% al año.',
    },
    micro_by_voltage: {
      en: 'Inverters for one panel’s voltage (up to 100 V and 2,500 W) are imported as microinverters. Enter their inputs later.',
      es: 'Los inversores para el voltaje de un panel (hasta 100 V y 2,500 W) se importan como microinversores. Indique luego sus entradas.',
    },
    sam_limits_left_out: {
      en: 'Vdcmax and Idcmax describe the list’s test, not the inverter’s limits, so those stay empty. Enter them from the datasheet.',
      es: 'Vdcmax e Idcmax describen la prueba de la lista, no los límites del inversor, que quedan vacíos. Indíquelos según la ficha técnica.',
    },
    measured_range: {
      en: 'The list’s measured voltage range is used as the MPPT range.',
      es: 'El rango de voltaje medido en la lista se usa como rango MPPT.',
    },
    nameplate_capacity: {
      en: 'The list has nameplate capacity, which is used as usable capacity. Correct it where needed.',
      es: 'La lista indica la capacidad nominal, que se usa como capacidad útil. Corríjala donde haga falta.',
    },
    coupling_by_voltage: {
      en: 'Systems with a grid voltage are imported as AC-coupled, batteries as DC-coupled.',
      es: 'Los sistemas con voltaje de red se importan con acoplamiento CA; las baterías, con acoplamiento CC.',
    },
    efficiency_from_curve: {
      en: 'CEC efficiency is calculated from the Sandia model’s curve at its reference voltage.',
      es: 'La eficiencia CEC se calcula con la curva del modelo Sandia a su voltaje de referencia.',
    },
    costs_left_out: {
      en: 'Your role can’t see costs, so the cost column was left out.',
      es: 'Su función no puede ver costos, así que se omitió la columna de costos.',
    },
  },
  unusual: {
    figure: {
      en: '{field} is {value}; usual is {least} to {most}.',
      es: '{field} es {value}; lo usual es de {least} a {most}.',
    },
    fraction: {
      en: '{field} is {value}; usual is {least} to {most}. Is {meant} meant?',
      es: '{field} es {value}; lo usual es de {least} a {most}. ¿Es {meant}?',
    },
  },
  row: {
    formula: {
      en: '{heading} has a formula. Replace it with its value and choose the file again.',
      es: '{heading} tiene una fórmula. Reemplácela por su valor y elija de nuevo el archivo.',
    },
    not_a_number: { en: '{heading}: “{text}” is not a number.', es: '{heading}: “{text}” no es un número.' },
    missing: { en: '{heading} is missing.', es: 'Falta {heading}.' },
    no_size: {
      en: 'The list has neither length and width nor an area.',
      es: 'La lista no tiene largo y ancho ni área.',
    },
    area_differs: {
      en: '{length} × {width} m is {made} m², but the list says {area} m².',
      es: '{length} × {width} m son {made} m², pero la lista dice {area} m².',
    },
    name_without_maker: {
      en: 'The name is not written as “Maker: Model”.',
      es: 'El nombre no está escrito como “Fabricante: Modelo”.',
    },
    start_power_too_high: {
      en: 'The inverter’s start-up power exceeds its DC power.',
      es: 'La potencia de arranque del inversor supera su potencia CC.',
    },
    write_one_of: { en: '{heading}: enter {first} or {second}.', es: '{heading}: escriba {first} o {second}.' },
    write_yes_or_no: { en: '{heading}: enter yes or no.', es: '{heading}: escriba yes o no.' },
  },
  faults: {
    both_sides: {
      en: 'Enter both length and width, or neither.',
      es: 'Indique largo y ancho, o ninguno.',
    },
    power_differs: {
      en: '{length} × {width} m at {efficiency} is {made} W, not {power} W. Check size, efficiency and power.',
      es: '{length} × {width} m con {efficiency} son {made} W, no {power} W. Verifique medidas, eficiencia y potencia.',
    },
    only_micro: {
      en: 'Only microinverters have a number of units per branch.',
      es: 'Solo los microinversores tienen unidades por circuito.',
    },
    optimizers_reversed: {
      en: 'The fewest optimizers can’t exceed the most.',
      es: 'El mínimo de optimizadores no puede superar el máximo.',
    },
    vmp_above_voc: {
      en: 'Vmp must be below Voc.',
      es: 'Vmp debe ser menor que Voc.',
    },
    imp_above_isc: {
      en: 'Imp must not exceed Isc.',
      es: 'Imp no puede superar Isc.',
    },
    vmp_imp_differs: {
      en: '{vmp} V × {imp} A is {made} W, not {power} W.',
      es: '{vmp} V × {imp} A son {made} W, no {power} W.',
    },
    micro_too_strong: {
      en: 'Microinverters have at most {most} W. Choose string inverter if it is one.',
      es: 'Los microinversores tienen como máximo {most} W. Elija inversor de cadena si lo es.',
    },
    micro_too_many_panels: {
      en: 'A microinverter serves at most {most} panels.',
      es: 'Un microinversor sirve a {most} paneles como máximo.',
    },
    dc_too_low: {
      en: 'Maximum DC power must be at least half of the AC power.',
      es: 'La potencia CC máxima debe ser al menos la mitad de la potencia CA.',
    },
    mppt_reversed: {
      en: 'The MPPT minimum must be below the maximum.',
      es: 'El MPPT mínimo debe ser menor que el máximo.',
    },
    mppt_above_limit: {
      en: 'Maximum DC voltage must not be below the MPPT range.',
      es: 'El voltaje CC máximo no puede ser menor que el rango MPPT.',
    },
    empties_too_fast: {
      en: '{power} kW would empty {capacity} kWh in under three minutes.',
      es: '{power} kW vaciarían {capacity} kWh en menos de tres minutos.',
    },
    both_of_replacement: {
      en: 'Enter both replacement cost and year, or neither.',
      es: 'Indique costo y año de reemplazo, o ninguno.',
    },
  },
})
