// What notifications tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  notifications_unread: { en: 'Notifications, {unread} unread', es: 'Notificaciones, {unread} sin leer' },
  notifications: { en: 'Notifications', es: 'Notificaciones' },
  new_notifications: { en: '{count} new notifications', es: '{count} notificaciones nuevas' },
  open: { en: 'Open', es: 'Abrir' },
  unread: { en: 'Unread.', es: 'Sin leer.' },
  only_user_marks_read: {
    en: 'Only the person themselves marks theirs as read.',
    es: 'Solo el usuario puede marcar sus notificaciones como leídas.',
  },
  mark_all_read: { en: 'Mark all read', es: 'Marcar como leídas' },
  choose_how_notified: { en: 'Choose how you are told', es: 'Configuración de notificaciones' },
  filter: { en: 'Which are shown', es: 'Filtrar notificaciones' },
  unread_filter: { en: 'Unread', es: 'Sin leer' },
  all: { en: 'All', es: 'Todas' },
  no_unread_title: { en: 'Everything is read', es: 'Está al día' },
  none_title: { en: 'Nothing yet', es: 'Aún no hay notificaciones' },
  no_unread_hint: { en: 'What is new will stand here.', es: 'Las notificaciones nuevas aparecen aquí.' },
  none_hint: {
    en: 'When somebody opens a proposal, signs or needs you, it stands here.',
    es: 'Aquí verá cuando alguien abra una propuesta, firme o necesite algo de usted.',
  },
  your_notifications: { en: 'your notifications', es: 'sus notificaciones' },
  preferences_saved: { en: 'You are told as you chose.', es: 'Configuración de notificaciones guardada' },
  only_user_changes_preferences: {
    en: 'Only the person themselves chooses how they are told.',
    es: 'Solo el usuario puede cambiar su configuración de notificaciones.',
  },
  in_app: { en: 'In the product', es: 'En la app' },
  by_email: { en: 'By mail', es: 'Correo' },
  meant_you: { en: 'Meant for you', es: 'Para usted' },
  for_you_note: {
    en: 'What colleagues turn to you with, and what you started.',
    es: 'Menciones y pedidos de sus compañeros, y lo que usted inició',
  },
  what_happens_sales: { en: 'What happens in sales', es: 'Actividad de ventas' },
  sales_activity_note: {
    en: 'Your company chooses who is told of these at all.',
    es: 'Su empresa elige a quién se le notifica',
  },
  daily_email_hint: {
    en: 'The daily mail comes at 7 in the morning ({replace_all}), with what you have not read by then.',
    es: 'El correo diario llega a las 7:00 AM ({replace_all}) con lo que aún no haya leído.',
  },
  preferences_title: { en: 'Your notifications', es: 'Sus notificaciones' },
  preferences_note: {
    en: 'What you are told of, and in which way. It holds for you alone.',
    es: 'Elija qué se le notifica y cómo. Solo se aplica a usted.',
  },
  immediately: { en: 'At once', es: 'De inmediato' },
  once_day: { en: 'Once a day', es: 'A diario' },
  never: { en: 'Never', es: 'Nunca' },
  company_notifies_others: {
    en: 'Your company tells others of this, not you.',
    es: 'Su empresa notifica esto a otras personas, no a usted.',
  },
  email_timing_label: { en: '{title}: by mail', es: '{title}: correo' },
})
