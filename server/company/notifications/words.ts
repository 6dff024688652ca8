// Frame of notification emails, and who may mark and choose.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  events_since_yesterday: { en: '{count} updates since yesterday', es: '{count} novedades desde ayer' },
  more_in_app: { en: 'And {count} more under Notifications.', es: 'Y {count} más en Notificaciones.' },
  why_you: {
    en: 'You receive this because of your company’s notification settings.',
    es: 'Recibe este correo por la configuración de notificaciones de su empresa.',
  },
  choose_emails: { en: 'Choose which emails you get and when: {url}', es: 'Elija qué correos recibe y cuándo: {url}' },
  ids_or_latest: {
    en: 'Send the IDs that were read, or the latest one, not both.',
    es: 'Envíe los ID leídos o el más reciente, pero no ambos.',
  },
  preferences_changed: { en: 'changed their notification settings', es: 'cambió su configuración de notificaciones' },
  event_twice: { en: 'List each event only once.', es: 'Indique cada evento una sola vez.' },
  stays_in_app: { en: '“{title}” can’t be turned off. {reason}', es: '“{title}” no se puede desactivar. {reason}' },
  ways: {
    at_once: {
      en: '{in_app, select, yes {in app} other {not in app}}, emailed immediately',
      es: '{in_app, select, yes {en la app} other {no en la app}}, por correo de inmediato',
    },
    daily: {
      en: '{in_app, select, yes {in app} other {not in app}}, in the daily email',
      es: '{in_app, select, yes {en la app} other {no en la app}}, en el correo diario',
    },
    never: {
      en: '{in_app, select, yes {in app} other {not in app}}, not emailed',
      es: '{in_app, select, yes {en la app} other {no en la app}}, sin correo',
    },
  },
})
