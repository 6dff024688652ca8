import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  new_version_ready: { en: 'A new version is available.', es: 'Hay una nueva versión disponible.' },
  reload: { en: 'Reload', es: 'Actualizar' },
  deleted_once_there_connection: {
    en: 'This will be deleted when you’re back online.',
    es: 'Se eliminará cuando vuelva la conexión.',
  },
  keep: { en: 'Keep it', es: 'Conservar' },
  changes_device: { en: 'Offline changes', es: 'Cambios sin conexión' },
  offline_changes_description: {
    en: 'They sync in this order when you’re back online. Nothing is sent twice.',
    es: 'Se sincronizan en este orden cuando vuelva la conexión. Nada se envía dos veces.',
  },
  send_now: { en: 'Sync now', es: 'Sincronizar ahora' },
  everything_saved: { en: 'Everything is saved', es: 'Todo está guardado' },
  no_changes_hint: {
    en: 'Changes you make offline appear here.',
    es: 'Los cambios que haga sin conexión aparecen aquí.',
  },
  draft_restored: { en: 'Your changes are back in the form.', es: 'Sus cambios están de nuevo en el formulario.' },
  change_dropped: { en: 'Change removed', es: 'Cambio descartado' },
  pending_since: { en: 'Pending since {made_at}', es: 'Pendiente desde {made_at}' },
  fix_change: { en: 'Fix it', es: 'Corregir' },
  open_page: { en: 'Open page', es: 'Abrir página' },
  edit_change: { en: 'Edit', es: 'Editar' },
  not_sent_yet: { en: 'Pending sync', es: 'Pendientes de sincronizar' },
  not_saved: { en: 'Not saved. {sentence}', es: 'Sin guardar. {sentence}' },
  pending_connection: {
    en: 'Saved on this device until you’re back online.',
    es: 'Guardado en este dispositivo hasta que vuelva la conexión.',
  },
})
