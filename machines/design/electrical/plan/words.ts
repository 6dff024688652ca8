// Findings and formulas of an electrical plan.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  about: {
    edition: { en: 'Code edition', es: 'Edición del código' },
    strings: { en: 'Strings', es: 'Cadenas' },
    branches: { en: 'Branches', es: 'Circuitos' },
    voltage: { en: 'String voltage', es: 'Voltaje de cadena' },
    output: { en: 'AC output', es: 'Salida CA' },
    panel: { en: 'Main panel', es: 'Tablero principal' },
    connection: { en: 'Point of connection', es: 'Punto de conexión' },
    shutdown: { en: 'Rapid shutdown', es: 'Apagado rápido' },
    arc_fault: { en: 'Arc-fault protection', es: 'Protección contra arco' },
    storage: { en: 'Storage', es: 'Almacenamiento' },
    conductors: { en: 'Conductors', es: 'Conductores' },
    dc_disconnect: { en: 'DC disconnect', es: 'Desconectador CC' },
    electrode: { en: 'Grounding electrode conductor', es: 'Conductor del electrodo de tierra' },
    house: { en: 'Generator and charger', es: 'Generador y cargador' },
  },
  options: {
    bus_100: { en: 'the busbar at 100%', es: 'la barra al 100%' },
    bus_120: { en: 'the busbar at 120%', es: 'la barra al 120%' },
    bus_sum: { en: 'the sum of breakers', es: 'la suma de interruptores' },
    bus_center: { en: 'a center-fed busbar', es: 'una barra alimentada al centro' },
    bus_feed_through: { en: 'feed-through lugs', es: 'terminales de paso' },
    power_control: { en: 'a power control system', es: 'un sistema de control de potencia' },
    supply_side: { en: 'the supply side', es: 'el lado de suministro' },
  },
  why: {
    fits: { en: 'it fits', es: 'cabe' },
    over: { en: 'the limit is exceeded', es: 'se supera el límite' },
    not_in_edition: { en: 'this edition doesn’t have it', es: 'esta edición no lo tiene' },
    not_opposite: { en: 'the breaker isn’t opposite the main', es: 'el interruptor no está opuesto al principal' },
    not_center_fed: { en: 'the panel isn’t center-fed', es: 'el tablero no se alimenta al centro' },
    both_ends: { en: 'both ends are used', es: 'se usan ambos extremos' },
    no_lugs: { en: 'the panel has no such lugs', es: 'el tablero no tiene esos terminales' },
    not_allowed: { en: 'the utility or meter doesn’t allow it', es: 'la compañía o el medidor no lo permiten' },
    unknown: { en: 'a fact is missing', es: 'falta un dato' },
  },
  lacks: {
    service: { en: 'service size', es: 'tamaño del servicio' },
    busbar: { en: 'busbar rating', es: 'capacidad de la barra' },
    main: { en: 'main breaker', es: 'interruptor principal' },
    main_place: { en: 'place of the main breaker', es: 'lugar del interruptor principal' },
    existing: { en: 'existing solar and storage', es: 'solar y almacenamiento existentes' },
    output: { en: 'AC output of the inverters', es: 'salida CA de los inversores' },
    taps: {
      en: 'whether the supply side may be used',
      es: 'si se permite el lado de suministro',
    },
    load: { en: 'load calculation', es: 'cálculo de cargas' },
    ac_current: { en: 'AC output current of {model}', es: 'corriente de salida CA de {model}' },
    units_per_branch: { en: 'units per branch of {model}', es: 'unidades por circuito de {model}' },
    optimizer_limits: { en: 'optimizer limits of {model}', es: 'límites del optimizador de {model}' },
    max_dc_v: { en: 'maximum DC voltage of {model}', es: 'voltaje CC máximo de {model}' },
    voltage: { en: 'Voc, its coefficient or local weather', es: 'Voc, su coeficiente o el clima del lugar' },
    shutdown: { en: 'rapid shutdown devices at the panels', es: 'dispositivos de apagado rápido en los paneles' },
    arc_fault: { en: 'AFCI listing of the inverter', es: 'certificación AFCI del inversor' },
    storage_place: { en: 'place of the batteries', es: 'lugar de las baterías' },
    lengths: { en: 'circuit lengths', es: 'largo de los circuitos' },
    above_roof: { en: 'raceway height above the roof', es: 'altura de la canalización sobre el techo' },
    terminals: { en: 'terminal rating', es: 'temperatura de los terminales' },
    weather: { en: 'local weather', es: 'clima del lugar' },
    generator: { en: 'whether there is a generator', es: 'si hay un generador' },
    ev_charger: { en: 'EV charger', es: 'cargador de auto' },
    service_conductor: { en: 'service conductors', es: 'conductores de servicio' },
  },
  dc_disconnect: {
    en: 'A DC disconnect within sight and 10 ft of each inverter; one in the inverter counts.',
    es: 'Un desconectador CC a la vista y a 10 ft de cada inversor; cuenta uno en el inversor.',
  },
  dc_disconnect_load_break: {
    en: 'A load-break DC disconnect within sight and 10 ft of each inverter.',
    es: 'Un desconectador CC con apertura bajo carga, a la vista y a 10 ft de cada inversor.',
  },
  electrode: {
    en: 'Grounding electrode conductor: {size} AWG copper for a service of {service} copper. To rods alone, 6 AWG is enough.',
    es: 'Conductor del electrodo: {size} AWG de cobre para un servicio de {service} de cobre. Solo a varillas basta 6 AWG.',
  },
  electrode_unknown: {
    en: 'The grounding electrode conductor follows from the service conductors.',
    es: 'El conductor del electrodo depende de los conductores de servicio.',
  },
  house_facts: {
    en: 'Say what else feeds or loads the service.',
    es: 'Indique qué más alimenta o carga el servicio.',
  },
  generator_there: {
    en: 'A generator needs transfer equipment that keeps it apart from solar.',
    es: 'Un generador necesita un equipo de transferencia que lo separe del sistema solar.',
  },
  edition_unknown: {
    en: 'The state has no single edition. Choose the one the jurisdiction enforces.',
    es: 'El estado no tiene una sola edición. Elija la que aplica la jurisdicción.',
  },
  edition_state: {
    en: 'NEC {edition} is the state’s default. Confirm it with the jurisdiction.',
    es: 'NEC {edition} es la edición del estado. Confírmela con la jurisdicción.',
  },
  edition_jurisdiction: {
    en: 'NEC {edition}, as your company lists it for this place.',
    es: 'NEC {edition}, según lo registrado por su empresa para este lugar.',
  },
  edition_chosen: { en: 'NEC {edition}, as chosen.', es: 'NEC {edition}, según lo elegido.' },
  numbering: {
    en: 'Some article numbers of NEC {edition} are those of the edition before. Compare them with the book.',
    es: 'Algunos artículos de NEC {edition} llevan el número de la edición anterior. Compárelos con el libro.',
  },
  mixed: {
    en: 'Microinverters, optimizers and plain strings can’t be planned together. Use one kind.',
    es: 'No se pueden planear juntos microinversores, optimizadores y cadenas simples. Use un solo tipo.',
  },
  strings_stale: {
    en: 'The design changed after these strings were set.',
    es: 'El diseño cambió después de definir estas cadenas.',
  },
  divide_again: { en: 'Divide again', es: 'Dividir de nuevo' },
  strings_sum: {
    en: 'Strings or branches hold {held} of {modules} panels.',
    es: 'Las cadenas o circuitos tienen {held} de {modules} paneles.',
  },
  branches: {
    en: '{model}: {branches, plural, one {# branch} other {# branches}} of {amps} A ({sizes}).',
    es: '{model}: {branches, plural, one {# circuito} other {# circuitos}} de {amps} A ({sizes}).',
  },
  branches_unknown: {
    en: 'Branches of {model} can’t be planned without its units per branch.',
    es: 'No se pueden planear los circuitos de {model} sin sus unidades por circuito.',
  },
  makers_limit: { en: 'manufacturer’s limit: {most} a branch', es: 'límite del fabricante: {most} por circuito' },
  optimizers_unknown: {
    en: 'Strings on {model} can’t be checked without its optimizer’s limits.',
    es: 'No se pueden verificar las cadenas de {model} sin los límites de su optimizador.',
  },
  optimizers_failed: {
    en: '{tags}: not within {least} to {most} optimizers and {watts} W.',
    es: '{tags}: fuera de {least} a {most} optimizadores y {watts} W.',
  },
  optimizers_ok: {
    en: '{strings, plural, one {# string} other {# strings}} of optimizers ({sizes}) within the manufacturer’s limits.',
    es: '{strings, plural, one {# cadena} other {# cadenas}} de optimizadores ({sizes}) dentro de los límites del fabricante.',
  },
  voltage_unknown: {
    en: 'The voltage of {tag} in the cold can’t be calculated.',
    es: 'No se puede calcular el voltaje de {tag} con frío.',
  },
  voltage_over: {
    en: '{tag} exceeds its voltage limit in the cold.',
    es: '{tag} supera su límite de voltaje con frío.',
  },
  voltage_ok: { en: '{tag} stays within its voltage limit.', es: '{tag} se mantiene dentro de su límite de voltaje.' },
  voltage_hot: {
    en: '{tag} falls below the MPPT range in the heat.',
    es: '{tag} queda por debajo del rango MPPT con calor.',
  },
  output_estimated: {
    en: 'The output current of {inverter} is power divided by voltage. Add the datasheet’s figure.',
    es: 'La corriente de salida de {inverter} es potencia entre voltaje. Agregue la de la ficha técnica.',
  },
  panel_rating: {
    en: 'The main breaker exceeds the busbar’s rating.',
    es: 'El interruptor principal supera la capacidad de la barra.',
  },
  service_facts: {
    en: 'Add these facts of the house to plan its connection.',
    es: 'Agregue estos datos de la casa para planear la conexión.',
  },
  connects: { en: 'Connects by {option}.', es: 'Se conecta por {option}.' },
  chosen_fails: { en: 'It can’t connect by {option}: {why}.', es: 'No se puede conectar por {option}: {why}.' },
  use: { en: 'Use {option}', es: 'Usar {option}' },
  confirm_opposite_end: {
    en: 'Fits at 120% if its breaker is at the other end of the busbar than the main.',
    es: 'Cabe al 120% si su interruptor está en el extremo opuesto al principal.',
  },
  place_opposite: { en: 'Place it opposite', es: 'Colocarlo opuesto' },
  connection_open: {
    en: 'Whether it can connect depends on facts that are missing.',
    es: 'Si se puede conectar depende de datos que faltan.',
  },
  no_connection: {
    en: 'No way to connect fits this panel. Consider a smaller inverter, power control, or a main panel upgrade.',
    es: 'Ninguna conexión cabe en este tablero. Considere un inversor menor, control de potencia o cambiar el tablero.',
  },
  derate: {
    en: 'A main of {main} A would fit, if a load calculation allows it.',
    es: 'Un principal de {main} A cabría, si un cálculo de cargas lo permite.',
  },
  derate_too_small: {
    en: 'A main of {main} A would fit, but the calculated load is {load} A.',
    es: 'Un principal de {main} A cabría, pero la carga calculada es de {load} A.',
  },
  change_main: { en: 'Change to {main} A', es: 'Cambiar a {main} A' },
  shutdown_ok: {
    en: 'Voltage at the panels falls when the system is shut down.',
    es: 'El voltaje en los paneles cae al apagar el sistema.',
  },
  shutdown_none: {
    en: 'Strings on a roof need listed rapid shutdown devices at the panels.',
    es: 'Las cadenas en un techo necesitan dispositivos de apagado rápido en los paneles.',
  },
  shutdown_unknown: {
    en: 'State whether listed rapid shutdown devices are at the panels.',
    es: 'Indique si hay dispositivos de apagado rápido en los paneles.',
  },
  arc_fault: {
    en: 'Circuits of 80 V or more need listed arc-fault protection. Confirm that the inverter has it.',
    es: 'Los circuitos de 80 V o más necesitan protección contra arco. Confirme que el inversor la tiene.',
  },
  arc_fault_none: { en: 'Not required below 80 V.', es: 'No se requiere por debajo de 80 V.' },
  storage_ok: {
    en: 'Energy is within the limit of this place.',
    es: 'La energía está dentro del límite de este lugar.',
  },
  storage_over: { en: 'Too much energy for this place.', es: 'Demasiada energía para este lugar.' },
  storage_unit: { en: 'A battery holds more than 20 kWh.', es: 'Una batería tiene más de 20 kWh.' },
  storage_living: {
    en: 'Batteries aren’t allowed in bedrooms, closets or rooms that open into them.',
    es: 'No se permiten baterías en dormitorios, armarios ni espacios que den a ellos.',
  },
  storage_unknown: { en: 'State where the batteries will be.', es: 'Indique dónde estarán las baterías.' },
  storage_disconnect: {
    en: 'Plan an emergency shutdown outside, readily accessible.',
    es: 'Prevea un apagado de emergencia afuera, de fácil acceso.',
  },
  conductor_none: {
    en: '{tags}: no conductor up to 4/0 AWG fits. Check ambient temperature and current.',
    es: '{tags}: ningún conductor hasta 4/0 AWG sirve. Verifique temperatura y corriente.',
  },
  raceway_none: {
    en: '{tags}: more conductors than an EMT of 1-1/4 in. holds.',
    es: '{tags}: más conductores de los que admite un EMT de 1-1/4 in.',
  },
  drop_over: {
    en: '{tags}: voltage drop above 2%. Use larger conductors or shorter runs.',
    es: '{tags}: caída de voltaje superior al 2%. Use conductores mayores o tramos más cortos.',
  },
  circuit_facts: {
    en: 'Until these are known, conductors are sized for the worst case.',
    es: 'Hasta conocerlos, los conductores se calculan para el peor caso.',
  },
  conductors_ok: {
    en: 'Every conductor passes both tests and its terminals.',
    es: 'Cada conductor pasa ambas pruebas y sus terminales.',
  },
  corrected: {
    en: '{size} AWG: {product} = {corrected} A ≥ {needed} A',
    es: '{size} AWG: {product} = {corrected} A ≥ {needed} A',
  },
  protects: { en: '{device} A protects {size} AWG', es: '{device} A protege {size} AWG' },
})
