// What audits tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  before_after: { en: 'Before and after', es: '' },
  ip: { en: 'from {ip}', es: '' },
  request_request_id: { en: 'request {request_id}', es: '' },
  open_project: { en: 'Open the project', es: '' },
  when: { en: 'When', es: '' },
  who: { en: 'Who', es: '' },
  support: { en: '(by support)', es: '' },
  did: { en: 'Did', es: '' },
  audit_log: { en: 'Audit log', es: '' },
  every_change_every_refusal: {
    en: 'Every change and every refusal. Entries form a chain, so that none can be altered or taken out unseen.',
    es: '',
  },
  check_chain: { en: 'Check the chain', es: '' },
  download_csv: { en: 'Download CSV', es: '' },
  who_what: { en: 'Who or what', es: '' },
  anyone: { en: 'Anyone', es: '' },
  outcome: { en: 'Outcome', es: '' },
  any: { en: 'Any', es: '' },
  done: { en: 'Done', es: '' },
  refused: { en: 'Refused', es: '' },
  from: { en: 'From', es: '' },
  to: { en: 'To', es: '' },
  nothing_was_written_these: { en: 'Nothing was written with these filters', es: '' },
  show_everything: { en: 'Show everything', es: '' },
  all_entries_as_they: { en: 'All {entries} entries are as they were written.', es: '' },
  tell: { en: 'Tell', es: '' },
  support_2: { en: 'support', es: '' },
  once: { en: 'at once.', es: '' },
})
