// Texts of the price tab's operations for sellers. An actor's name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  nothing_newer: {
    en: 'This project already has your company’s current prices.',
    es: 'Este proyecto ya tiene los precios actuales de su empresa.',
  },
  newer_prices_used: {
    en: 'updated the project to today’s prices: {lines}',
    es: 'actualizó el proyecto con los precios de hoy: {lines}',
  },
  newer_price: { en: '{name} {company} instead of {kept}', es: '{name} {company} en lugar de {kept}' },
  system: { en: 'System', es: 'Sistema' },
  discount: { en: 'Discount', es: 'Descuento' },
  discount_entered: { en: 'Entered for this project', es: 'Ingresado para este proyecto' },
})
