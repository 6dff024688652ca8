// Financing texts: assumptions and omissions of a savings table, and errors in a financing option.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  assumption: {
    rise_and_fall: {
      en: 'Utility prices rise {rise} a year; production falls {fall} a year.',
      es: 'Los precios de la electricidad suben un {rise} al año; la producción baja un {fall} al año.',
    },
    bill_savings_follow: {
      en: 'The first year’s bill savings rise with utility prices and fall with production.',
      es: 'El ahorro del primer año en la factura sube con los precios de la electricidad y baja con la producción.',
    },
    battery_replaced: {
      en: 'Replacing the battery costs {cost} in year {year}; it is counted with upkeep.',
      es: 'Reemplazar la batería cuesta {cost} en el año {year}; se cuenta con el mantenimiento.',
    },
    none_after_agreement: {
      en: 'No savings are counted after year {year}, when the agreement ends.',
      es: 'No se cuentan ahorros después del año {year}, cuando termina el contrato.',
    },
    payments_beyond_table: {
      en: 'Payments after year {year} are not in the table.',
      es: 'Los pagos después del año {year} no están en la tabla.',
    },
    provider_pays_upkeep: {
      en: 'With a lease or PPA, the provider pays for upkeep.',
      es: 'Con un arrendamiento o PPA, el proveedor paga el mantenimiento.',
    },
    no_upkeep: { en: 'No upkeep is counted.', es: 'No se cuenta mantenimiento.' },
    upkeep: {
      en: 'With cash or a loan, upkeep costs {cost} in year 1 and rises {rise} a year.',
      es: 'Al contado o con un préstamo, el mantenimiento cuesta {cost} en el año 1 y sube un {rise} al año.',
    },
  },
  not_counted: {
    battery: { en: 'Replacing the battery is not counted.', es: 'No se cuenta el reemplazo de la batería.' },
    battery_after: {
      en: 'Replacing the battery is not counted. Its warranty ends after year {year}.',
      es: 'No se cuenta el reemplazo de la batería. Su garantía termina después del año {year}.',
    },
    inverter: { en: 'Replacing the inverter is not counted.', es: 'No se cuenta el reemplazo del inversor.' },
    inverter_after: {
      en: 'Replacing the inverter is not counted. Its warranty ends after year {year}.',
      es: 'No se cuenta el reemplazo del inversor. Su garantía termina después del año {year}.',
    },
  },
  fault: {
    type_not_offered: {
      en: '{provider} doesn’t offer {type, select, cash {cash} loan {loans} lease {leases} other {PPAs}}.',
      es: '{provider} no ofrece {type, select, cash {pago de contado} loan {préstamos} lease {arrendamientos} other {PPA}}.',
    },
    has_no: {
      term_months: {
        en: 'Cash has no term. Leave this empty.',
        es: 'El contado no tiene plazo. Deje este campo vacío.',
      },
      apr: {
        en: 'Only a loan has an interest rate. Leave this empty.',
        es: 'Solo un préstamo tiene tasa de interés. Deje este campo vacío.',
      },
      dealer_fee: {
        en: 'Only a loan has a dealer fee. Leave this empty.',
        es: 'Solo un préstamo tiene comisión del financiamiento. Deje este campo vacío.',
      },
      paydown_share: {
        en: 'Only a loan has a paydown. Leave this empty.',
        es: 'Solo un préstamo tiene un abono. Deje este campo vacío.',
      },
      promo: {
        en: 'Only a loan has a promo. Leave this empty.',
        es: 'Solo un préstamo tiene promoción. Deje este campo vacío.',
      },
      escalator: {
        en: 'Only a lease or PPA has an escalator. Leave this empty.',
        es: 'Solo un arrendamiento o PPA tiene aumento anual. Deje este campo vacío.',
      },
      rate_usd_per_kwh: {
        en: 'Only a lease or PPA has a rate per kWh. Leave this empty.',
        es: 'Solo un arrendamiento o PPA tiene tarifa por kWh. Deje este campo vacío.',
      },
      first_year_usd_per_kw_month: {
        en: 'Only a lease has a payment per kW. Leave this empty.',
        es: 'Solo un arrendamiento tiene pago por kW. Deje este campo vacío.',
      },
    },
    enter_term: { en: 'Enter the term in months.', es: 'Ingrese el plazo en meses.' },
    enter_interest: { en: 'Enter the interest rate.', es: 'Ingrese la tasa de interés.' },
    enter_rate: { en: 'Enter the rate per kWh.', es: 'Ingrese la tarifa por kWh.' },
    rate_and_payment: {
      en: 'Enter either a payment per kW or a rate per kWh, not both.',
      es: 'Ingrese un pago por kW o una tarifa por kWh, no ambos.',
    },
    rate_or_payment: {
      en: 'Enter a rate per kWh or a payment per kW.',
      es: 'Ingrese una tarifa por kWh o un pago por kW.',
    },
    promo_too_long: {
      en: 'Make the promo shorter than the loan.',
      es: 'La promoción debe ser más corta que el préstamo.',
    },
    enter_promo_interest: {
      en: 'Enter the promo interest rate.',
      es: 'Ingrese la tasa de interés de la promoción.',
    },
    promo_interest_too_high: {
      en: 'Enter a promo rate below the loan’s rate.',
      es: 'Ingrese una tasa de promoción menor que la del préstamo.',
    },
    promo_interest_unused: {
      en: 'A promo without payments uses the loan’s rate. Remove the promo rate.',
      es: 'Una promoción sin pagos usa la tasa del préstamo. Quite la tasa de la promoción.',
    },
    ends_before_paydown: {
      en: 'The loan ends before the month {month} paydown. Use a longer term.',
      es: 'El préstamo termina antes del abono del mes {month}. Use un plazo más largo.',
    },
    maximum_below_minimum: {
      en: 'Enter a maximum that isn’t below the minimum.',
      es: 'Ingrese un máximo que no sea menor que el mínimo.',
    },
    ends_before_start: {
      en: 'Enter an end date after the start date.',
      es: 'Ingrese una fecha final posterior a la inicial.',
    },
    cash_needs_no_battery: {
      en: 'Cash can’t require a battery.',
      es: 'El pago de contado no puede exigir una batería.',
    },
  },
})
