// What support tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  page: { en: 'Page', es: '' },
  error: { en: 'Error', es: '' },
  user_id: { en: 'User id', es: '' },
  device: { en: 'Device', es: '' },
  component_stack: { en: 'Component stack', es: '' },
  not_signed: { en: 'not signed in', es: '' },
  crash_report: { en: 'Crash report: {text}', es: '' },
  something_does_not_work: { en: 'Something does not work', es: '' },
  plan_billing: { en: 'Plan and billing', es: '' },
  idea: { en: 'An idea', es: '' },
  support: { en: 'Support', es: '' },
  write_us_here: { en: 'Write to us here, or to {supportemail}.', es: '' },
  your_message_way_as: {
    en: 'Your message is on its way as {reference}. The answer goes to {answer_to}, and so does a copy.',
    es: '',
  },
  what: { en: 'What it is', es: '' },
  subject: { en: 'Subject', es: '' },
  say_few_words_what: { en: 'Say in a few words what it is about.', es: '' },
  message: { en: 'Message', es: '' },
  what_you_did_what: { en: 'What you did, what you expected, and what happened instead.', es: '' },
  write_what_happened_what: { en: 'Write what happened or what you want to know.', es: '' },
  send_message: { en: 'Send message', es: '' },
  sent_along: { en: 'Sent along', es: '' },
  besides_your_name_your: { en: 'Besides your name, your company and your role.', es: '' },
  page_you_came: { en: 'Page you came from', es: '' },
  version: { en: 'Version', es: '' },
  window: { en: 'Window', es: '' },
})
