// Texts about tasks. An actor's name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  added: { en: 'added the task “{title}”', es: 'agregó la tarea “{title}”' },
  changed: { en: 'changed the task “{title}”', es: 'cambió la tarea “{title}”' },
  finished: { en: 'finished the task “{title}”', es: 'terminó la tarea “{title}”' },
  reopened: { en: 'reopened the task “{title}”', es: 'reabrió la tarea “{title}”' },
  deleted: { en: 'deleted the task “{title}”', es: 'eliminó la tarea “{title}”' },
  restored: { en: 'restored the task “{title}”', es: 'restauró la tarea “{title}”' },
  enter_title: { en: 'Enter a task.', es: 'Escriba la tarea.' },
  choose_day: { en: 'Choose a date from 2000 to 2100.', es: 'Elija una fecha entre 2000 y 2100.' },
  choose_member_of_project: {
    en: 'Choose an active member who has access to this project.',
    es: 'Elija a un miembro activo con acceso a este proyecto.',
  },
  choose_member: { en: 'Choose an active member of your team.', es: 'Elija a un miembro activo de su equipo.' },
  view_only: {
    en: '{name} has view-only access. Choose another assignee.',
    es: '{name} solo tiene acceso de lectura. Elija a otra persona.',
  },
  assigned: { en: '{name} assigned you a task: {title}', es: '{name} le asignó una tarea: {title}' },
  due_today: { en: 'Due today: {title}', es: 'Vence hoy: {title}' },
})
