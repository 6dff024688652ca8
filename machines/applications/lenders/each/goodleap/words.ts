// GoodLeap's sign-in fields and missing features.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  organization_id: { en: 'Organization ID', es: 'ID de organización' },
  api_key: { en: 'API key', es: 'Clave de API' },
  from_portal: { en: 'From GoodLeap’s developer portal.', es: 'Del portal para desarrolladores de GoodLeap.' },
  sends_documents: {
    en: 'GoodLeap sends the loan documents automatically once the loan is approved.',
    es: 'GoodLeap envía los documentos del préstamo automáticamente cuando lo aprueba.',
  },
  no_equipment_list: {
    en: 'GoodLeap doesn’t publish a list of approved equipment.',
    es: 'GoodLeap no publica una lista de equipos aprobados.',
  },
  design_by_change_order: {
    en: 'GoodLeap requires a change order for design changes.',
    es: 'GoodLeap requiere una orden de cambio para cambiar el diseño.',
  },
  amount_by_change_order: {
    en: 'GoodLeap requires a change order for amount changes.',
    es: 'GoodLeap requiere una orden de cambio para cambiar el monto.',
  },
})
