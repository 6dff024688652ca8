import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  people_mention: { en: 'People to mention', es: 'Personas para mencionar' },
  not_sent_yet: { en: ', pending', es: ', pendiente' },
  edited_at: { en: 'Edited {edited_at}', es: 'Editada: {edited_at}' },
  edited: { en: ', edited', es: ', editada' },
  note_actions: { en: 'Note actions', es: 'Acciones de la nota' },
  edit: { en: 'Edit', es: 'Editar' },
  note_deleted: { en: 'Note deleted', es: 'Nota eliminada' },
  delete_note_change: { en: 'Delete note “{slice}”', es: 'Eliminar la nota “{slice}”' },
  deleting_note: { en: 'The note deletion', es: 'Eliminación de la nota' },
  delete_note_title: { en: 'Delete this note?', es: '¿Eliminar esta nota?' },
  delete_note_consequence: {
    en: 'It will be permanently deleted for everyone.',
    es: 'Se eliminará para todos de forma permanente.',
  },
  keep_note: { en: 'Keep note', es: 'Conservar nota' },
  delete_note_button: { en: 'Delete note', es: 'Eliminar nota' },
  note_slice: { en: 'Note: “{slice}”', es: 'Nota: “{slice}”' },
  note: { en: 'Your note', es: 'Su nota' },
  write_something_first: { en: 'Write a note first.', es: 'Primero escriba una nota.' },
  your_note: { en: 'Your note', es: 'Su nota' },
  new_note: { en: 'New note', es: 'Nueva nota' },
  note_placeholder: {
    en: 'Write a note. Use @ to mention a teammate.',
    es: 'Escriba una nota. Use @ para mencionar a un compañero.',
  },
  save_note: { en: 'Save note', es: 'Guardar nota' },
  add_note: { en: 'Add note', es: 'Agregar nota' },
  notes: { en: 'Notes', es: 'Notas' },
  notes_hint: {
    en: 'Visible only to your team. Anyone you @mention is notified.',
    es: 'Solo las ve su equipo. Se notifica a quien mencione con @.',
  },
  no_notes_yet: { en: 'No notes yet', es: 'Aún no hay notas' },
  no_notes_hint: {
    en: 'Add what a teammate should know before working on this project.',
    es: 'Agregue lo que un compañero deba saber antes de trabajar en este proyecto.',
  },
})
