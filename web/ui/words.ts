// What ui tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  needs_connection: { en: '{cannot_reach} This requires a connection.', es: '{cannot_reach} Esto requiere conexión.' },
  how_calculated: { en: 'How this is calculated', es: 'Cómo se calcula' },
  then_word: { en: 'then', es: 'luego' },
  pane_view: { en: 'View', es: 'Vista' },
  give_reason_first: { en: 'Enter a reason first.', es: 'Indique un motivo primero.' },
})
