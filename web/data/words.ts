import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  can_t_reach: { en: 'Can’t reach {__brand__}.', es: 'No se puede conectar con {__brand__}.' },
  not_saved: {
    en: '{refused, plural, one {# change} other {# changes}} not saved',
    es: '{refused, plural, one {# cambio} other {# cambios}} sin guardar',
  },
  not_saved_and_pending: {
    en: '{refused, plural, one {# change} other {# changes}} not saved, {waiting, number} pending',
    es: '{refused, plural, one {# cambio} other {# cambios}} sin guardar, {waiting, plural, one {# pendiente} other {# pendientes}}',
  },
  pending: {
    en: '{waiting, plural, one {# change} other {# changes}} pending',
    es: '{waiting, plural, one {# cambio pendiente} other {# cambios pendientes}}',
  },
  showing_what_was_saved: { en: 'Showing saved data from {as_of}.', es: 'Se muestran los datos guardados: {as_of}.' },
  changed_since: { en: 'The project has changed since.', es: 'El proyecto cambió después.' },
  what_you_type_kept: {
    en: 'Your changes are kept and will save when you’re back online.',
    es: 'Sus cambios se conservan y se guardarán cuando vuelva la conexión.',
  },
  connection_slow_still_working: {
    en: 'Slow connection. Still working on it…',
    es: 'La conexión es lenta. Seguimos trabajando…',
  },
  waits_device: { en: 'Pending on this device.', es: 'Pendiente en este dispositivo.' },
  your_role_does_not: { en: 'Your role doesn’t allow this.', es: 'Su rol no permite esta acción.' },
  change_not_saved: { en: '{what}: not saved. {sentence}', es: '{what}: no se guardó. {sentence}' },
  was_not_saved_device: {
    en: 'This isn’t available offline. It will load when you’re back online.',
    es: 'Esto no está disponible sin conexión. Se cargará cuando vuelva la conexión.',
  },
  needs_connection_nothing_you: {
    en: '{cannot_reach} This needs a connection. Nothing you typed is lost.',
    es: '{cannot_reach} Esto requiere conexión. No se pierde nada de lo que escribió.',
  },
  cannot_reach_try_again: {
    en: '{cannot_reach} Try again. Nothing you typed is lost.',
    es: '{cannot_reach} Inténtelo de nuevo. No se pierde nada de lo que escribió.',
  },
  changes_saved_toast: {
    en: '{count, plural, one {Saved: {what}} other {{count} changes saved}}',
    es: '{count, plural, one {Guardado: {what}} other {{count} cambios guardados}}',
  },
})
