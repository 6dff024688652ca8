// Assumptions of an energy year, and errors in a rate plan, a rate file or a meter’s file.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  strategy: {
    self_consumption: {
      en: 'The battery stores surplus solar and powers the home when needed.',
      es: 'La batería guarda la energía solar que sobra y la da a la casa cuando la necesita.',
    },
    arbitrage: {
      en: 'The battery charges when energy is cheapest and discharges when it is worth most.',
      es: 'La batería se carga cuando la energía cuesta menos y se descarga cuando vale más.',
    },
    backup: {
      en: 'The battery stays full for outages and does not change any bill.',
      es: 'La batería se mantiene llena para un apagón y no cambia ninguna factura.',
    },
  },
  battery: {
    reserve: {
      en: '{reserve} of the battery is reserved for outages; {lost} of the energy stored is lost in charging and discharging.',
      es: 'Se reserva un {reserve} de la batería para apagones; un {lost} de la energía guardada se pierde al cargar y descargar.',
    },
    fade: {
      en: 'The battery loses {fade} of its capacity each year.',
      es: 'La batería pierde un {fade} de su capacidad cada año.',
    },
    never_exports: {
      en: 'The battery never sends energy to the grid.',
      es: 'La batería nunca envía energía a la red.',
    },
    charges_from_grid: {
      en: 'The battery can charge from the grid.',
      es: 'La batería puede cargarse de la red.',
    },
    charges_from_solar: {
      en: 'The battery charges from solar only.',
      es: 'La batería se carga solo con energía solar.',
    },
    shaves_peaks: {
      en: 'The battery lowers each month’s peak demand when that saves more than it costs.',
      es: 'La batería reduce la demanda máxima de cada mes cuando eso ahorra más de lo que cuesta.',
    },
    exports: {
      en: 'The battery exports energy when that pays more than storing it and the utility allows it.',
      es: 'La batería envía energía a la red cuando eso rinde más que guardarla y la compañía eléctrica lo permite.',
    },
    foresight: {
      en: 'Its schedule assumes usage and solar production are known two days ahead; a real battery relies on forecasts.',
      es: 'Su programa supone conocidos el consumo y la producción solar de dos días; una batería real usa pronósticos.',
    },
  },
  addition: {
    electric_vehicle: {
      en: 'charges from 10 PM to 6 AM, slightly less on weekends',
      es: 'se carga de 10 PM a 6 AM, un poco menos los fines de semana',
    },
    heat_pump: {
      en: 'runs when local temperatures are below 65 °F',
      es: 'funciona cuando la temperatura del lugar baja de 65 °F',
    },
    water_heater: {
      en: 'heats mostly in the morning and evening',
      es: 'calienta sobre todo por la mañana y por la noche',
    },
    pool: {
      en: 'runs from 10 AM to 4 PM, April through October',
      es: 'funciona de 10 AM a 4 PM, de abril a octubre',
    },
    air_conditioner: {
      en: 'runs when local temperatures are above 65 °F',
      es: 'funciona cuando la temperatura del lugar sube de 65 °F',
    },
    other: {
      en: 'follows the usage pattern of the rest of the home',
      es: 'sigue el patrón de consumo del resto de la casa',
    },
  },
  net_metering: {
    full_retail: {
      en: 'Bills assume full retail net metering on one flat rate: each exported kWh offsets a kWh bought later.',
      es: 'Las facturas suponen medición neta a precio completo con una sola tarifa: cada kWh enviado a la red compensa un kWh comprado después.',
    },
    credits_expire: {
      en: 'Credits carry over from month to month and expire at the annual true-up.',
      es: 'Los créditos pasan de un mes a otro y vencen en el ajuste anual (true-up).',
    },
    fixed_charges_remain: {
      en: 'Monthly fixed charges remain on the bill.',
      es: 'Los cargos fijos mensuales se siguen pagando.',
    },
  },
  bills: {
    flat_rate: {
      en: 'Bills use one flat rate plus the monthly fixed charge.',
      es: 'Las facturas usan una sola tarifa más el cargo fijo mensual.',
    },
    rate_plan: {
      en: 'Bills follow the rate plan “{name}”, hour by hour.',
      es: 'Las facturas siguen el plan de tarifas “{name}”, hora por hora.',
    },
    clock: {
      en: '{clock, select, local {Rate hours follow the local clock, including daylight saving time} other {Rate hours use standard time all year}}; {holidays, select, some {weekends and holidays} other {weekends}} are those of {year}.',
      es: '{clock, select, local {Las horas de las tarifas siguen el reloj local, con horario de verano} other {Las horas de las tarifas están en horario estándar todo el año}}; {holidays, select, some {los fines de semana y los días feriados} other {los fines de semana}} son los de {year}.',
    },
    tiers: {
      en: '{scope, select, each_period {Tiers count each rate period’s kWh separately.} other {Tiers count the month’s kWh across all rate periods.}}',
      es: '{scope, select, each_period {Los niveles cuentan por separado los kWh de cada periodo.} other {Los niveles cuentan los kWh del mes en todos los periodos.}}',
    },
    demand_hour: {
      en: 'Demand is the month’s highest full hour.',
      es: 'La demanda es la hora completa más alta del mes.',
    },
    demand_quarter_hour: {
      en: 'Demand is the highest 15 minutes of metered usage.',
      es: 'La demanda son los 15 minutos más altos del consumo del medidor.',
    },
    demand_not_measured: {
      en: 'The utility measures demand over 15 minutes. No 15-minute data is available, so demand here is the highest hour and may be low.',
      es: 'La compañía eléctrica mide la demanda en 15 minutos. No hay datos de 15 minutos, así que aquí es la hora más alta y puede quedar por debajo.',
    },
    annual_minimum: {
      en: 'Bills total at least {usd} a year.',
      es: 'Las facturas suman al menos {usd} al año.',
    },
  },
  exports: {
    full_retail_dollars: {
      en: 'Exported energy offsets usage in the same rate period; any surplus is credited at that period’s rate.',
      es: 'La energía enviada a la red compensa el consumo del mismo periodo; lo que sobra se acredita a la tarifa de ese periodo.',
    },
    full_retail_kwh: {
      en: 'Each exported kWh offsets a kWh bought later.',
      es: 'Cada kWh enviado a la red compensa un kWh comprado después.',
    },
    non_bypassable: {
      en: 'Each exported kWh is credited at the rate minus {charge}, the charges owed on every kWh from the grid.',
      es: 'Cada kWh enviado a la red se acredita a la tarifa menos {charge}, los cargos que paga todo kWh tomado de la red.',
    },
    net_billing: {
      en: '{paid, select, hourly {Exported energy is paid at a separate rate for each hour} unknown {The export rate is not entered yet and counts as zero. Exports are paid} other {Exported energy is paid at {rate} per kWh}}, up to the month’s energy charges; nothing carries over.',
      es: '{paid, select, hourly {La energía enviada a la red se paga a una tarifa propia de cada hora} unknown {La tarifa de exportación aún no está indicada y cuenta como cero. La energía enviada se paga} other {La energía enviada a la red se paga a {rate} por kWh}}, hasta los cargos de energía del mes; nada pasa al mes siguiente.',
    },
    net_billing_carry_over: {
      en: '{paid, select, hourly {Exported energy earns credits against energy charges, at a separate rate for each hour.} unknown {Exported energy earns credits against energy charges. The rate is not entered yet and counts as zero.} other {Exported energy earns credits against energy charges at {rate} per kWh.}}',
      es: '{paid, select, hourly {La energía enviada a la red da créditos contra los cargos de energía, a una tarifa propia de cada hora.} unknown {La energía enviada a la red da créditos contra los cargos de energía. La tarifa aún no está indicada y cuenta como cero.} other {La energía enviada a la red da créditos contra los cargos de energía a {rate} por kWh.}}',
    },
    buy_all_sell_all: {
      en: '{paid, select, hourly {The home buys all the energy it uses; the utility buys all solar production at a separate rate for each hour.} unknown {The home buys all the energy it uses; the utility buys all solar production. The rate is not entered yet and counts as zero.} other {The home buys all the energy it uses; the utility buys all solar production at {rate} per kWh.}}',
      es: '{paid, select, hourly {La casa compra toda la energía que usa; la compañía eléctrica compra toda la producción solar a una tarifa propia de cada hora.} unknown {La casa compra toda la energía que usa; la compañía eléctrica compra toda la producción solar. La tarifa aún no está indicada y cuenta como cero.} other {La casa compra toda la energía que usa; la compañía eléctrica compra toda la producción solar a {rate} por kWh.}}',
    },
    unpaid: {
      en: 'Exported energy is not paid.',
      es: 'No se paga la energía enviada a la red.',
    },
    not_offset: {
      en: 'Credits don’t offset {charge} of each kWh from the grid.',
      es: 'Los créditos no compensan {charge} de cada kWh tomado de la red.',
    },
    carried_over: {
      en: '{unit, select, kWh {Credits in kWh} other {Credits in dollars}} carry over from month to month until the true-up in {month}; {left, select, carried {any balance then carries into the next year.} paid {any balance is then paid out.} paid_at {any balance is then paid at {rate} per kWh.} other {any balance then expires.}}',
      es: '{unit, select, kWh {Los créditos en kWh} other {Los créditos en dólares}} pasan de un mes a otro hasta el ajuste anual (true-up) de {month}; {left, select, carried {lo que queda pasa al año siguiente.} paid {lo que queda se paga.} paid_at {lo que queda se paga a {rate} por kWh.} other {lo que queda se pierde.}}',
    },
  },
  faults: {
    plan_name_required: { en: 'Enter a plan name.', es: 'Escriba el nombre del plan.' },
    period_name_required: { en: 'Enter a period name.', es: 'Escriba el nombre del periodo.' },
    demand_name_required: {
      en: 'Enter a name for the demand charge.',
      es: 'Escriba el nombre del cargo por demanda.',
    },
    name_taken: { en: 'This name is already in use.', es: 'Este nombre ya está en uso.' },
    minimum_below_fixed: {
      en: 'The minimum bill is below the fixed charge. Enter at least the fixed charge, or 0 for none.',
      es: 'La factura mínima es menor que el cargo fijo. Indique al menos el cargo fijo, o 0 si no hay.',
    },
    day_not_in_month: {
      en: '{month} doesn’t have a day {day}.',
      es: 'No existe el {day} de {month}.',
    },
    last_tier_open: {
      en: 'The last tier has no upper limit. Leave its {unit} empty.',
      es: 'El último nivel no tiene límite. Deje vacíos sus {unit}.',
    },
    tier_limit_required: {
      en: 'Enter this tier’s upper limit in {unit}. Only the last tier is open-ended.',
      es: 'Indique el límite de este nivel en {unit}. Solo el último queda abierto.',
    },
    tier_limit_too_low: {
      en: 'This tier must end above {before} {unit}, where the previous tier ends.',
      es: 'Este nivel debe terminar por encima de {before} {unit}, donde termina el anterior.',
    },
    period_not_found: {
      en: '{day, select, weekday {Weekdays} other {Weekends}} in {month} at {time} use period {period}, but the plan has only {count, plural, one {# period} other {# periods}}.',
      es: '{day, select, weekday {Los días laborables} other {Los fines de semana}} de {month} a las {time} usan el periodo {period}, pero el plan solo tiene {count, plural, one {# periodo} other {# periodos}}.',
    },
    month_repeated: { en: 'List each month only once.', es: 'Indique cada mes una sola vez.' },
    hour_repeated: { en: 'List each hour only once.', es: 'Indique cada hora una sola vez.' },
    demand_hours_required: {
      en: 'Choose the hours this charge covers, or apply it to every hour.',
      es: 'Elija las horas de este cargo o aplíquelo a todas.',
    },
    demand_hours_overlap: {
      en: 'These hours overlap with “{name}” in the same months. Choose other hours, or apply one charge to every hour.',
      es: 'Estas horas coinciden con “{name}” en los mismos meses. Elija otras o aplique un cargo a todas las horas.',
    },
    demand_hours_overlap_unnamed: {
      en: 'These hours overlap with another demand charge in the same months. Choose other hours, or apply one charge to every hour.',
      es: 'Estas horas coinciden con otro cargo por demanda en los mismos meses. Elija otras o aplique un cargo a todas las horas.',
    },
    non_bypassable_required: {
      en: 'Enter the non-bypassable charges per kWh.',
      es: 'Indique los cargos ineludibles por kWh.',
    },
    export_hours_incomplete: {
      en: 'Enter hourly export rates for both weekdays and weekends.',
      es: 'Indique tarifas de exportación por hora para días laborables y fines de semana.',
    },
    export_rate_required: {
      en: 'Enter what the utility pays per exported kWh.',
      es: 'Indique cuánto paga la compañía eléctrica por kWh enviado a la red.',
    },
  },
  rate_file: {
    unnamed_rate: { en: 'Rate {number}', es: 'Tarifa {number}' },
    too_many_rates: {
      en: 'This file has {count, number} rates. Choose a file for one utility, with at most {most} rates.',
      es: 'Este archivo tiene {count, number} tarifas. Elija el de una sola compañía, con {most} tarifas como máximo.',
    },
    not_json: {
      en: 'This file isn’t valid JSON. Download the rate from OpenEI as JSON and choose that file.',
      es: 'Este archivo no es JSON válido. Descargue la tarifa de OpenEI como JSON y elija ese archivo.',
    },
    no_rates: {
      en: 'No complete rates were found in this file. Open a rate at OpenEI and download it in full.',
      es: 'No se encontraron tarifas completas en este archivo. Abra una tarifa en OpenEI y descárguela completa.',
    },
    no_structure: {
      en: 'This rate has no energy rate structure, so energy has no price.',
      es: 'Esta tarifa no tiene estructura de precios de energía, así que la energía no tiene precio.',
    },
    too_many_periods: {
      en: 'This rate has {count} periods; up to 36 are supported.',
      es: 'Esta tarifa tiene {count} periodos; se admiten hasta 36.',
    },
    tiers_differ: {
      en: 'Tier limits differ between periods of the same month. Tiers count all periods together; change this in the plan if the utility counts each period.',
      es: 'Los límites de los niveles difieren entre periodos del mismo mes. Los niveles cuentan todos los periodos juntos; cámbielo en el plan si la compañía cuenta cada periodo.',
    },
    out_of_range: {
      en: '{unit, select, kwh {The rate is {value} $/kWh; it must be from {least} to {most}.} month {The charge is {value} $/month; it must be from {least} to {most}.} other {The charge is {value} $/year; it must be from {least} to {most}.}}',
      es: '{unit, select, kwh {La tarifa es de {value} $/kWh; debe estar entre {least} y {most}.} month {El cargo es de {value} $/mes; debe estar entre {least} y {most}.} other {El cargo es de {value} $/año; debe estar entre {least} y {most}.}}',
    },
    tier_unit_not_supported: {
      en: 'Tiers use “{unit}”; only kWh per month or per day is supported.',
      es: 'Los niveles usan “{unit}”; solo se admiten kWh por mes o por día.',
    },
    tier_units_mixed: {
      en: 'Some tiers count by month and others by day, which is not supported.',
      es: 'Unos niveles cuentan por mes y otros por día, lo que no se admite.',
    },
    daily_charge: {
      en: '{kind, select, fixed {The fixed charge of {value} a day was converted to {month} a month.} other {The minimum charge of {value} a day was converted to {month} a month.}}',
      es: '{kind, select, fixed {El cargo fijo de {value} al día se convirtió a {month} al mes.} other {El cargo mínimo de {value} al día se convirtió a {month} al mes.}}',
    },
    yearly_charge: {
      en: '{kind, select, fixed {The fixed charge of {value} a year was converted to {month} a month.} other {The minimum charge of {value} a year was converted to {month} a month.}}',
      es: '{kind, select, fixed {El cargo fijo de {value} al año se convirtió a {month} al mes.} other {El cargo mínimo de {value} al año se convirtió a {month} al mes.}}',
    },
    charge_unit_not_supported: {
      en: '{kind, select, fixed {The fixed charge uses “{unit}”; only dollars per month, day or year are supported.} other {The minimum charge uses “{unit}”; only dollars per month, day or year are supported.}}',
      es: '{kind, select, fixed {El cargo fijo usa “{unit}”; solo se admiten dólares por mes, día o año.} other {El cargo mínimo usa “{unit}”; solo se admiten dólares por mes, día o año.}}',
    },
    minimum_left_out: {
      en: 'The minimum charge of {value} is below the fixed charge and was left out.',
      es: 'El cargo mínimo de {value} es menor que el cargo fijo y se omitió.',
    },
    other_sector: {
      en: 'This rate is for the “{sector}” sector.',
      es: 'Esta tarifa es para el sector “{sector}”.',
    },
    ended: {
      en: 'OpenEI lists {date} as the last day of this rate. Check whether a newer one applies.',
      es: 'OpenEI indica {date} como último día de esta tarifa. Verifique si se aplica una más reciente.',
    },
    adjustments_added: {
      en: 'Monthly fuel adjustments from {least} to {most} per kWh were added to the prices of their months.',
      es: 'Los ajustes mensuales por combustible, de {least} a {most} por kWh, se sumaron a los precios de sus meses.',
    },
    adjustments_averaged: {
      en: 'Monthly fuel adjustments from {least} to {most} per kWh were added as their average, {mean}: one price per month would exceed 36 periods.',
      es: 'Los ajustes mensuales por combustible, de {least} a {most} por kWh, se sumaron como promedio, {mean}: un precio por mes superaría 36 periodos.',
    },
    price_missing: {
      en: '{kind, select, energy {Tier {tier} of period {number} has no price.} demand {Tier {tier} of demand period {number} has no price.} other {Tier {tier} of flat demand {number} has no price.}} Enter the plan from the utility’s rate sheet.',
      es: '{kind, select, energy {El nivel {tier} del periodo {number} no tiene precio.} demand {El nivel {tier} del periodo de demanda {number} no tiene precio.} other {El nivel {tier} de la demanda fija {number} no tiene precio.}} Ingrese el plan según la hoja de tarifas de la compañía.',
    },
    comments: {
      en: 'The file comments: “{comments}” Check whether a charge is missing.',
      es: 'El archivo comenta: “{comments}” Verifique si falta algún cargo.',
    },
    export_rules: {
      en: 'The file lists “{rules}” for exports. Choose the export compensation next to the plan.',
      es: 'El archivo indica “{rules}” para la energía exportada. Elija la compensación junto al plan.',
    },
    has_export_rates: {
      en: 'The file has export rates. Enter them next to the plan.',
      es: 'El archivo tiene tarifas de exportación. Indíquelas junto al plan.',
    },
    left_out: { en: 'Not included: {parts}.', es: 'Se omitió: {parts}.' },
    parts: {
      coincident: { en: 'coincident demand (up to {usd}/kW)', es: 'demanda coincidente (hasta {usd}/kW)' },
      reactive: { en: 'reactive power ({usd}/kVAR)', es: 'potencia reactiva ({usd}/kVAR)' },
      meters: {
        en: 'additional meters ({usd} each, a month)',
        es: 'medidores adicionales ({usd} cada uno, al mes)',
      },
    },
    demand_unit_not_supported: {
      en: 'Demand uses “{unit}”; only kW per month is supported.',
      es: 'La demanda usa “{unit}”; solo se admiten kW por mes.',
    },
    too_many_demand_charges: {
      en: 'This rate has {count} demand charges; up to 36 are supported.',
      es: 'Esta tarifa tiene {count} cargos por demanda; se admiten hasta 36.',
    },
    demand_window: {
      en: 'The utility measures demand over {minutes} minutes. The highest full hour is used here and may be lower.',
      es: 'La compañía eléctrica mide la demanda en {minutes} minutos. Aquí se usa la hora completa más alta, que puede ser menor.',
    },
    ratchet_out_of_range: {
      en: 'The demand ratchet is {value}; it must be from 0 to 1.',
      es: 'El mínimo de demanda (ratchet) es {value}; debe estar entre 0 y 1.',
    },
    ratchet: {
      en: 'Each demand charge bills at least {percent}% of the highest demand in the previous {months} months. Check which charges this applies to.',
      es: 'Cada cargo por demanda factura al menos el {percent}% de la demanda más alta de los {months} meses anteriores. Verifique a qué cargos se aplica.',
    },
    demand_out_of_range: {
      en: 'The demand charge is {value} $/kW; it must be from 0 to 500.',
      es: 'El cargo por demanda es de {value} $/kW; debe estar entre 0 y 500.',
    },
    flat_demand_months: {
      en: 'The field flatdemandmonths must list twelve months.',
      es: 'El campo flatdemandmonths debe indicar doce meses.',
    },
    not_a_number: { en: 'The field {field} must be a number.', es: 'El campo {field} debe ser un número.' },
    no_tiers: {
      en: '{kind, select, energy {Period {number} has no tiers.} demand {Demand period {number} has no tiers.} other {Flat demand {number} has no tiers.}}',
      es: '{kind, select, energy {El periodo {number} no tiene niveles.} demand {El periodo de demanda {number} no tiene niveles.} other {La demanda fija {number} no tiene niveles.}}',
    },
    too_many_tiers: {
      en: '{kind, select, energy {Period {number} has {count} tiers; up to 12 are supported.} demand {Demand period {number} has {count} tiers; up to 12 are supported.} other {Flat demand {number} has {count} tiers; up to 12 are supported.}}',
      es: '{kind, select, energy {El periodo {number} tiene {count} niveles; se admiten hasta 12.} demand {El periodo de demanda {number} tiene {count} niveles; se admiten hasta 12.} other {La demanda fija {number} tiene {count} niveles; se admiten hasta 12.}}',
    },
    tier_invalid: {
      en: '{kind, select, energy {Tier {tier} of period {number} is invalid.} demand {Tier {tier} of demand period {number} is invalid.} other {Tier {tier} of flat demand {number} is invalid.}}',
      es: '{kind, select, energy {El nivel {tier} del periodo {number} no es válido.} demand {El nivel {tier} del periodo de demanda {number} no es válido.} other {El nivel {tier} de la demanda fija {number} no es válido.}}',
    },
    not_twelve_months: {
      en: 'The field {field} must have twelve months.',
      es: 'El campo {field} debe tener doce meses.',
    },
    not_24_hours: {
      en: 'The field {field} must have 24 hours in every month.',
      es: 'El campo {field} debe tener 24 horas en cada mes.',
    },
    period_not_found: {
      en: 'The field {field} uses period {period}, but the rate has only {count, plural, one {# period} other {# periods}}.',
      es: 'El campo {field} usa el periodo {period}, pero la tarifa solo tiene {count, plural, one {# periodo} other {# periodos}}.',
    },
  },
  export_file: {
    no_columns: {
      en: 'No export price columns were found. Choose a utility’s export pricing file with RateName, DateStart, ValueName and Value columns.',
      es: 'No se encontraron columnas de precios de exportación. Elija el archivo de una compañía eléctrica con las columnas RateName, DateStart, ValueName y Value.',
    },
    no_prices: { en: 'This file has no export prices.', es: 'Este archivo no tiene precios de exportación.' },
    name_not_understood: {
      en: '“{text}” does not name a month, day type and hour, like “Jan Weekend HS0”.',
      es: '“{text}” no indica mes, tipo de día y hora, como “Jan Weekend HS0”.',
    },
    price_out_of_range: {
      en: '“{text}” is not a price from −$1 to $5 per kWh.',
      es: '“{text}” no es un precio de −$1 a $5 por kWh.',
    },
    rate_not_understood: {
      en: 'Rate “{rate}” is neither a delivery nor a generation rate.',
      es: 'La tarifa “{rate}” no es de distribución ni de generación.',
    },
    too_many_vintages: {
      en: 'This file has more than {most} vintages and years. Choose the file for one vintage.',
      es: 'Este archivo tiene más de {most} generaciones de tarifas (vintages) y años. Elija el archivo de una sola.',
    },
    not_a_date: {
      en: '“{text}” is not a date, like 1/31/2026.',
      es: '“{text}” no es una fecha, como 1/31/2026.',
    },
    price_missing: {
      en: '{vintage} {year} has no {day, select, weekday {weekday} other {weekend}} price for hour {hour} of “{month}”. Download the whole file again.',
      es: 'A {vintage} {year} le falta el precio de {day, select, weekday {días laborables} other {fin de semana}} de la hora {hour} de “{month}”. Descargue de nuevo el archivo completo.',
    },
  },
})
