// Designer texts: faults and findings of a drawing, compatibility of panels and inverters, and the names of losses and
// uncertainties of a year’s estimate.
import { catalog } from '../words/catalog.ts'

export const words = catalog({
  mountings: {
    roof: { en: 'Flush on the roof', es: 'Al ras del techo' },
    roof_rack: { en: 'Tilted rack on the roof', es: 'Estructura inclinada sobre el techo' },
    ground: { en: 'Ground rack', es: 'Estructura en el suelo' },
    carport: { en: 'Carport', es: 'Cochera solar' },
  },
  losses: {
    horizon: { en: 'Horizon and shading', es: 'Horizonte y sombras' },
    reflection: { en: 'Reflection', es: 'Reflexión' },
    rear: { en: 'Bifacial rear gain', es: 'Ganancia de la cara trasera' },
    temperature: { en: 'Temperature', es: 'Temperatura' },
    mismatch: { en: 'Shade mismatch', es: 'Desajuste por sombra' },
    snow: { en: 'Snow', es: 'Nieve' },
    system: { en: 'System losses', es: 'Pérdidas del sistema' },
    inverter: { en: 'Inverter', es: 'Inversor' },
    clipping: { en: 'Clipping', es: 'Recorte' },
  },
  sources: {
    weather_data: { en: 'Weather data', es: 'Datos meteorológicos' },
    model: { en: 'Plane-of-array model', es: 'Modelo de luz en el plano' },
    module_rating: { en: 'Module power', es: 'Potencia de los módulos' },
    soiling_and_snow: { en: 'Soiling and snow', es: 'Suciedad y nieve' },
    shading: { en: 'Shading', es: 'Sombras' },
    other: { en: 'Other losses', es: 'Otras pérdidas' },
    years: { en: 'Year-to-year variation', es: 'Variación entre años' },
    place: { en: 'Sunlight at the address, between stations', es: 'Luz solar en la dirección, entre estaciones' },
    file_years: { en: 'Variation between years of the weather file', es: 'Variación entre los años del archivo' },
  },
  faults: {
    rows_need_rack: {
      en: 'Rows require a rack, ground or carport mounting.',
      es: 'Las filas requieren un montaje en estructura, en el suelo o en cochera.',
    },
    tracker_needs_ground: {
      en: 'Trackers require a ground rack.',
      es: 'Los seguidores solares requieren una estructura en el suelo.',
    },
    tracker_needs_rows: { en: 'Enter rows for the tracker.', es: 'Indique las filas del seguidor solar.' },
    humidity_required: {
      en: 'Enter humidity for months with snow.',
      es: 'Indique la humedad de los meses con nieve.',
    },
    too_many_days: { en: 'This month has {days} days.', es: 'Este mes tiene {days} días.' },
    too_many_modules: {
      en: 'A drawing can have up to {most, number} panels; this one has {total, number}.',
      es: 'Un dibujo puede tener hasta {most, number} paneles; este tiene {total, number}.',
    },
    same_id: {
      en: '{what, select, planes {Two planes have the same ID, {id}.} obstructions {Two obstructions have the same ID, {id}.} other {Two trees have the same ID, {id}.}}',
      es: '{what, select, planes {Dos planos tienen el mismo ID, {id}.} obstructions {Dos obstáculos tienen el mismo ID, {id}.} other {Dos árboles tienen el mismo ID, {id}.}}',
    },
    outline_crosses: {
      en: 'The outline crosses or touches itself.',
      es: 'El contorno se cruza o se toca a sí mismo.',
    },
    outline_empty: { en: 'The outline has no area.', es: 'El contorno no tiene área.' },
    edges_missing: {
      en: '{name} has {points} points and {edges} edges; it needs one edge per point.',
      es: '{name} tiene {points} puntos y {edges} bordes; necesita un borde por punto.',
    },
    plane_too_full: {
      en: 'A plane can have up to {most} panels; {name} has {count}. Draw it as two planes.',
      es: 'Un plano puede tener hasta {most} paneles; {name} tiene {count}. Dibújelo como dos planos.',
    },
    panel_not_in_catalog: {
      en: 'The panel on {name} is not in the catalog. Choose another panel.',
      es: 'El panel de {name} no está en el catálogo. Elija otro.',
    },
    panel_without_sides: {
      en: 'The catalog has no dimensions for this panel. Add its length and width there to draw it.',
      es: 'El catálogo no tiene las medidas de este panel. Agregue allí su largo y su ancho para dibujarlo.',
    },
    plane_too_small: { en: '{name} is smaller than one panel.', es: '{name} es más pequeño que un panel.' },
    over_edge: {
      en: 'A panel on {name} extends past the edge.',
      es: 'Un panel de {name} sobresale del borde.',
    },
    overlap: { en: 'Two panels on {name} overlap.', es: 'Dos paneles de {name} se superponen.' },
  },
  electrical: {
    mixed_about: { en: 'Mixed inverter types', es: 'Tipos de inversor mezclados' },
    mixed: {
      en: 'This design has both microinverters and string inverters. Check strings and branches manually.',
      es: 'Este diseño tiene microinversores e inversores de cadena. Revise a mano las cadenas y los circuitos.',
    },
    colder_about: { en: 'Colder nights', es: 'Noches más frías' },
    colder: {
      en: 'At {lowest} this design would fail a check. Compare with a nearby weather station before you order.',
      es: 'A {lowest} este diseño no pasaría una verificación. Compare con una estación cercana antes de pedir.',
    },
    ratio_about: { en: 'DC/AC ratio', es: 'Relación CC/CA' },
    ratio: {
      en: '{level, select, high {The DC/AC ratio is {ratio}: much of the midday summer power is clipped.} low {The DC/AC ratio is only {ratio}: smaller inverters would be enough.} other {The DC/AC ratio is {ratio}.}}',
      es: '{level, select, high {La relación CC/CA es {ratio}: en verano se recorta gran parte de la potencia del mediodía.} low {La relación CC/CA es de solo {ratio}: bastarían inversores más pequeños.} other {La relación CC/CA es {ratio}.}}',
    },
    inputs_about: { en: 'Inverter inputs', es: 'Entradas de inversor' },
    inputs_each: {
      en: '{count} × {inputs, plural, one {# input} other {# inputs}}',
      es: '{count} × {inputs, plural, one {# entrada} other {# entradas}}',
    },
    inputs_unknown: {
      en: 'Can’t tell whether the microinverters have an input for each of the {modules} panels.',
      es: 'No se sabe si los microinversores tienen una entrada para cada uno de los {modules} paneles.',
    },
    inputs_too_few: {
      en: '{modules} panels need {modules} inputs, but the microinverters have {inputs}. Add {missing, plural, one {one more microinverter} other {more microinverters}}.',
      es: '{modules} paneles necesitan {modules} entradas, pero los microinversores tienen {inputs}. Agregue {missing, plural, one {otro microinversor} other {más microinversores}}.',
    },
    inputs_spare: {
      en: '{spare} microinverter inputs are unused. Fewer microinverters would be enough.',
      es: '{spare} entradas de microinversor no se usan. Bastarían menos microinversores.',
    },
    inputs_ok: {
      en: 'Each of the {modules} panels has its own input.',
      es: 'Cada uno de los {modules} paneles tiene su propia entrada.',
    },
    inputs_formula: { en: '{formula} = {inputs}, {modules} panels', es: '{formula} = {inputs}, {modules} paneles' },
    branches_about: { en: 'Branches of {model}', es: 'Circuitos de {model}' },
    branches_unknown: {
      en: 'The branch size for {inverter} is unknown. Add its units per branch from the datasheet.',
      es: 'No se conoce el circuito de {inverter}. Agregue las unidades por circuito de la ficha técnica.',
    },
    branches_maker: {
      en: 'manufacturer’s limit {most}; {branches}',
      es: 'límite del fabricante {most}; {branches}',
    },
    branches_current: {
      en: '{amps} A × 80% ÷ {each} A, rounded down = {most}',
      es: '{amps} A × 80% ÷ {each} A, redondeado hacia abajo = {most}',
    },
    branches_ok: {
      en: 'A {amps} A branch holds {most}; {count} need {needed, plural, one {# branch} other {# branches}}.',
      es: 'Un circuito de {amps} A admite {most}; {count} necesitan {needed, plural, one {# circuito} other {# circuitos}}.',
    },
    branches_over: {
      en: 'One {inverter} exceeds the capacity of a {amps} A branch.',
      es: 'Un solo {inverter} supera la capacidad de un circuito de {amps} A.',
    },
    power_about: { en: 'Power on {model}', es: 'Potencia en {model}' },
    power_all_about: { en: 'Power on the inverters', es: 'Potencia en los inversores' },
    power_unknown: {
      en: 'The catalog has no maximum DC power for {inverter}.',
      es: 'El catálogo no tiene la potencia CC máxima de {inverter}.',
    },
    power_all_unknown: {
      en: 'The catalog has no maximum DC power for these inverters.',
      es: 'El catálogo no tiene la potencia CC máxima de estos inversores.',
    },
    power_over: {
      en: '{panel} exceeds the panel power that {model} is rated for.',
      es: '{panel} supera la potencia de panel prevista para {model}.',
    },
    power_ok: {
      en: '{panel} is within the panel power that {model} is rated for.',
      es: '{panel} está dentro de la potencia de panel prevista para {model}.',
    },
    power_all_over: {
      en: 'Panel power exceeds the inverters’ maximum DC power.',
      es: 'La potencia de los paneles supera la potencia CC máxima de los inversores.',
    },
    power_all_ok: {
      en: 'Panel power is within the inverters’ maximum DC power.',
      es: 'La potencia de los paneles está dentro de la potencia CC máxima de los inversores.',
    },
    voltage_about: { en: 'Voltage on {model}', es: 'Voltaje en {model}' },
    voltage_unknown: {
      en: 'The voltage of {panel} on {model} can’t be checked. Add the missing values to the catalog.',
      es: 'No se puede verificar el voltaje de {panel} en {model}. Agregue al catálogo los valores que faltan.',
    },
    voltage_over: {
      en: 'In the cold, {panel} exceeds the maximum voltage of {model}.',
      es: 'Con frío, {panel} supera el voltaje máximo de {model}.',
    },
    voltage_ok: {
      en: 'In the cold, {panel} stays below the maximum voltage of {model}.',
      es: 'Con frío, {panel} se mantiene por debajo del voltaje máximo de {model}.',
    },
    voltage_hot: {
      en: 'In the heat, {panel} falls below the MPPT range of {model}.',
      es: 'Con calor, {panel} queda por debajo del rango MPPT de {model}.',
    },
    strings_about: { en: 'Strings on {model}', es: 'Cadenas en {model}' },
    strings_optimized: {
      en: '{inverter} uses an optimizer under each panel, which holds the string’s voltage. Add the optimizer’s limits to the catalog to check string lengths.',
      es: '{inverter} usa un optimizador bajo cada panel, que mantiene el voltaje de la cadena. Agregue sus límites al catálogo para verificar las cadenas.',
    },
    optimizers_ok: {
      en: '{modules} optimizers make {strings, plural, one {# string} other {# strings}} ({lengths}), within {least} to {most} and {watts} W.',
      es: '{modules} optimizadores forman {strings, plural, one {# cadena} other {# cadenas}} ({lengths}), dentro de {least} a {most} y {watts} W.',
    },
    optimizers_failed: {
      en: '{modules} optimizers can’t be divided into strings of {least} to {most} within {watts} W each.',
      es: '{modules} optimizadores no se pueden dividir en cadenas de {least} a {most} con un máximo de {watts} W.',
    },
    optimizer_of: { en: 'optimizer of {model}', es: 'optimizador de {model}' },
    optimizer_circuit_unknown: {
      en: 'The wire size for strings on {inverter} can’t be calculated. Add the optimizer’s output current to the catalog.',
      es: 'No se puede calcular el cableado de las cadenas en {inverter}. Agregue la corriente de salida del optimizador al catálogo.',
    },
    optimizer_circuit_ok: {
      en: 'Use wires rated for at least {amps} A for strings of optimizers.',
      es: 'Use cables de al menos {amps} A para las cadenas de optimizadores.',
    },
    strings_unknown: {
      en: 'String lengths of {panel} on {inverter} can’t be calculated. Add the missing values to the catalog.',
      es: 'No se puede calcular el largo de las cadenas de {panel} en {inverter}. Agregue al catálogo los valores que faltan.',
    },
    strings_ok: {
      en: 'A string of {panel} can have {least} to {most} panels here.',
      es: 'Una cadena de {panel} puede tener aquí de {least} a {most} paneles.',
    },
    strings_impossible: {
      en: 'No string of {panel} suits {inverter} in both heat and cold. Choose another inverter.',
      es: 'Ninguna cadena de {panel} sirve para {inverter} con calor y con frío. Elija otro inversor.',
    },
    strings_formula: {
      en: 'cold {cold}, {limit} V{code, select, dwelling { (690.7, dwellings)} other {}} ÷ {cold_v} V = {most}; hot {hot}, {lower} V ÷ {hot_v} V = {least}',
      es: 'frío {cold}, {limit} V{code, select, dwelling { (690.7, viviendas)} other {}} ÷ {cold_v} V = {most}; calor {hot}, {lower} V ÷ {hot_v} V = {least}',
    },
    current_about: { en: 'Current on {model}', es: 'Corriente en {model}' },
    current_over: {
      en: 'An input of {inverter} takes less current than its {strings, plural, one {string produces} other {# strings produce}} in full sun: {share} of it is unused then.',
      es: 'Una entrada de {inverter} admite menos corriente de la que {strings, plural, one {produce su cadena} other {producen sus # cadenas}} a pleno sol: un {share} no se aprovecha.',
    },
    current_ok: {
      en: 'An input of {inverter} accepts the current of its {strings, plural, one {string} other {# strings}}.',
      es: 'Una entrada de {inverter} admite la corriente de {strings, plural, one {su cadena} other {sus # cadenas}}.',
    },
    short_circuit_about: { en: 'Short-circuit current on {model}', es: 'Corriente de cortocircuito en {model}' },
    short_circuit_unknown: {
      en: 'The catalog has no maximum short-circuit current for {inverter}.',
      es: 'El catálogo no tiene la corriente de cortocircuito máxima de {inverter}.',
    },
    short_circuit_over: {
      en: 'Short-circuit current exceeds what an input of {inverter} withstands.',
      es: 'La corriente de cortocircuito supera lo que soporta una entrada de {inverter}.',
    },
    short_circuit_wording: {
      en: 'Isc is within the limit of {inverter}, but 1.25 × Isc isn’t. Check which of them the datasheet means.',
      es: 'Isc está dentro del límite de {inverter}, pero 1.25 × Isc no. Verifique a cuál se refiere la ficha técnica.',
    },
    short_circuit_ok: {
      en: 'An input of {inverter} withstands the short-circuit current.',
      es: 'Una entrada de {inverter} soporta la corriente de cortocircuito.',
    },
    fuses_about: { en: 'String fuses on {model}', es: 'Fusibles de cadena en {model}' },
    fuses_unknown: {
      en: 'Can’t tell whether {strings} strings in parallel need fuses.',
      es: 'No se sabe si {strings} cadenas en paralelo necesitan fusibles.',
    },
    fuses_needed: {
      en: '{strings} strings in parallel need a fuse each.',
      es: '{strings} cadenas en paralelo necesitan un fusible cada una.',
    },
    fuses_none: {
      en: '{strings} strings in parallel need no fuses.',
      es: '{strings} cadenas en paralelo no necesitan fusibles.',
    },
    input_crowded: {
      en: 'An input of {inverter} takes at most {most, plural, one {# string} other {# strings}}, not {strings}.',
      es: 'Una entrada de {inverter} admite como máximo {most, plural, one {# cadena} other {# cadenas}}, no {strings}.',
    },
    circuit_about: { en: 'String current', es: 'Corriente de la cadena' },
    circuit_unknown: {
      en: 'The wire size for strings of {panel} can’t be calculated. Add its Isc to the catalog.',
      es: 'No se puede calcular el cableado de las cadenas de {panel}. Agregue su Isc al catálogo.',
    },
    circuit_ok: {
      en: 'Use wires and fuses rated for at least {amps} A for strings of {panel}.',
      es: 'Use cables y fusibles de al menos {amps} A para las cadenas de {panel}.',
    },
    division_about: { en: 'Strings by roof plane', es: 'Cadenas por plano del techo' },
    division_failed: {
      en: 'The {count} panels on {plane} can’t be divided into strings of {least} to {most}. Add or remove panels, or choose another inverter.',
      es: 'Los {count} paneles de {plane} no se pueden dividir en cadenas de {least} a {most}. Agregue o quite paneles, o elija otro inversor.',
    },
    division_inputs_unknown: {
      en: 'The planes divide into {strings, plural, one {# string} other {# strings}}, but the catalog has no input count for the inverters.',
      es: 'Los planos se dividen en {strings, plural, one {# cadena} other {# cadenas}}, pero el catálogo no indica cuántas entradas tienen los inversores.',
    },
    division_inputs_few: {
      en: 'Planes and string lengths need {least, plural, one {# separate input} other {# separate inputs}}; the inverters have {inputs}.',
      es: 'Los planos y largos de cadena necesitan {least, plural, one {# entrada separada} other {# entradas separadas}}; los inversores tienen {inputs}.',
    },
    division_shared: {
      en: '{strings, plural, one {# string} other {# strings}} on {inputs, plural, one {# input} other {# inputs}}: equal strings of one plane share an input in parallel. Check that the input accepts their combined current.',
      es: '{strings, plural, one {# cadena} other {# cadenas}} en {inputs, plural, one {# entrada} other {# entradas}}: las cadenas iguales de un plano comparten una entrada en paralelo. Verifique que admita la corriente total.',
    },
    division_ok: {
      en: '{strings, plural, one {# string} other {# strings}} on {inputs, plural, one {# input} other {# inputs}}.',
      es: '{strings, plural, one {# cadena} other {# cadenas}} en {inputs, plural, one {# entrada} other {# entradas}}.',
    },
    table_formula: {
      en: '{voc} V × {factor} (table 690.7(A) at {temperature} °C) = {v} V',
      es: '{voc} V × {factor} (tabla 690.7(A) a {temperature} °C) = {v} V',
    },
    lacks: {
      inputs: { en: 'inputs of {model}', es: 'entradas de {model}' },
      max_dc_power: { en: 'maximum DC power of {model}', es: 'potencia CC máxima de {model}' },
      max_dc_voltage: { en: 'maximum DC voltage of {model}', es: 'voltaje CC máximo de {model}' },
      mppt_range: { en: 'MPPT range of {model}', es: 'rango MPPT de {model}' },
      units_per_branch: { en: 'units per branch of {model}', es: 'unidades por circuito de {model}' },
      optimizer_limits: { en: 'optimizer limits of {model}', es: 'límites del optimizador de {model}' },
      optimizer_output: {
        en: 'optimizer output current of {model}',
        es: 'corriente de salida del optimizador de {model}',
      },
      max_short_circuit: {
        en: 'maximum short-circuit current of {model}',
        es: 'corriente de cortocircuito máxima de {model}',
      },
      max_series_fuse: { en: 'maximum series fuse of {model}', es: 'fusible máximo en serie de {model}' },
      coefficient: { en: 'Voc per °C of {model}', es: 'Voc por °C de {model}' },
      value: { en: '{value} of {model}', es: '{value} de {model}' },
      weather: { en: 'local weather', es: 'clima del lugar' },
    },
  },
})
