// What tasks tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  change_task: { en: 'Change the task', es: 'Editar tarea' },
  add_task_title: { en: 'Add a task', es: 'Agregar tarea' },
  task_title: { en: 'Task: “{title}”', es: 'Tarea: “{title}”' },
  task: { en: 'The task', es: 'La tarea' },
  save_task: { en: 'Save task', es: 'Guardar tarea' },
  add_task_button: { en: 'Add task', es: 'Agregar tarea' },
  task_label: { en: 'What is to be done', es: 'Tarea' },
  enter_task: { en: 'Say what is to be done.', es: 'Describa la tarea.' },
  due: { en: 'Due', es: 'Vence' },
  assigned_to_label: { en: 'Whose it is', es: 'Asignada a' },
  name_you: { en: '{name} (you)', es: '{name} (usted)' },
  not_sent_yet: { en: 'Not sent yet', es: 'Aún sin enviar' },
  more_options: { en: 'More for {title}', es: 'Más opciones para {title}' },
  change: { en: 'Change', es: 'Editar' },
  completed_by_on: { en: 'Done by {done_by_name} on {done_at}', es: 'Completada por {done_by_name} el {done_at}' },
  assignee_from_creator: { en: '{assignee_name}, from {created_by_name}', es: '{assignee_name}, de {created_by_name}' },
  tasks: { en: 'Tasks', es: 'Tareas' },
  whoever_task_given_told: {
    en: 'Whoever a task is given to is told, and again on the morning it is due.',
    es: 'Se notifica al responsable al asignarle una tarea y de nuevo la mañana en que vence.',
  },
  open: { en: 'Open', es: 'Abiertas' },
  done: { en: 'Done', es: 'Completadas' },
  no_tasks_title: { en: 'Nothing to do', es: 'No hay tareas' },
  no_completed_tasks_title: { en: 'Nothing done yet', es: 'Todavía no hay tareas completadas' },
  no_tasks_hint: {
    en: 'Write down what somebody has to do here, and by when.',
    es: 'Agregue una tarea con una persona responsable y una fecha de vencimiento.',
  },
  no_completed_tasks_hint: { en: 'What is ticked off stands here.', es: 'Las tareas completadas aparecen aquí.' },
})
