// What tasks tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  change_task: { en: 'Change the task', es: '' },
  add_task: { en: 'Add a task', es: '' },
  task_title: { en: 'Task: “{title}”', es: '' },
  task: { en: 'The task', es: '' },
  save_task: { en: 'Save task', es: '' },
  add_task_2: { en: 'Add task', es: '' },
  what_done: { en: 'What is to be done', es: '' },
  say_what_done: { en: 'Say what is to be done.', es: '' },
  due: { en: 'Due', es: '' },
  whose: { en: 'Whose it is', es: '' },
  name_you: { en: '{name} (you)', es: '' },
  not_sent_yet: { en: 'Not sent yet', es: '' },
  more: { en: 'More for {title}', es: '' },
  change: { en: 'Change', es: '' },
  done_done_name_done: { en: 'Done by {done_by_name} on {done_at}', es: '' },
  assignee_name_created_name: { en: '{assignee_name}, from {created_by_name}', es: '' },
  tasks: { en: 'Tasks', es: '' },
  whoever_task_given_told: { en: 'Whoever a task is given to is told, and again on the morning it is due.', es: '' },
  open: { en: 'Open', es: '' },
  done: { en: 'Done', es: '' },
  nothing_do: { en: 'Nothing to do', es: '' },
  nothing_done_yet: { en: 'Nothing done yet', es: '' },
  write_down_what_somebody: { en: 'Write down what somebody has to do here, and by when.', es: '' },
  what_ticked_off_stands: { en: 'What is ticked off stands here.', es: '' },
})
