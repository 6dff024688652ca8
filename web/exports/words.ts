// What exports tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  take_your_data_you: { en: 'Take your data with you', es: '' },
  everything_your_company_has: { en: 'Everything your company has here in one file, as it is at this moment.', es: '' },
  make_archive: { en: 'Make an archive', es: '' },
  projects_people_designs_prices: {
    en: 'Projects, people, designs, prices, proposals, agreements, what lenders said, settings and the audit log as JSON; every PDF and picture; each system in the format of Orange Button. With the trails and hashes by which anybody can check that nothing was changed. Without passwords and keys.',
    es: '',
  },
  archives: { en: 'Archives', es: '' },
  no_archive_yet: { en: 'No archive yet', es: '' },
  last_ones_stand_here: { en: 'The last ones stand here, to download for seven days.', es: '' },
  made: { en: 'Made', es: '' },
  by: { en: 'By', es: '' },
  holds: { en: 'Holds', es: '' },
  projects_files: { en: '{number} projects, {number_2} files', es: '' },
  kept_until: { en: 'Kept until', es: '' },
  archive: { en: 'Archive', es: '' },
  not_kept_any_more: { en: 'Not kept any more', es: '' },
  restore_archive: { en: 'Restore from an archive', es: '' },
  your_own_company_server: {
    en: 'Of your own company, from a server this one trusts. Only while this company is empty.',
    es: '',
  },
  choose_archive: { en: 'Choose an archive', es: '' },
  uploading_changes_nothing_you: {
    en: 'Uploading changes nothing. You’ll see what the archive would do before you start.',
    es: '',
  },
  upload_check: { en: 'Upload and check', es: '' },
  uploading_archive: { en: 'Uploading the archive', es: '' },
  choose_another: { en: 'Choose another', es: '' },
  archive_can_t_restored: {
    en: 'This archive can’t be restored: it isn’t signed by a server this one trusts, or it was changed since. If it comes from a server you trust, ask whoever runs this one to add that server’s key.',
    es: '',
  },
  what_will_happen: { en: 'What will happen', es: '' },
  everything_archive_becomes_company: {
    en: 'Everything in the archive becomes this company, all at once or not at all.',
    es: '',
  },
  catalog_settings_company_started: { en: 'The catalog and settings this company started with are replaced.', es: '' },
  team_members_set_new: { en: 'Team members set a new password by email. Links sent before stop working.', es: '' },
  emails_archive_kept_as: { en: 'Emails in the archive are kept as a record and can’t be sent from here.', es: '' },
  restore_company: { en: 'Restore company', es: '' },
  signed: { en: 'Signed by', es: '' },
  server: { en: 'This server', es: '' },
})
