// What offline tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  new_version_ready: { en: 'A new version is ready.', es: 'Hay una nueva versión disponible.' },
  reload: { en: 'Reload', es: 'Actualizar' },
  deleted_once_there_connection: {
    en: 'Deleted once there is a connection.',
    es: 'Se eliminará cuando vuelva la conexión.',
  },
  keep: { en: 'Keep it', es: 'Conservar' },
  changes_device: { en: 'Changes on this device', es: 'Cambios sin conexión' },
  offline_changes_description: {
    en: 'Sent in this order as soon as there is a connection. Nothing is sent twice.',
    es: 'Se sincronizan en este orden cuando vuelva la conexión. Nada se envía dos veces.',
  },
  send_now: { en: 'Send now', es: 'Sincronizar ahora' },
  everything_saved: { en: 'Everything is saved', es: 'Todo está guardado' },
  no_changes_hint: {
    en: 'What you do without a connection is listed here.',
    es: 'Los cambios que haga sin conexión aparecen aquí.',
  },
  draft_restored: { en: 'What you typed is in its form again.', es: 'Sus cambios están de nuevo en el formulario.' },
  change_dropped: { en: 'It will not be sent.', es: 'Cambio descartado' },
  pending_since: { en: 'Waits since {made_at}', es: 'Pendiente desde {made_at}' },
  fix_change: { en: 'Correct it', es: 'Corregir' },
  open_page: { en: 'Open page', es: 'Abrir página' },
  edit_change: { en: 'Change it', es: 'Editar' },
  not_sent_yet: { en: 'Not sent yet', es: 'Pendientes de sincronizar' },
  not_saved: { en: 'Not saved. {sentence}', es: 'Sin guardar. {sentence}' },
  pending_connection: {
    en: 'Waits on this device for a connection.',
    es: 'Guardado en este dispositivo hasta que vuelva la conexión.',
  },
})
