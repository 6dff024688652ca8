// A quote's texts: the assumptions of a simulated year, in the document's language, and facts that changed since, in
// the reader's.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  losses: {
    en: 'System losses ({whose, select, design {this design} other {company default}}) total {total}: {list}.',
    es: 'Las pérdidas del sistema, según {whose, select, design {este diseño} other {la empresa}}, suman un {total}: {list}.',
  },
  no_losses: { en: 'none', es: 'ninguna' },
  loss: {
    soiling: { en: 'soiling', es: 'suciedad' },
    shading: { en: 'shading', es: 'sombra' },
    snow: { en: 'snow', es: 'nieve' },
    mismatch: { en: 'mismatch', es: 'desajuste entre paneles' },
    wiring: { en: 'wiring', es: 'cableado' },
    connections: { en: 'connections', es: 'conexiones' },
    light_induced_degradation: { en: 'light-induced degradation', es: 'degradación inducida por la luz' },
    nameplate: { en: 'nameplate rating', es: 'potencia nominal' },
    age: { en: 'age', es: 'envejecimiento' },
    availability: { en: 'availability', es: 'disponibilidad' },
  },
  monthly_soiling: {
    en: 'Plus monthly soiling, January to December: {months}.',
    es: 'A esto se suma la suciedad de cada mes, de enero a diciembre: {months}.',
  },
  roof_origin: {
    en: 'Roof shape from {by, select, survey {a lidar survey} outline {a building outline} solar {a solar service} other {an uploaded file}}: {source}{day, select, none {} other { ({day})}}{pitch, select, assumed {, pitch assumed} given {, pitch as entered} other {}}{is_edited, select, yes {, changed by hand} other {}}. Not a site survey.',
    es: 'Forma del techo según {by, select, survey {un levantamiento lidar} outline {un contorno de edificio} solar {un servicio solar} other {un archivo cargado}}: {source}{day, select, none {} other { ({day})}}{pitch, select, assumed {, pendiente supuesta} given {, pendiente ingresada} other {}}{is_edited, select, yes {, cambiada a mano} other {}}. No es una visita técnica.',
  },
  inverters: {
    en: 'Inverters total {kw} kW at {efficiency} efficiency{of_company, select, yes {, the company’s figure for all inverters} other {}}.',
    es: 'Los inversores suman {kw} kW con un {efficiency} de eficiencia{of_company, select, yes {, el valor de la empresa para todos} other {}}.',
  },
  cell_temperature: {
    en: 'Cell temperature of {name} by SAM’s NOCT model (PVWatts): {mounting}, NOCT {noct} °C.',
    es: 'Temperatura de celda de {name} según el modelo NOCT de SAM (PVWatts): {mounting}, NOCT {noct} °C.',
  },
  synthesized_weather: {
    en: 'NREL TMY3 averages, modeled by hour',
    es: 'promedios TMY3 de NREL, modelados por hora',
  },
  shade_entered: {
    en: 'Shade is as entered for each roof plane and month.',
    es: 'La sombra es la indicada para cada plano y mes.',
  },
  shade_none: { en: 'No shade was entered.', es: 'No se indicó ninguna sombra.' },
  shade_drawn: {
    en: 'Shade {where, select, some {of {names} } other {}}is modeled by {step, select, hour {panel and hour} other {month}}, from the drawing’s obstructions, trees, roofs and horizon.',
    es: 'La sombra {where, select, some {de {names} } other {}}se modela por {step, select, hour {panel y hora} other {mes}}, según los obstáculos, árboles, techos y horizonte del plano.',
  },
  shade_mismatch: {
    en: 'Mismatch from shade is modeled with three bypass diodes per panel and the strings of the selected inverters.',
    es: 'El desajuste por sombra se modela con tres diodos de derivación por panel y las cadenas de los inversores elegidos.',
  },
  flat_shade_left_out: {
    en: 'The {whose, select, design {design} other {company}}’s flat shading loss is left out{where, select, some { on these planes} other {}}.',
    es: 'La pérdida fija por sombra {whose, select, design {del diseño} other {de la empresa}} no se aplica{where, select, some { en estos planos} other {}}.',
  },
  other_shade_entered: {
    en: 'Shade on the other planes is as entered for each month.',
    es: 'La sombra de los demás planos es la indicada para cada mes.',
  },
  other_shade_none: {
    en: 'No shade was entered for the other planes.',
    es: 'No se indicó ninguna sombra en los demás planos.',
  },
  ground: { en: 'The ground reflects 20% of the light.', es: 'El suelo refleja un 20% de la luz.' },
  ground_monthly: {
    en: 'The ground reflects, January to December: {months} of the light{has_snow, select, yes {; days with snow cover count as 60% (SAM)} other {}}.',
    es: 'El suelo refleja, de enero a diciembre: {months} de la luz{has_snow, select, yes {; los días con nieve cuentan como un 60% (SAM)} other {}}.',
  },
  snow: {
    en: 'Snow on the panels follows the monthly model of Townsend and Powers (2011), from the snowfall, snowy days and humidity entered. It replaces a flat loss.',
    es: 'La nieve sobre los paneles sigue el modelo mensual de Townsend y Powers (2011), según la nevada, los días de nieve y la humedad indicados. Reemplaza una pérdida fija.',
  },
  snow_piles_up: {
    en: 'Sliding snow piles up below the rows of {names}; on other planes it slides off.',
    es: 'La nieve que se desliza se acumula bajo las filas de {names}; en los demás planos cae sin acumularse.',
  },
  snow_slides_off: {
    en: 'Sliding snow doesn’t pile up: no rows are entered.',
    es: 'La nieve que se desliza no se acumula: no se indicaron filas.',
  },
  rows: {
    en: 'Rows of {name} shade each other as long, equal rows with a ground cover ratio of {ratio}.',
    es: 'Las filas de {name} se dan sombra entre sí como filas largas e iguales, con una proporción de suelo cubierto de {ratio}.',
  },
  tracker: {
    en: '{name} tracks the sun on one axis, up to {angle}° either way, {has_backtracking, select, yes {with} other {without}} backtracking (Anderson and Mikofski 2020).',
    es: '{name} sigue el sol sobre un eje, hasta {angle}° a cada lado, {has_backtracking, select, yes {con} other {sin}} retroceso (Anderson y Mikofski 2020).',
  },
  rear: {
    en: 'Rear of {name}: bifaciality {share}, light behind the rows by view factors (Marion et al. 2017), 2% of it lost behind the frames.',
    es: 'Cara posterior de {name}: bifacialidad {share}, luz detrás de las filas por factores de vista (Marion et al. 2017), con un 2% perdido tras los marcos.',
  },
  nearest_station: {
    en: '{miles, plural, one {The nearest weather station is # mile away} other {The nearest weather station is # miles away}}. Estimates are less certain the farther away the stations are.',
    es: '{miles, plural, one {La estación meteorológica más cercana está a # milla} other {La estación meteorológica más cercana está a # millas}}. Cuanto más lejos están las estaciones, menos seguras son las estimaciones.',
  },
  weather_file: {
    en: 'The weather file covers {count, plural, one {# year} other {# years}}, {first} to {last}. Year-to-year variation comes from their spread; hourly values are from the year closest to their average.',
    es: 'El archivo meteorológico abarca {count, plural, one {# año} other {# años}}, de {first} a {last}. Su variación indica cuánto difieren los años; las horas son las del año más cercano a su promedio.',
  },
  uncertainty: {
    en: 'Any one year may differ from the estimate by {total} (one standard deviation): {years} from sunnier or cloudier years, {place} from uncertainty about sunlight at the address and {model} from the model and equipment. There’s a 90% chance of reaching P90.',
    es: 'Un año cualquiera puede apartarse de lo estimado en un {total} (una desviación estándar): {years} por años más o menos soleados, {place} por la incertidumbre sobre el sol en la dirección y {model} por el modelo y los equipos. Hay un 90% de probabilidad de alcanzar el P90.',
  },
  degradation: { en: 'Production declines {share} a year.', es: 'La producción baja un {share} al año.' },
  usage_metered: {
    en: 'Usage comes from hourly meter data ({file}).',
    es: 'El consumo viene de los datos del medidor por hora ({file}).',
  },
  usage_by_hour: {
    en: 'Each month’s usage is spread over its hours like a typical single-family home (NREL).',
    es: 'El consumo de cada mes se reparte en sus horas como en una casa unifamiliar típica (NREL).',
  },
  usage_by_month: {
    en: 'Annual usage is spread over the months by local temperatures (NREL stations), as in average homes (EIA) heated with gas or oil.',
    es: 'El consumo anual se reparte entre los meses según las temperaturas locales (estaciones del NREL), como en los hogares promedio (EIA) con calefacción de gas o combustible.',
  },
  usage_planned: { en: '{name} ({kwh} kWh a year) {how}.', es: '{name} ({kwh} kWh al año) {how}.' },
  no_federal_credit: {
    en: 'No federal tax credit is included.',
    es: 'No se incluye ningún crédito fiscal federal.',
  },

  /** Facts that are compared, each with its value. */
  fact: {
    contract_price: { en: 'Contract price', es: 'Precio del contrato' },
    contract_price_of: {
      en: 'Contract price, {way, select, cash {cash} loan {loan} lease {lease} other {PPA}}',
      es: 'Precio del contrato, {way, select, cash {contado} loan {préstamo} lease {arrendamiento} other {PPA}}',
    },
    name_of_way: {
      en: '{name}, {way, select, cash {cash} loan {loan} lease {lease} other {PPA}}',
      es: '{name}, {way, select, cash {contado} loan {préstamo} lease {arrendamiento} other {PPA}}',
    },
    size: { en: 'Size', es: 'Tamaño' },
    base_price: { en: 'Base price', es: 'Precio base' },
    discount: { en: 'Discount', es: 'Descuento' },
    inverter: { en: 'Inverter', es: 'Inversor' },
    battery: { en: 'Battery', es: 'Batería' },
    other_equipment: { en: 'Other equipment', es: 'Otros equipos' },
    rear: { en: 'Rear of {name}', es: 'Cara posterior de {name}' },
    simulation_model: { en: 'Simulation model', es: 'Modelo de simulación' },
    battery_model: { en: 'Battery model', es: 'Modelo de la batería' },
    battery_replacement: { en: 'Battery replacement', es: 'Reemplazo de la batería' },
    address: { en: 'Address', es: 'Dirección' },
    weather: { en: 'Weather', es: 'Clima' },
    annual_usage: { en: 'Annual usage', es: 'Consumo anual' },
    monthly_usage: { en: 'Monthly usage', es: 'Consumo mensual' },
    installation: { en: 'Planned installation', es: 'Instalación prevista' },
    construction: { en: 'Construction start', es: 'Inicio de obra' },
    system_losses: { en: 'System losses', es: 'Pérdidas del sistema' },
    loss: { en: 'Loss: {name}', es: 'Pérdida: {name}' },
    monthly_soiling: { en: 'Monthly soiling', es: 'Suciedad mensual' },
    degradation: { en: 'Annual degradation', es: 'Degradación anual' },
    inverter_efficiency: { en: 'Inverter efficiency', es: 'Eficiencia del inversor' },
    snowfall: { en: 'Monthly snowfall', es: 'Nevada mensual' },
    snowy_days: { en: 'Snowy days by month', es: 'Días de nieve por mes' },
    covered_days: { en: 'Days with snow on the ground', es: 'Días con nieve en el suelo' },
    humidity: { en: 'Monthly humidity', es: 'Humedad mensual' },
    albedo: { en: 'Monthly albedo', es: 'Albedo mensual' },
    hourly_usage: { en: 'Hourly usage', es: 'Consumo por hora' },
    planned_usage: { en: 'Planned usage: {name}', es: 'Consumo previsto: {name}' },
    electric_rate: { en: 'Utility rate', es: 'Tarifa eléctrica' },
    fixed_charge: { en: 'Fixed charge', es: 'Cargo fijo' },
    rate_plan: { en: 'Rate plan', es: 'Plan tarifario' },
    minimum_bill: { en: 'Minimum bill', es: 'Factura mínima' },
    rate_of: { en: 'Rate, {name}', es: 'Tarifa, {name}' },
    demand_of: { en: 'Demand, {name}', es: 'Demanda, {name}' },
    tiers: { en: 'Tiers', es: 'Niveles' },
    rate_hours: { en: 'Rate hours', es: 'Horas de la tarifa' },
    calendar_year: { en: 'Calendar year', es: 'Año calendario' },
    holidays: { en: 'Holidays', es: 'Feriados' },
    annual_minimum: { en: 'Annual minimum', es: 'Mínimo anual' },
    demand_minutes: { en: 'Demand measured over', es: 'La demanda se mide en' },
    net_metering: { en: 'Net metering', es: 'Medición neta' },
    export_credit: { en: 'Export credit', es: 'Pago por exportación' },
    hourly_export_credit: { en: 'Hourly export credit', es: 'Pago por exportación por hora' },
    non_bypassable: { en: 'Non-bypassable charges', es: 'Cargos que no se pueden compensar' },
    credits_at_true_up: { en: 'Credits left at true-up', es: 'Créditos restantes en el ajuste anual' },
    export_source: { en: 'Export rates from', es: 'Tarifas de exportación de' },
    true_up: { en: 'True-up month', es: 'Mes del ajuste anual (true-up)' },
    leftover_rate: { en: 'Rate for leftover kWh', es: 'Tarifa por los kWh sobrantes' },
  },
  value: {
    panel: { en: 'panel', es: 'panel' },
    plane: {
      en: '{count} × {panel}, tilt {tilt}°, azimuth {azimuth}°',
      es: '{count} × {panel}, inclinación {tilt}°, azimut {azimuth}°',
    },
    rows: {
      en: 'rows of {length} m, ground cover ratio {ratio}, lower edge {edge} m',
      es: 'filas de {length} m, proporción de suelo cubierto {ratio}, borde inferior {edge} m',
    },
    tracker: {
      en: 'tracker to {angle}°{has_backtracking, select, yes { with backtracking} other {}}',
      es: 'seguidor hasta {angle}°{has_backtracking, select, yes { con retroceso} other {}}',
    },
    cross_slope: { en: 'cross slope {angle}°', es: 'pendiente transversal {angle}°' },
    hourly_shade: { en: 'Shade by panel and hour', es: 'Sombra por panel y hora' },
    replacement: { en: '{cost} in year {year}', es: '{cost} en el año {year}' },
    stations: {
      en: 'Stations near the address, model {model}',
      es: 'Estaciones cercanas a la dirección, modelo {model}',
    },
    by_climate: { en: 'By local climate', es: 'Según el clima local' },
    from_file: { en: 'from {file}', es: 'de {file}' },
    per_year: { en: '{amount} a year', es: '{amount} al año' },
    per_month: { en: '{amount} a month', es: '{amount} al mes' },
    tier_up_to: {
      en: '{rate} up to {kwh} kWh a {basis, select, day {day} other {month}}',
      es: '{rate} hasta {kwh} kWh al {basis, select, day {día} other {mes}}',
    },
    period: {
      en: '{rates}; {weekday} weekday hours, {weekend} weekend hours',
      es: '{rates}; {weekday} horas entre semana, {weekend} de fin de semana',
    },
    demand: {
      en: '{rates} in {count, plural, one {# month} other {# months}}',
      es: '{rates} en {count, plural, one {# mes} other {# meses}}',
    },
    ratchet: {
      en: 'at least {share}% of the previous {months} months’ peak',
      es: 'como mínimo {share}% del pico de los {months} meses anteriores',
    },
    tiers_each_period: { en: 'apply to each period separately', es: 'se aplican a cada periodo por separado' },
    standard_time: { en: 'standard time all year', es: 'hora estándar todo el año' },
    minutes: { en: '{minutes} minutes', es: '{minutes} minutos' },
    hourly_rates: {
      en: '{mean}/kWh on average, up to {most}',
      es: '{mean}/kWh en promedio, hasta {most}',
    },
    month: { en: 'month {month}', es: 'mes {month}' },
    control: {
      en: '{strategy, select, self_consumption {saves solar for the evening} arbitrage {charges when power is cheap, discharges when it’s expensive} other {stays full for outages}}, {share}% backup reserve',
      es: '{strategy, select, self_consumption {guarda el sol para la noche} arbitrage {carga cuando es barato y descarga cuando es caro} other {se mantiene llena para apagones}}, {share}% de reserva para apagones',
    },
  },
  dispatch: {
    day_ahead: {
      en: 'Day-ahead schedule, exports where the rate allows',
      es: 'Programación con un día de anticipación; exporta si la tarifa lo permite',
    },
    day_ahead_below_peaks: {
      en: 'Scheduled a day ahead to stay below a monthly peak; exports where the rate allows',
      es: 'Programación con un día de anticipación por debajo del pico mensual; exporta si la tarifa lo permite',
    },
    self_consumption: { en: 'Saves solar for the evening', es: 'Guarda el sol para la noche' },
  },
  true_up: {
    expire: { en: 'expire', es: 'vencen' },
    pay: { en: 'are paid out', es: 'se pagan' },
    carry: { en: 'carry over to the next year', es: 'pasan al año siguiente' },
  },
  net_metering: {
    full_retail: { en: 'Full retail', es: 'Tarifa minorista completa' },
    non_bypassable: { en: 'Retail with non-bypassable charges', es: 'Tarifa minorista con cargos no evitables' },
    net_billing: { en: 'Net billing', es: 'Facturación neta' },
    net_billing_carry_over: { en: 'Net billing with carry-over', es: 'Facturación neta con créditos acumulables' },
    buy_all_sell_all: { en: 'Buy all, sell all', es: 'Comprar todo, vender todo' },
    none: { en: 'No export credit', es: 'Sin pago por exportación' },
  },
  grid: {
    none: { en: 'no grid charging, no export', es: 'sin carga de la red, sin exportar' },
    charge: { en: 'charges from the grid', es: 'carga de la red' },
    export: { en: 'exports to the grid', es: 'exporta a la red' },
    both: { en: 'charges from the grid and exports', es: 'carga de la red y exporta' },
  },
})
