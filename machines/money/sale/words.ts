// Texts about prices and payment options for sellers: blockers and fixes, newer prices, and unpriced parts. An actor's
// name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  newer_prices: {
    en: 'Your company has newer prices than this project: {names}.',
    es: 'Su empresa tiene precios más recientes que los de este proyecto: {names}.',
  },
  newer_prices_fix: {
    en: 'Review them on the Price tab, then use today’s prices or keep the current ones.',
    es: 'Revíselos en la pestaña Precio y use los precios de hoy o mantenga los actuales.',
  },
  margin_below_minimum: {
    en: 'The price leaves less than your company’s {margin} minimum margin.',
    es: 'El precio deja menos que el margen mínimo de {margin} de su empresa.',
  },
  margin_fix: {
    en: 'Sell at {price} per watt or more{has_discount, select, yes {, or reduce the discount} other {}}{may_override, select, yes {.} other {, or ask a manager.}}',
    es: 'Venda a {price} por vatio o más{has_discount, select, yes {, o reduzca el descuento} other {}}{may_override, select, yes {.} other {, o consulte a un gerente.}}',
  },
  discount_above_limit: {
    en: 'The discount is {share} of the price. Your company’s limit is {limit}.',
    es: 'El descuento es un {share} del precio. El límite de su empresa es {limit}.',
  },
  discount_fix: {
    en: 'Discount {amount} or less{may_override, select, yes {.} other {, or ask a manager.}}',
    es: 'Descuente {amount} o menos{may_override, select, yes {.} other {, o consulte a un gerente.}}',
  },
  option_discontinued: {
    en: '{name} is no longer offered.',
    es: '{name} ya no se ofrece.',
  },
  option_fix: {
    en: 'Choose another payment option, or change the project to fit this one.',
    es: 'Elija otra opción de pago o ajuste el proyecto a esta.',
  },
  nothing_to_finance: {
    en: 'Financing needs a price and production. Enter the address and design the system first.',
    es: 'El financiamiento necesita un precio y una producción. Primero agregue la dirección y diseñe el sistema.',
  },
  approval_requested: {
    en: 'Approval requested. {who} can approve it.',
    es: 'Aprobación solicitada. La puede dar: {who}.',
  },
  ask_for_approval: {
    en: 'Change it, or ask {who} for approval.',
    es: 'Cámbielo o solicite la aprobación de {who}.',
  },
  other_equipment: { en: 'other equipment', es: 'otros equipos' },
  flat_price_missing: {
    en: 'Your company’s flat price isn’t set. Enter it in design preferences.',
    es: 'Falta el precio fijo de su empresa. Ingréselo en las preferencias de diseño.',
  },
  equipment_cost_missing: {
    en: 'Cost-plus pricing needs the cost of all equipment. Add it in the catalog, or set a project price per watt.',
    es: 'El precio de costo más margen requiere el costo de todos los equipos. Agréguelo en el catálogo o fije un precio por vatio para el proyecto.',
  },
  price_missing: {
    en: '{name} has no selling price, so it would sell for {price}.',
    es: '{name} no tiene precio de venta, así que se vendería a {price}.',
  },
  price_missing_fix: {
    en: 'Enter its selling price. The catalog keeps it for every project.',
    es: 'Ingrese su precio de venta. El catálogo lo guarda para todos los proyectos.',
  },
  ask_for_price: { en: 'Ask {who} to enter its price.', es: 'Pida que ingrese su precio: {who}.' },
  price_zero: { en: '{name} is priced at {price}.', es: '{name} tiene un precio de {price}.' },
  price_zero_fix: {
    en: 'If it isn’t free, enter its amount under Adders.',
    es: 'Si no es gratis, ingrese su monto en Adicionales.',
  },
  base_price: { en: 'Base price', es: 'Precio base' },
  per_watt: { en: '{price} per watt', es: '{price} por vatio' },
  not_in_price: { en: 'not in the price', es: 'no está en el precio' },
  not_priced_by_watt: {
    en: 'Your company doesn’t price by the watt. Ask a manager to set this project’s price.',
    es: 'Su empresa no fija precios por vatio. Pida a un gerente que fije el precio de este proyecto.',
  },
  below_role_minimum: {
    en: 'Your role’s minimum is {price} per watt. Ask a manager for a lower price.',
    es: 'El mínimo de su rol es {price} por vatio. Pida a un gerente un precio menor.',
  },
  discount_too_large: {
    en: 'Enter a discount no larger than the price.',
    es: 'Ingrese un descuento que no supere el precio.',
  },
  company_pricing_set: {
    en: 'set the project to company pricing',
    es: 'aplicó al proyecto los precios de la empresa',
  },
  price_per_watt_set: {
    en: 'set the project’s price to {price} per watt',
    es: 'fijó el precio del proyecto en {price} por vatio',
  },
})
