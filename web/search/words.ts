// What search tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  all_projects: { en: 'All projects with “{join}”', es: '' },
  homeowners: { en: 'Homeowners', es: '' },
  invoices: { en: 'Invoices', es: '' },
  team: { en: 'Team', es: '' },
  up: { en: 'Up', es: '' },
  one_above: { en: 'The one above', es: '' },
  down: { en: 'Down', es: '' },
  one_below: { en: 'The one below', es: '' },
  open: { en: 'Open', es: '' },
  open_new_tab: { en: 'Open in a new tab', es: '' },
  esc: { en: 'Esc', es: '' },
  pages_actions_help_found: {
    en: '{cannot_reach} Pages, actions and help are found; projects and people when the connection is back.',
    es: '',
  },
  pages_actions_found_all: { en: '{message} Pages and actions are found all the same.', es: '' },
  one_result: { en: 'One result', es: '' },
  count_results: { en: '{count} results', es: '' },
  nothing_matches: { en: 'Nothing matches “{text}”', es: '' },
  try_part_name_street: {
    en: 'Try part of a name, a street, a phone number, or a project’s number such as P-1001.',
    es: '',
  },
  search_everything: { en: 'Search everything', es: '' },
  project_homeowner_page_action: { en: 'Project, homeowner, page or action', es: '' },
  close_search: { en: 'Close the search', es: '' },
  found: { en: 'Found', es: '' },
  new_tab: { en: 'New tab', es: '' },
})
