// Explanations of a shown figure: its name, rule, inputs, sources and limits.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  title: {
    year_p50: { en: 'First-year production (P50)', es: 'Producción del primer año (P50)' },
    year_p90: { en: 'First-year production (P90)', es: 'Producción del primer año (P90)' },
    year_of_plane: { en: 'First-year production of {name}', es: 'Producción del primer año de {name}' },
    offset: { en: 'Offset', es: 'Cobertura' },
    yield: { en: 'Yield', es: 'Rendimiento' },
    day: { en: 'Hourly view of a day', es: 'Un día, hora por hora' },
    storage: { en: 'Storage', es: 'Almacenamiento' },
    battery: { en: 'Battery', es: 'Batería' },
    backup_reserve: { en: 'Backup reserve', es: 'Reserva para apagones' },
    battery_losses: { en: 'Battery losses', es: 'Pérdidas de la batería' },
    usable_capacity: { en: 'Usable capacity', es: 'Capacidad utilizable' },
    annual_usage: { en: 'Annual usage', es: 'Consumo anual' },
    annual_bills: { en: 'Annual bills', es: 'Facturas de luz anuales' },
    average_with_charges: { en: 'Average with all charges', es: 'Promedio con todos los cargos' },
    bill_before: { en: 'Annual bill without solar', es: 'Factura anual sin solar' },
    bill_after: { en: 'Annual bill with solar', es: 'Factura anual con solar' },
    bill_today: { en: 'Electric bill today', es: 'Factura de luz actual' },
    bill_with_solar: { en: 'Electric bill with solar', es: 'Factura de luz con solar' },
    bills_without_25_years: {
      en: 'Electric bills without solar, 25 years',
      es: 'Facturas de luz sin energía solar, 25 años',
    },
    cash_price: { en: 'Cash price', es: 'Precio de contado' },
    contract_price: { en: 'Contract price', es: 'Precio del contrato' },
    price_per_watt: { en: 'Price per watt', es: 'Precio por vatio' },
    financed_per_watt: { en: 'Financed per watt', es: 'Financiado por vatio' },
    upfront: { en: 'Upfront', es: 'Por adelantado' },
    to_pay: { en: 'Price less rebates', es: 'Precio menos reembolsos' },
    credit_surcharge: { en: 'Loan surcharge', es: 'Recargo por el préstamo' },
    loan_amount: { en: 'Loan amount', es: 'Monto del préstamo' },
    dealer_fee: { en: 'Dealer fee', es: 'Comisión del financiamiento' },
    monthly_payment: { en: 'Monthly payment', es: 'Pago mensual' },
    last_payment: { en: 'Last payment', es: 'Último pago' },
    promo_payment: { en: 'Payment during the promo', es: 'Pago durante la promoción' },
    payment_after_paydown: { en: 'Payment after re-amortization', es: 'Pago después de la reamortización' },
    total_of_payments: { en: 'Total of payments', es: 'Total de pagos' },
    apr: { en: 'APR', es: 'APR' },
    finance_charge: { en: 'Finance charge', es: 'Cargo por financiamiento' },
    amount_financed: { en: 'Amount financed', es: 'Monto financiado' },
    savings_25_years: { en: '25-year savings', es: 'Ahorro en 25 años' },
    savings_flat_utility: {
      en: '25-year savings if utility prices never rise',
      es: 'Ahorro en 25 años si la electricidad nunca sube',
    },
    savings_through_year: { en: 'Total savings through year {year}', es: 'Ahorro acumulado hasta el año {year}' },
    payback: { en: 'Payback', es: 'Recuperación de la inversión' },
    npv: { en: 'Net present value', es: 'Valor presente neto' },
    irr: { en: 'Internal rate of return', es: 'Tasa interna de retorno' },
    incentives_counted: { en: 'Incentives included', es: 'Incentivos incluidos' },
    homeowner_incentives: { en: 'Incentives for the homeowner', es: 'Incentivos para el propietario' },
  },
  rule: {
    year: {
      en: 'Sunlight on each roof plane for all 8,760 hours of a year, minus each loss in turn.',
      es: 'Luz solar en cada plano del techo durante las 8,760 horas del año, menos cada pérdida por orden.',
    },
    year_of_plane: {
      en: 'Hourly sunlight on this plane, as its share of inverter output. Divided by its size for kWh per kW.',
      es: 'Luz solar por hora en este plano, según su parte de la salida de los inversores. Dividida entre su tamaño, da los kWh por kW.',
    },
    year_p90: {
      en: 'P50 minus 1.2816 standard deviations: a 90% chance of at least this much. All uncertainties are assumed normal and independent.',
      es: 'P50 menos 1.2816 desviaciones estándar: un 90% de probabilidad de producir al menos esto. Se supone que todas las incertidumbres son normales e independientes.',
    },
    year_summed: { en: 'Sum of 8,760 simulated hours.', es: 'Suma de 8,760 horas simuladas.' },
    year_p90_short: {
      en: 'There’s a 90% chance of producing at least this much in year one.',
      es: 'Hay un 90% de probabilidad de producir al menos esto en el primer año.',
    },
    offset: {
      en: 'First-year production divided by annual usage.',
      es: 'Producción del primer año dividida entre el consumo anual.',
    },
    yield: {
      en: 'First-year production divided by system size in kW.',
      es: 'Producción del primer año dividida entre el tamaño del sistema en kW.',
    },
    day: {
      en: 'The 24 simulated hours of this day; for a month, their average.',
      es: 'Las 24 horas simuladas de este día; para un mes, su promedio.',
    },
    usable_capacity_all: {
      en: 'Usable capacity of all batteries in the design.',
      es: 'Capacidad utilizable de todas las baterías del diseño.',
    },
    usable_capacity_one: {
      en: 'Usable capacity of one battery, from the catalog.',
      es: 'Capacidad utilizable de una batería, según el catálogo.',
    },
    backup_reserve: {
      en: 'Usable capacity times the backup reserve; all of it if the battery stays full.',
      es: 'Capacidad utilizable por la reserva para apagones; toda si la batería se mantiene llena.',
    },
    battery_losses: {
      en: 'Annual energy into the battery minus energy out.',
      es: 'Energía que entra a la batería en un año menos la que sale.',
    },
    bills: {
      en: 'Twelve monthly bills under the utility rate, each part rounded to the cent.',
      es: 'Doce facturas mensuales según la tarifa, con cada parte redondeada al centavo.',
    },
    first_year_bills: {
      en: 'Twelve monthly bills of the first year under the utility rate.',
      es: 'Doce facturas mensuales del primer año según la tarifa.',
    },
    bills_escalated: {
      en: 'First-year bill, increased each year by the utility price escalation.',
      es: 'Factura del primer año, con el aumento anual del precio de la electricidad.',
    },
    average_with_charges: {
      en: 'Annual bills divided by annual usage.',
      es: 'Facturas del año divididas entre el consumo anual.',
    },
    twelve_months: { en: 'Sum of twelve months.', es: 'Suma de doce meses.' },
    today_and_planned: {
      en: 'Twelve months of current usage plus planned usage.',
      es: 'Doce meses de consumo actual más el consumo previsto.',
    },
    price_of_design: {
      en: 'Base price, equipment and adders of this design, each line rounded to the cent.',
      es: 'Precio base, equipos y adicionales de este diseño, con cada línea redondeada al centavo.',
    },
    price_line: { en: '{why}, rounded to the cent.', es: '{why}, redondeado al centavo.' },
    price_lines: {
      en: 'Sum of the lines, each rounded to the cent.',
      es: 'Suma de las líneas, cada una redondeada al centavo.',
    },
    price_parts: {
      en: 'Base price, equipment and adders, minus discounts. See the Price tab for each line.',
      es: 'Precio base, equipos y adicionales, menos descuentos. Las líneas están en la pestaña Precio.',
    },
    price_of_option: {
      en: 'Price with this payment option, before incentives and any dealer fee. See the Price tab for each line.',
      es: 'Precio con esta opción de pago, antes de incentivos y de la comisión del financiamiento. Las líneas están en la pestaña Precio.',
    },
    cash_price: {
      en: 'Price of the same system paid in full upfront. See the Price tab for each line.',
      es: 'Precio del mismo sistema pagado de contado. Las líneas están en la pestaña Precio.',
    },
    price_per_watt: {
      en: 'Contract price divided by system size in DC watts.',
      es: 'Precio del contrato dividido entre el tamaño del sistema en vatios DC.',
    },
    financed_per_watt: {
      en: 'Loan amount divided by system size in DC watts.',
      es: 'Monto del préstamo dividido entre el tamaño del sistema en vatios DC.',
    },
    upfront_cash: {
      en: 'Contract price minus upfront incentives.',
      es: 'Precio del contrato menos los incentivos por adelantado.',
    },
    credit_surcharge: {
      en: 'Price with this option minus the cash price. Regulation Z counts it in the finance charge.',
      es: 'Precio con esta opción menos el precio de contado. La Regulación Z lo cuenta en el cargo por financiamiento.',
    },
    upfront_nothing: {
      en: 'Nothing is due before the first payment.',
      es: 'No se paga nada antes del primer pago.',
    },
    loan_amount: {
      en: 'Contract price minus upfront incentives, increased to cover the dealer fee so you keep your price.',
      es: 'Precio del contrato menos los incentivos por adelantado, aumentado para cubrir la comisión del financiamiento y que usted conserve su precio.',
    },
    dealer_fee: {
      en: 'Loan amount minus the amount the loan pays for.',
      es: 'Monto del préstamo menos lo que el préstamo paga.',
    },
    payment_of_design: {
      en: 'Payment for this design’s price under this payment option. See the Financing tab for terms.',
      es: 'Pago del precio de este diseño con esta opción de pago. Las condiciones están en la pestaña Financiamiento.',
    },
    level_payment: {
      en: 'Level payment P × i ÷ (1 − (1 + i)⁻ⁿ), with i = interest rate ÷ 12, rounded to the cent{has_promo, select, yes {. Due after the promo.} other {.}}',
      es: 'Pago constante P × i ÷ (1 − (1 + i)⁻ⁿ), con i = tasa de interés ÷ 12, redondeado al centavo{has_promo, select, yes {. Se paga después de la promoción.} other {.}}',
    },
    payment_ppa: {
      en: 'Rate × first-year kWh ÷ 12: an average month of year one. Batteries and adders don’t change it.',
      es: 'Tarifa × kWh del primer año ÷ 12: un mes promedio del primer año. Las baterías y los adicionales no lo cambian.',
    },
    payment_lease: {
      en: 'First-year lease payment. It increases each year by the escalator. Batteries and adders don’t change it.',
      es: 'Pago del arrendamiento en el primer año. Aumenta cada año según el aumento anual. Las baterías y los adicionales no lo cambian.',
    },
    last_payment_loan: {
      en: 'Remaining balance plus interest, including rounding differences.',
      es: 'Saldo restante más intereses, incluidas las diferencias de redondeo.',
    },
    last_payment_escalated: {
      en: 'Payment in the final year, after escalation.',
      es: 'Pago del último año, con los aumentos anuales.',
    },
    promo_nothing_due: {
      en: 'Nothing is due. Each month’s interest is added to the loan.',
      es: 'No se paga nada. El interés de cada mes se suma al préstamo.',
    },
    promo_level: {
      en: 'Level payment at the promo rate.',
      es: 'Pago constante a la tasa de la promoción.',
    },
    payment_after_paydown: {
      en: 'Level payment of the balance after the lump sum, over the rest of the term.',
      es: 'Pago constante del saldo después del abono, por el resto del plazo.',
    },
    paid_once: { en: 'Paid in full upfront.', es: 'Pago de contado.' },
    all_payments: {
      en: '{count, plural, one {One payment} other {All # payments}}{has_paydown, select, yes { plus the lump sum} other {}}, to the cent.',
      es: '{count, plural, one {Un pago} other {Los # pagos}}{has_paydown, select, yes { más el abono} other {}}, al centavo.',
    },
    apr: {
      en: 'Actuarial method: the annual rate, 12 times the monthly rate, at which all payments are worth the amount financed.',
      es: 'Método actuarial: la tasa anual, 12 veces la mensual, a la que todos los pagos equivalen al monto financiado.',
    },
    finance_charge: {
      en: 'Total of payments minus the amount financed: interest plus costs a cash buyer wouldn’t pay.',
      es: 'Total de pagos menos el monto financiado: intereses más los costos que no tendría quien paga de contado.',
    },
    amount_financed: {
      en: 'Cash price minus upfront incentives: the loan without costs that only credit buyers pay.',
      es: 'Precio de contado menos los incentivos por adelantado: el préstamo sin los costos que solo tiene quien compra a crédito.',
    },
    savings: {
      en: 'Bills without solar minus bills with solar, payments, maintenance and upfront costs, plus incentives.',
      es: 'Facturas sin solar menos facturas con solar, pagos, mantenimiento y costos por adelantado, más incentivos.',
    },
    savings_flat_utility: {
      en: 'Same as 25-year savings, with 0% annual utility price escalation.',
      es: 'Igual que el ahorro en 25 años, con un aumento anual de la electricidad del 0%.',
    },
    savings_through_year: {
      en: 'Upfront cost plus the net of each year through this one.',
      es: 'Costo por adelantado más el neto de cada año hasta este.',
    },
    payback: {
      en: 'Years until savings permanently exceed all costs and any balance owed, interpolated to a tenth of a year.',
      es: 'Años hasta que el ahorro supera de forma permanente todos los costos y el saldo pendiente, interpolados a décimas de año.',
    },
    incentives_counted: {
      en: 'Sum of what the homeowner receives, under the rules on the Incentives tab.',
      es: 'Suma de lo que recibe el propietario, según las reglas de la pestaña Incentivos.',
    },
    homeowner_incentives: {
      en: 'Sum of the incentives that count with this payment type and that the homeowner claims.',
      es: 'Suma de los incentivos que cuentan con este tipo de pago y que reclama el propietario.',
    },
    npv: {
      en: 'Upfront cost plus the net of each year, each divided by (1 + discount rate) to the power of its year.',
      es: 'Costo por adelantado más el neto de cada año, cada uno dividido entre (1 + tasa de descuento) elevado a su año.',
    },
    irr: {
      en: 'The discount rate at which net present value is zero, to 0.01%.',
      es: 'La tasa de descuento con la que el valor presente neto es cero, con precisión de 0.01%.',
    },
  },
  usage_entered: {
    annual_kwh: {
      en: 'Annual usage, as entered{has_planned, select, yes {, plus planned usage.} other {.}}',
      es: 'Consumo anual ingresado{has_planned, select, yes {, más el consumo previsto.} other {.}}',
    },
    average_kwh: {
      en: 'Average monthly usage, as entered, times twelve{has_planned, select, yes {, plus planned usage.} other {.}}',
      es: 'Consumo mensual promedio ingresado, por doce{has_planned, select, yes {, más el consumo previsto.} other {.}}',
    },
    monthly_kwh: {
      en: 'Sum of twelve months, as entered or estimated if missing{has_planned, select, yes {, plus planned usage.} other {.}}',
      es: 'Suma de doce meses, ingresados o estimados si faltan{has_planned, select, yes {, más el consumo previsto.} other {.}}',
    },
    monthly_bill_cents: {
      en: 'Twelve bills, converted to kWh at the utility rate{has_planned, select, yes {, plus planned usage.} other {.}}',
      es: 'Doce facturas, convertidas a kWh según la tarifa{has_planned, select, yes {, más el consumo previsto.} other {.}}',
    },
    average_bill_cents: {
      en: 'Average bill, converted to kWh at the utility rate and spread over the year by local climate{has_planned, select, yes {, plus planned usage.} other {.}}',
      es: 'Factura promedio, convertida a kWh según la tarifa y repartida en el año según el clima local{has_planned, select, yes {, más el consumo previsto.} other {.}}',
    },
    one_bill_cents: {
      en: 'One bill, converted to kWh at the utility rate; other months by local climate{has_planned, select, yes {, plus planned usage.} other {.}}',
      es: 'Una factura, convertida a kWh según la tarifa; los demás meses según el clima local{has_planned, select, yes {, más el consumo previsto.} other {.}}',
    },
    interval_8760: {
      en: 'Sum of hourly meter data{has_planned, select, yes {, plus planned usage.} other {.}}',
      es: 'Suma de los datos del medidor por hora{has_planned, select, yes {, más el consumo previsto.} other {.}}',
    },
  },
  flow: {
    production: {
      title: { en: 'Production', es: 'Producción' },
      rule: { en: 'Simulated hours of a year.', es: 'Horas simuladas de un año.' },
    },
    use: {
      title: { en: 'Usage', es: 'Consumo' },
      rule: {
        en: 'Hours of a year, from current and planned usage.',
        es: 'Horas de un año, según el consumo actual y el previsto.',
      },
    },
    import: {
      title: { en: 'From the grid', es: 'De la red' },
      rule: {
        en: 'Usage minus what solar and battery supply, hour by hour.',
        es: 'Consumo menos lo que aportan el sistema solar y la batería, hora por hora.',
      },
    },
    export: {
      title: { en: 'Exported', es: 'Exportado' },
      rule: {
        en: 'Production minus what the home and battery take, hour by hour, plus battery exports.',
        es: 'Producción menos lo que toman la casa y la batería, hora por hora, más lo que exporta la batería.',
      },
    },
    from_sun: {
      title: { en: 'Used directly', es: 'Uso directo' },
      rule: {
        en: 'The lower of production and usage in each hour.',
        es: 'En cada hora, lo menor entre la producción y el consumo.',
      },
    },
    from_battery: {
      title: { en: 'From battery', es: 'De la batería' },
      rule: {
        en: 'What the battery supplies to the home, hour by hour.',
        es: 'Lo que la batería entrega a la casa, hora por hora.',
      },
    },
    charged: {
      title: { en: 'To battery', es: 'A la batería' },
      rule: { en: 'What charges the battery, hour by hour.', es: 'Lo que carga la batería, hora por hora.' },
    },
    discharged: {
      title: { en: 'Battery output', es: 'Energía que entrega la batería' },
      rule: {
        en: 'What the battery supplies to the home and the grid, hour by hour.',
        es: 'Lo que la batería entrega a la casa y a la red, hora por hora.',
      },
    },
  },
  of_proposal: {
    self_used_kwh: {
      title: { en: 'Used at home', es: 'Usado en la casa' },
      rule: {
        en: 'What the home uses from solar and battery, hour by hour.',
        es: 'Lo que la casa usa del sistema solar y la batería, hora por hora.',
      },
    },
    exported_kwh: {
      title: { en: 'Exported', es: 'Exportado' },
      rule: {
        en: 'Production minus what the home and battery take, hour by hour.',
        es: 'Producción menos lo que toman la casa y la batería, hora por hora.',
      },
    },
    imported_kwh: {
      title: { en: 'From the grid', es: 'De la red' },
      rule: {
        en: 'Usage minus what solar and battery supply, hour by hour.',
        es: 'Consumo menos lo que aportan el sistema solar y la batería, hora por hora.',
      },
    },
  },
  label: {
    size: { en: 'Size', es: 'Tamaño' },
    panels: { en: 'Panels', es: 'Paneles' },
    inverter: { en: 'Inverter', es: 'Inversor' },
    battery: { en: 'Battery', es: 'Batería' },
    payment_option: { en: 'Payment option', es: 'Opción de pago' },
    first_year_production: { en: 'First-year production', es: 'Producción del primer año' },
    first_year: { en: 'First year', es: 'Primer año' },
    kwh_per_kw: { en: 'kWh per kW', es: 'kWh por kW' },
    price: { en: 'Price', es: 'Precio' },
    price_with_option: { en: 'Price with this option', es: 'Precio con esta opción' },
    performance_ratio: { en: 'Performance ratio', es: 'Índice de rendimiento' },
    plane: { en: '{name}, {size} kW', es: '{name}, {size} kW' },
    p50: { en: 'P50', es: 'P50' },
    combined: { en: 'Combined', es: 'En conjunto' },
    usage_in: { en: 'Usage in {month}', es: 'Consumo de {month}' },
    usage: { en: 'Usage', es: 'Consumo' },
    production: { en: 'Production', es: 'Producción' },
    from_grid: { en: 'From the grid', es: 'De la red' },
    exported: { en: 'Exported', es: 'Exportado' },
    to_battery: { en: 'To battery', es: 'A la batería' },
    battery_output: { en: 'Battery output', es: 'Energía que entrega la batería' },
    energy: { en: 'Energy', es: 'Energía' },
    demand: { en: 'Demand', es: 'Demanda' },
    fixed_charges: { en: 'Fixed charges', es: 'Cargos fijos' },
    credits: { en: 'Credits', es: 'Créditos' },
    minimum_bill: { en: 'Minimum bill', es: 'Factura mínima' },
    annual_usage: { en: 'Annual usage', es: 'Consumo anual' },
    annual_bills: { en: 'Annual bills', es: 'Facturas de luz anuales' },
    entered: { en: 'Entered', es: 'Ingresado' },
    average_month: { en: 'Average month', es: 'Mes promedio' },
    average_bill: { en: 'Average bill', es: 'Factura promedio' },
    bill_of: { en: '{month} bill', es: 'Factura de {month}' },
    utility_rate: { en: 'Utility rate', es: 'Tarifa eléctrica' },
    usable_capacity: { en: 'Usable capacity', es: 'Capacidad utilizable' },
    power: { en: 'Power', es: 'Potencia' },
    backup_reserve: { en: 'Backup reserve', es: 'Reserva para apagones' },
    round_trip_efficiency: { en: 'Round-trip efficiency', es: 'Eficiencia de ciclo' },
    counted: { en: 'Included', es: 'Incluido' },
    interest_rate: { en: 'Interest rate', es: 'Tasa de interés' },
    ppa_rate: { en: 'Rate', es: 'Tarifa' },
    escalator: { en: 'Escalator', es: 'Aumento anual' },
    term: { en: 'Term', es: 'Plazo' },
    promo: { en: 'Promo', es: 'Promoción' },
    less_upfront_incentive: { en: '{name}, deducted', es: '{name}, descontado' },
    lump_sum: { en: 'Lump sum by month {month}', es: 'Abono antes del mes {month}' },
    payment_before: { en: 'Payment before', es: 'Pago anterior' },
    year: { en: 'Year {year}', es: 'Año {year}' },
    after_year: { en: 'After year {year}', es: 'Después del año {year}' },
    net_of_year: { en: 'Net, year {year}', es: 'Neto del año {year}' },
    starting_balance: { en: 'Starting balance', es: 'Saldo inicial' },
    discount_rate: { en: 'Discount rate', es: 'Tasa de descuento' },
    bills_without_solar: { en: 'Bills without solar', es: 'Facturas sin solar' },
    bills_with_solar: { en: 'Bills with solar', es: 'Facturas con solar' },
    payments: { en: 'Payments', es: 'Pagos' },
    maintenance: { en: 'Maintenance', es: 'Mantenimiento' },
    incentives: { en: 'Incentives', es: 'Incentivos' },
    line_total: { en: 'Line total', es: 'Total de la línea' },
    base_price: { en: 'Base price', es: 'Precio base' },
    discount: { en: 'Discount', es: 'Descuento' },
  },
  value: {
    per_year: { en: '{share} per year', es: '{share} al año' },
    months: {
      en: '{count, plural, one {# month} other {# months}}',
      es: '{count, plural, one {# mes} other {# meses}}',
    },
    kwh_per_kw: { en: '{kwh} kWh per kW', es: '{kwh} kWh por kW' },
    less_owed: {
      en: '{total}, minus {owed} owed: {left}',
      es: '{total}, menos {owed} de saldo: {left}',
    },
    price_for_size: { en: '{price} for {size} kW', es: '{price} por {size} kW' },
  },
  note: {
    reg_z: {
      en: 'An estimate. Have your counsel confirm it, and ask the lender for its disclosure.',
      es: 'Es una estimación. Pida a su asesor legal que la confirme y a la financiera su declaración.',
    },
    without_lump_sum: {
      en: 'Without the lump sum, the payment doesn’t change.',
      es: 'Sin el abono, el pago no cambia.',
    },
    at_cap: { en: 'Limited by its cap.', es: 'Limitado por su tope.' },
    applied_because: { en: 'Applied because: {reasons}', es: 'Se aplica porque: {reasons}' },
    price_set_by: { en: 'Price set by {name} on {day}: {reason}', es: 'Precio fijado por {name} el {day}: {reason}' },
    incentive_basis: {
      en: '{amount} counts toward percentage incentives.',
      es: '{amount} cuentan para los incentivos porcentuales.',
    },
    months_on_analysis: {
      en: 'See the Analysis tab for monthly values.',
      es: 'Los valores por mes están en la pestaña Análisis.',
    },
    details_on_design: {
      en: 'See the Design tab for losses, roof planes and the receipt.',
      es: 'Las pérdidas, los planos y el recibo están en la pestaña Diseño.',
    },
  },
  source: {
    weather_and_losses: { en: 'Project weather and losses', es: 'Clima y pérdidas del proyecto' },
    price_lists: {
      en: 'Your company’s base price, catalog and adders',
      es: 'Precio base, catálogo y adicionales de su empresa',
    },
    payment_options: { en: 'Your company’s payment options', es: 'Opciones de pago de su empresa' },
    options_and_energy: {
      en: 'Your company’s payment options, and this project’s usage and utility rate',
      es: 'Opciones de pago de su empresa, y el consumo y la tarifa de este proyecto',
    },
    usage: { en: 'Usage entered on this project’s Energy tab', es: 'Consumo ingresado en la pestaña Energía' },
    usage_or_bills: {
      en: 'Entered on this project’s Energy tab',
      es: 'Datos ingresados en la pestaña Energía',
    },
    rate: {
      en: 'Utility rate entered on this project’s Energy tab',
      es: 'Tarifa ingresada en la pestaña Energía',
    },
    rate_plan: { en: 'Rate plan “{name}”', es: 'Plan tarifario “{name}”' },
    meter_file: { en: 'Meter file {name}', es: 'Archivo del medidor {name}' },
    year_and_usage: {
      en: 'Simulated year and usage entered for this project',
      es: 'Año simulado y consumo ingresado en este proyecto',
    },
    catalog_and_design: {
      en: 'Your company’s catalog and the design',
      es: 'Catálogo de su empresa y el diseño',
    },
    catalog: { en: 'Your company’s catalog', es: 'Catálogo de su empresa' },
    incentives: { en: 'Your company’s incentives', es: 'Incentivos de su empresa' },
    price: { en: 'Your company’s price', es: 'Precio de su empresa' },
    option: { en: '{provider}, “{option}”', es: '{provider}, “{option}”' },
    amortization: {
      en: 'Standard amortization with twelve equal months (30/360)',
      es: 'Amortización estándar con doce meses iguales (30/360)',
    },
    reg_z: {
      en: 'Regulation Z, 12 CFR 1026.4, 1026.18, 1026.22 and Appendix J',
      es: 'Reglamento Z, 12 CFR 1026.4, 1026.18, 1026.22 y Apéndice J',
    },
  },
  /** By the kind of a price line. */
  line_source: {
    base: {
      en: 'Your company’s base price, in design preferences',
      es: 'Precio base de su empresa, en las preferencias de diseño',
    },
    item: { en: 'Selling price in your equipment catalog', es: 'Precio de venta en su catálogo de equipos' },
    adder: { en: 'Your company’s adders', es: 'Adicionales de su empresa' },
    discount: { en: 'Discount entered for this project', es: 'Descuento ingresado en este proyecto' },
  },
  version: {
    design: { en: 'Design version {version}', es: 'Versión {version} del diseño' },
    design_and_receipt: {
      en: 'Design version {version}, engine {engine}, receipt {receipt}',
      es: 'Versión {version} del diseño, motor {engine}, recibo {receipt}',
    },
    named_design: { en: '“{name}”, version {version}', es: '“{name}”, versión {version}' },
    unsaved_drawing: { en: 'Current drawing, not saved', es: 'Dibujo actual, sin guardar' },
    project: { en: 'Project version {version}', es: 'Versión {version} del proyecto' },
    incentive: { en: 'Rule version {version}', es: 'Versión {version} de la regla' },
  },
  month: {
    january: { en: 'January', es: 'enero' },
    february: { en: 'February', es: 'febrero' },
    march: { en: 'March', es: 'marzo' },
    april: { en: 'April', es: 'abril' },
    may: { en: 'May', es: 'mayo' },
    june: { en: 'June', es: 'junio' },
    july: { en: 'July', es: 'julio' },
    august: { en: 'August', es: 'agosto' },
    september: { en: 'September', es: 'septiembre' },
    october: { en: 'October', es: 'octubre' },
    november: { en: 'November', es: 'noviembre' },
    december: { en: 'December', es: 'diciembre' },
  },
})
