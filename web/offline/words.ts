// What offline tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  new_version_ready: { en: 'A new version is ready.', es: '' },
  reload: { en: 'Reload', es: '' },
  deleted_once_there_connection: { en: 'Deleted once there is a connection.', es: '' },
  keep: { en: 'Keep it', es: '' },
  changes_device: { en: 'Changes on this device', es: '' },
  sent_order_as_soon: { en: 'Sent in this order as soon as there is a connection. Nothing is sent twice.', es: '' },
  send_now: { en: 'Send now', es: '' },
  everything_saved: { en: 'Everything is saved', es: '' },
  what_you_do_without: { en: 'What you do without a connection is listed here.', es: '' },
  what_you_typed_form: { en: 'What you typed is in its form again.', es: '' },
  will_not_sent: { en: 'It will not be sent.', es: '' },
  waits_since: { en: 'Waits since {made_at}', es: '' },
  correct: { en: 'Correct it', es: '' },
  open_page: { en: 'Open page', es: '' },
  change: { en: 'Change it', es: '' },
  not_sent_yet: { en: 'Not sent yet', es: '' },
  not_saved: { en: 'Not saved. {sentence}', es: '' },
  waits_device_connection: { en: 'Waits on this device for a connection.', es: '' },
})
