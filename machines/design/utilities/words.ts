// Texts about net metering, rates and their confirmation, for screens, checks and documents.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  kinds: {
    full_retail: { en: 'Full retail net metering', es: 'Medición neta a precio completo' },
    non_bypassable: {
      en: 'Net metering with non-bypassable charges',
      es: 'Medición neta con cargos que no se pueden compensar',
    },
    net_billing: { en: 'Net billing', es: 'Facturación neta' },
    net_billing_carry_over: {
      en: 'Net billing with carry-over',
      es: 'Facturación neta con créditos que se acumulan',
    },
    buy_all_sell_all: { en: 'Buy all, sell all', es: 'Compra y venta total' },
    none: { en: 'No payment for exports', es: 'Sin pago por la energía enviada a la red' },
  },
  figure: {
    charges_missing: { en: '{kind}, charges not entered yet', es: '{kind}, cargos aún sin indicar' },
    charges: { en: '{kind}, {usd} per kWh from the grid', es: '{kind}, {usd} por cada kWh de la red' },
    hourly: { en: '{kind}, hourly export rates', es: '{kind}, tarifas de exportación por hora' },
    export_missing: {
      en: '{kind}, export rate not entered yet',
      es: '{kind}, tarifa de exportación aún sin indicar',
    },
    produced: { en: '{kind}, {usd} per kWh produced', es: '{kind}, {usd} por cada kWh producido' },
    exported: { en: '{kind}, {usd} per kWh exported', es: '{kind}, {usd} por cada kWh enviado a la red' },
  },
  rate_plan: { en: 'Rate plan “{name}”', es: 'Plan de tarifas “{name}”' },
  rate_and_fixed: { en: '{rate} and {fixed} a month', es: '{rate} y {fixed} al mes' },
  lacks: {
    charges: { en: 'the non-bypassable charges', es: 'los cargos ineludibles' },
    export_rate: { en: 'the export rate', es: 'la tarifa de exportación' },
  },
  confidence: {
    law_text: { en: 'confirmed by the text of the law', es: 'confirmado por el texto de la ley' },
    published_tariff: { en: 'from a published rate schedule', es: 'de una tarifa publicada' },
    general_knowledge: {
      en: 'general knowledge, check before use',
      es: 'conocimiento general, verifique antes de usarlo',
    },
  },
  average: {
    ask: {
      en: 'Utility average of {base_year}{carried, select, yes {, carried to {year} by the state’s prices} other {}}. Ask for the bill.',
      es: 'Promedio de la compañía en {base_year}{carried, select, yes {, llevado a {year} según los precios del estado} other {}}. Pida la factura.',
    },
    base: {
      en: '{year} utility average {base}',
      es: 'promedio de la compañía eléctrica en {year}: {base}',
    },
    escalated: {
      en: '{base_year} utility average {base}, escalated to {year} by the state’s average price ({rise})',
      es: 'promedio de la compañía eléctrica en {base_year}: {base}, ajustado a {year} según el precio promedio del estado ({rise})',
    },
  },
  source: {
    differs: {
      en: 'Differs from what your company confirmed for this utility: {line}.',
      es: 'Difiere de lo que su empresa confirmó para esta compañía eléctrica: {line}.',
    },
    none_published: { en: 'No published rule is on file.', es: 'No hay ninguna regla publicada registrada.' },
    published: {
      en: '{program}: {source}; as of {day}; {confidence}.',
      es: '{program}: {source}; al {day}; {confidence}.',
    },
    published_edited: {
      en: '{program}: {source}; as of {day}; {confidence}. Values entered manually.',
      es: '{program}: {source}; al {day}; {confidence}. Valores indicados a mano.',
    },
    not_the_published: {
      en: 'Not the published rule: {program} ({source}).',
      es: 'No es la regla publicada: {program} ({source}).',
    },
    plan_without_source: { en: 'Rate plan without a source.', es: 'Plan de tarifas sin fuente.' },
    average: { en: '{average} ({source}).', es: '{average} ({source}).' },
    old_average: {
      en: '{year} utility average (EIA-861).',
      es: 'Promedio de la compañía eléctrica en {year} (EIA-861).',
    },
    entered: { en: 'Entered manually.', es: 'Indicado a mano.' },
    household_plan: { en: 'This household’s rate plan.', es: 'Plan de tarifas de esta casa.' },
    household_bill: { en: 'From the household’s bill.', es: 'De la factura de la casa.' },
  },
  standing: {
    confirmed: {
      en: '{line}. Confirmed by {company} on {day}.',
      es: '{line}. Confirmado por {company} el {day}.',
    },
    assumed: {
      en: '{line}. Assumed: not confirmed with your utility yet.',
      es: '{line}. Supuesto: aún no confirmado con su compañía eléctrica.',
    },
    average: {
      en: '{line}: your utility’s average of {base_year}{carried, select, yes {, carried to {year}} other {}}. Your bill shows what you pay.',
      es: '{line}: promedio de su compañía eléctrica en {base_year}{carried, select, yes {, llevado a {year}} other {}}. Su factura muestra lo que usted paga.',
    },
  },
  assumed: {
    ask_bill: {
      en: 'Enter the rate from the bill and confirm under Energy.',
      es: 'Ingrese la tarifa de la factura y confirme en Energía.',
    },
    rate_average: {
      en: 'The utility rate is an average of {base_year}{carried, select, yes {, carried to {year}} other {}}, so proposals can’t show savings yet.',
      es: 'La tarifa es un promedio de {base_year}{carried, select, yes {, llevado a {year}} other {}}; las propuestas aún no pueden mostrar ahorros.',
    },
    both: {
      en: 'Net metering and the utility rate are assumed, so proposals can’t show savings yet.',
      es: 'La medición neta y la tarifa son supuestas; las propuestas aún no pueden mostrar ahorros.',
    },
    net_metering: {
      en: 'Net metering is assumed, so proposals can’t show savings yet.',
      es: 'La medición neta es supuesta; las propuestas aún no pueden mostrar ahorros.',
    },
    rate: {
      en: 'The utility rate is assumed, so proposals can’t show savings yet.',
      es: 'La tarifa es supuesta; las propuestas aún no pueden mostrar ahorros.',
    },
    enter_charges: {
      en: 'Enter the non-bypassable charges and confirm.',
      es: 'Indique los cargos ineludibles y confirme.',
    },
    enter_export_rate: {
      en: 'Enter the export rate and confirm.',
      es: 'Indique la tarifa de exportación y confirme.',
    },
    confirm: { en: 'Confirm under Energy.', es: 'Confirme en Energía.' },
  },
})
