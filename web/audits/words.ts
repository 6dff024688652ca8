// What audits tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  before_after: { en: 'Before and after', es: 'Antes y después' },
  ip: { en: 'IP {ip}', es: 'IP {ip}' },
  request_request_id: { en: 'Request {request_id}', es: 'Solicitud {request_id}' },
  open_project: { en: 'Open project', es: 'Abrir el proyecto' },
  when: { en: 'When', es: 'Cuándo' },
  who: { en: 'Who', es: 'Quién' },
  by_support: { en: '(by support)', es: '(por soporte)' },
  action: { en: 'Action', es: 'Acción' },
  audit_log: { en: 'Audit log', es: 'Registro de auditoría' },
  every_change_every_refusal: {
    en: 'Every change and every refusal. Entries are chained, so none can be altered or removed unnoticed.',
    es: 'Cada cambio y cada rechazo. Las entradas forman una cadena, así que ninguna puede alterarse ni quitarse sin que se note.',
  },
  check_chain: { en: 'Verify chain', es: 'Verificar la cadena' },
  download_csv: { en: 'Download CSV', es: 'Descargar CSV' },
  who_what: { en: 'Who or what', es: 'Quién o qué' },
  anyone: { en: 'Anyone', es: 'Cualquiera' },
  outcome: { en: 'Outcome', es: 'Resultado' },
  any: { en: 'Any', es: 'Todos' },
  done: { en: 'Done', es: 'Realizado' },
  refused: { en: 'Refused', es: 'Rechazado' },
  from: { en: 'From', es: 'Desde' },
  to: { en: 'To', es: 'Hasta' },
  no_matching_entries: {
    en: 'No entries match these filters',
    es: 'Ninguna entrada coincide con estos filtros',
  },
  show_everything: { en: 'Show all', es: 'Mostrar todo' },
  all_entries_unchanged: {
    en: 'All {entries} entries are unaltered.',
    es: 'Las {entries} entradas están sin alterar.',
  },
  contact_before_link: { en: 'Contact', es: 'Avise de inmediato a' },
  support_link: { en: 'support', es: 'soporte' },
  right_away_after_link: { en: 'right away.', es: 'para que lo revisen.' },
  changed_to: { en: 'became', es: 'cambió a' },
  empty: { en: 'empty', es: 'vacío' },
})
