// What ui/fields tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  add_another: { en: 'Add another', es: '' },
  open_list: { en: 'Open the list of {lower_case}', es: '' },
  nothing_matches: { en: 'Nothing matches.', es: '' },
  chosen_lower_case: { en: 'Chosen {lower_case}', es: '' },
  remove_label: { en: 'Remove {label}', es: '' },
  chooser: { en: '{label}, from a chooser', es: '' },
  use_trim: { en: 'Use “{trim}”', es: '' },
  open_list_2: { en: 'Open the list', es: '' },
  copied: { en: 'Copied', es: '' },
  there_no_such_day: { en: 'There is no such day. Check month, day and year.', es: '' },
  mm_dd_yyyy: { en: 'mm/dd/yyyy', es: '' },
  optional: { en: '(optional)', es: '' },
  file_larger_than_mb: { en: 'The file is larger than {round} MB. Choose a smaller one.', es: '' },
  mb_choose_another_replace: { en: '{fixed} MB. Choose another to replace it.', es: '' },
  up_round_mb: { en: 'Up to {round} MB.', es: '' },
  drop_here_browse: { en: 'Drop it here or browse. {limits}', es: '' },
  hide_password: { en: 'Hide password', es: '' },
  show_password: { en: 'Show password', es: '' },
  choose: { en: 'Choose', es: '' },
  from_to_to: { en: '{from} to {to}', es: '' },
  steps: { en: 'Steps', es: '' },
})
