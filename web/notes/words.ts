// What notes tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  people_mention: { en: 'People to mention', es: 'Personas para mencionar' },
  not_sent_yet: { en: ', not sent yet', es: ', pendiente' },
  edited_at: { en: 'Changed {edited_at}', es: 'Editada: {edited_at}' },
  edited: { en: ', changed', es: ', editada' },
  note_actions: { en: 'More for your note', es: 'Acciones de la nota' },
  edit: { en: 'Change', es: 'Editar' },
  note_deleted: { en: 'The note is deleted.', es: 'Nota eliminada' },
  delete_note_change: { en: 'Delete the note “{slice}”', es: 'Eliminar la nota “{slice}”' },
  deleting_note: { en: 'Deleting the note', es: 'Eliminación de la nota' },
  delete_note_title: { en: 'Delete this note?', es: '¿Eliminar esta nota?' },
  delete_note_consequence: {
    en: 'It is gone for everyone, for good.',
    es: 'Se eliminará para todos de forma permanente.',
  },
  keep_note: { en: 'Keep it', es: 'Conservar nota' },
  delete_note_button: { en: 'Delete note', es: 'Eliminar nota' },
  note_slice: { en: 'Note: “{slice}”', es: 'Nota: “{slice}”' },
  note: { en: 'The note', es: 'Su nota' },
  write_something_first: { en: 'Write something first.', es: 'Primero escriba una nota.' },
  your_note: { en: 'Your note', es: 'Su nota' },
  new_note: { en: 'New note', es: 'Nueva nota' },
  note_placeholder: {
    en: 'Write a note. @ turns to a colleague.',
    es: 'Escriba una nota. Use @ para mencionar a un compañero.',
  },
  save_note: { en: 'Save note', es: 'Guardar nota' },
  add_note: { en: 'Add note', es: 'Agregar nota' },
  notes: { en: 'Notes', es: 'Notas' },
  notes_hint: {
    en: 'For your team alone. Whoever you turn to with @ is told.',
    es: 'Solo las ve su equipo. Se notifica a quien mencione con @.',
  },
  no_notes_yet: { en: 'No notes yet', es: 'Aún no hay notas' },
  no_notes_hint: {
    en: 'What a colleague should know before they go on with this project.',
    es: 'Agregue lo que un compañero deba saber antes de trabajar en este proyecto.',
  },
})
