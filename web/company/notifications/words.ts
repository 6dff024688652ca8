import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  notifications_unread: { en: 'Notifications, {unread} unread', es: 'Notificaciones, {unread} sin leer' },
  notifications: { en: 'Notifications', es: 'Notificaciones' },
  new_notifications: { en: '{count} new notifications', es: '{count} notificaciones nuevas' },
  open: { en: 'Open', es: 'Abrir' },
  unread: { en: 'Unread.', es: 'Sin leer.' },
  only_user_marks_read: {
    en: 'Only the user can mark their notifications as read.',
    es: 'Solo el usuario puede marcar sus notificaciones como leídas.',
  },
  mark_all_read: { en: 'Mark all read', es: 'Marcar como leídas' },
  choose_how_notified: { en: 'Notification settings', es: 'Configuración de notificaciones' },
  filter: { en: 'Filter notifications', es: 'Filtrar notificaciones' },
  unread_filter: { en: 'Unread', es: 'Sin leer' },
  all: { en: 'All', es: 'Todas' },
  no_unread_title: { en: 'You’re all caught up', es: 'Está al día' },
  none_title: { en: 'No notifications yet', es: 'Aún no hay notificaciones' },
  no_unread_hint: { en: 'New notifications appear here.', es: 'Las notificaciones nuevas aparecen aquí.' },
  none_hint: {
    en: 'You’ll see it here when someone opens a proposal, signs or needs you.',
    es: 'Aquí verá cuando alguien abra una propuesta, firme o necesite algo de usted.',
  },
  your_notifications: { en: 'your notifications', es: 'sus notificaciones' },
  preferences_saved: { en: 'Notification settings saved', es: 'Configuración de notificaciones guardada' },
  only_user_changes_preferences: {
    en: 'Only the user can change their notification settings.',
    es: 'Solo el usuario puede cambiar su configuración de notificaciones.',
  },
  in_app: { en: 'In app', es: 'En la app' },
  by_email: { en: 'Email', es: 'Correo' },
  meant_you: { en: 'For you', es: 'Para usted' },
  for_you_note: {
    en: 'Mentions and requests from teammates, and things you started',
    es: 'Menciones y solicitudes de sus compañeros, y lo que usted inició',
  },
  what_happens_sales: { en: 'Sales activity', es: 'Actividad de ventas' },
  sales_activity_note: {
    en: 'Your company chooses who is notified of these',
    es: 'Su empresa elige a quién se le notifica',
  },
  daily_email_hint: {
    en: 'The daily email arrives at 7:00 AM ({replace_all}) with what you haven’t read by then.',
    es: 'El correo diario llega a las 7:00 AM ({replace_all}) con lo que aún no haya leído.',
  },
  preferences_title: { en: 'Your notifications', es: 'Sus notificaciones' },
  preferences_note: {
    en: 'Choose what you’re notified about and how. Applies only to you.',
    es: 'Elija qué se le notifica y cómo. Solo se aplica a usted.',
  },
  immediately: { en: 'Immediately', es: 'De inmediato' },
  once_day: { en: 'Daily', es: 'A diario' },
  never: { en: 'Never', es: 'Nunca' },
  company_notifies_others: {
    en: 'Your company notifies others about this, not you.',
    es: 'Su empresa notifica esto a otras personas, no a usted.',
  },
  email_timing_label: { en: '{title}: email', es: '{title}: correo' },
})
