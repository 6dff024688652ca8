// Texts for writers, readers and mentioned users of notes. An actor's name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  note_added: { en: 'added a note', es: 'agregó una nota' },
  note_edited: { en: 'edited a note', es: 'editó una nota' },
  note_deleted: { en: 'deleted a note', es: 'eliminó una nota' },
  mentioned: { en: '{name} mentioned you in a note', es: '{name} le mencionó en una nota' },
  only_author: { en: 'Only {author} can edit this note.', es: 'Solo {author} puede editar esta nota.' },
  body_required: { en: 'Enter a note.', es: 'Escriba una nota.' },
  mention_not_found: {
    en: 'Mention active members who have access to this project.',
    es: 'Mencione a miembros activos con acceso a este proyecto.',
  },
})
