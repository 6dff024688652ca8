// What problems tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  phone_sized: { en: 'Phone-sized', es: '' },
  tablet_sized: { en: 'Tablet-sized', es: '' },
  desktop_sized: { en: 'Desktop-sized', es: '' },
  problem_reopened: { en: 'Problem reopened', es: '' },
  problem_resolved: { en: 'Problem resolved', es: '' },
  problem_dismissed: { en: 'Problem dismissed', es: '' },
  screens_has_language: {
    en: '{screens}, {has_language, select, yes {Spanish} other {English}}, version {app_version}',
    es: '',
  },
  resolve: { en: 'Resolve', es: '' },
  dismiss: { en: 'Dismiss', es: '' },
  reopen: { en: 'Reopen', es: '' },
  page: { en: 'Page', es: '' },
  page_page_number: { en: ', page {page_number}', es: '' },
  browser: { en: 'Browser', es: '' },
  problem: { en: '{problem} on', es: '' },
  another_device: { en: 'another device', es: '' },
  reports: { en: 'Reports', es: '' },
  last_reported: { en: 'Last reported', es: '' },
  page_problems: { en: 'Page problems', es: '' },
  homeowner_pages_failed_reported: {
    en: 'Homeowner pages that failed, reported with the homeowner’s consent and without personal data. Deleted after 90 days.',
    es: '',
  },
  open: { en: 'Open', es: '' },
  resolved: { en: 'Resolved', es: '' },
  dismissed: { en: 'Dismissed', es: '' },
  all: { en: 'All', es: '' },
  any_page: { en: 'Any page', es: '' },
  device: { en: 'Device', es: '' },
  any_device: { en: 'Any device', es: '' },
  no_problems_match_these: { en: 'No problems match these filters', es: '' },
  clear_filters: { en: 'Clear filters', es: '' },
  no_open_problems: { en: 'No open problems', es: '' },
  when_homeowner_page_fails: {
    en: 'When a homeowner’s page fails and they agree to report it, it’s listed here.',
    es: '',
  },
})
