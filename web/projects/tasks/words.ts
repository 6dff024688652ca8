import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  change_task: { en: 'Edit task', es: 'Editar tarea' },
  add_task_title: { en: 'Add task', es: 'Agregar tarea' },
  task_title: { en: 'Task: “{title}”', es: 'Tarea: “{title}”' },
  task: { en: 'The task', es: 'La tarea' },
  save_task: { en: 'Save task', es: 'Guardar tarea' },
  add_task_button: { en: 'Add task', es: 'Agregar tarea' },
  task_label: { en: 'Task', es: 'Tarea' },
  enter_task: { en: 'Enter a task.', es: 'Describa la tarea.' },
  due: { en: 'Due', es: 'Vence' },
  assigned_to_label: { en: 'Assigned to', es: 'Asignada a' },
  name_you: { en: '{name} (you)', es: '{name} (usted)' },
  not_sent_yet: { en: 'Not sent yet', es: 'Aún sin enviar' },
  more_options: { en: 'More options for {title}', es: 'Más opciones para {title}' },
  change: { en: 'Edit', es: 'Editar' },
  completed_by_on: { en: 'Completed by {done_by_name} on {done_at}', es: 'Completada por {done_by_name} el {done_at}' },
  assignee_from_creator: { en: '{assignee_name}, from {created_by_name}', es: '{assignee_name}, de {created_by_name}' },
  tasks: { en: 'Tasks', es: 'Tareas' },
  whoever_task_given_told: {
    en: 'Assignees are notified when assigned, and again the morning a task is due.',
    es: 'Se notifica al responsable al asignarle una tarea y de nuevo la mañana en que vence.',
  },
  open: { en: 'Open', es: 'Abiertas' },
  done: { en: 'Done', es: 'Completadas' },
  no_tasks_title: { en: 'No tasks', es: 'No hay tareas' },
  no_completed_tasks_title: { en: 'No completed tasks yet', es: 'Todavía no hay tareas completadas' },
  no_tasks_hint: {
    en: 'Add a task with an assignee and a due date.',
    es: 'Agregue una tarea con una persona responsable y una fecha de vencimiento.',
  },
  no_completed_tasks_hint: { en: 'Completed tasks appear here.', es: 'Las tareas completadas aparecen aquí.' },
})
