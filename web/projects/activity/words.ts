// What projects/activity tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  activity: { en: 'Activity', es: '' },
  show: { en: 'Show', es: '' },
  everything: { en: 'Everything', es: '' },
  nothing_happened_yet: { en: 'Nothing happened yet', es: '' },
  nothing_kind_choose_everything: { en: 'Nothing of this kind. Choose Everything to see the rest.', es: '' },
  mail: { en: 'Mail', es: '' },
  files: { en: 'Files', es: '' },
  tasks: { en: 'Tasks', es: '' },
  notes: { en: 'Notes', es: '' },
  money: { en: 'Money', es: '' },
  sale: { en: 'Sale', es: '' },
  today: { en: 'Today', es: '' },
  yesterday: { en: 'Yesterday', es: '' },
})
