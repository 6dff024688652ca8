// Texts about the audit log itself.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  columns: {
    at: { en: 'At (UTC)', es: 'Fecha y hora (UTC)' },
    who: { en: 'Who', es: 'Quién' },
    did: { en: 'Action', es: 'Acción' },
    operation: { en: 'Operation', es: 'Operación' },
    outcome: { en: 'Outcome', es: 'Resultado' },
    changes: { en: 'Before and after', es: 'Antes y después' },
    address: { en: 'IP address', es: 'Dirección IP' },
    request: { en: 'Request', es: 'Solicitud' },
  },
  exported: { en: 'exported the audit log', es: 'exportó el registro de auditoría' },
  fault: {
    no_head: { en: 'The head of the log is missing.', es: 'Falta la cabecera del registro.' },
    missing: { en: 'Entry {seq, number} is missing.', es: 'Falta la entrada {seq, number}.' },
    changed: {
      en: 'Entry {seq, number} of {at} was changed after it was written.',
      es: 'La entrada {seq, number} del {at} se modificó después de escribirse.',
    },
    cut_off: {
      en: 'The log ends at entry {seq, number}, but it had {entries, number} entries.',
      es: 'El registro termina en la entrada {seq, number}, pero tenía {entries, number}.',
    },
    outside: {
      en: 'Entries were added outside the chain, or entries from before it were changed.',
      es: 'Se agregaron entradas fuera de la cadena o se modificaron entradas anteriores a ella.',
    },
    foreign_head: {
      en: 'The head of the log wasn’t written by this server.',
      es: 'La cabecera del registro no fue escrita por este servidor.',
    },
  },
})
