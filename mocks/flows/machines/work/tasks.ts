// Flows of a project's task. Its state is whether it is completed and whether it is deleted.
import type { Flows } from '../../arazzo.ts'
import { leadIn } from '../../beginnings.ts'
import { type Act, type Of, type Table, tableFlows } from '../../table.ts'

const post = (name: string) => `POST /v3/tasks.${name}`
const kept = { task_id: '$response.body#/task/id', version: '$response.body#/task/version' }
const task = (of: Of) => ({ task_id: of('task_id'), version: of('version') })
const TITLE = 'Ask the utility for the meter number'

const sets = (done: boolean, description: string, words: string): Act => ({
  description,
  words,
  call: of => ({ operation: post('SetDone'), body: { ...task(of), done } }),
  outputs: kept,
  example: done ? 'done' : 'open',
  checks: [`$response.body#/task/done_at ${done ? '!=' : '=='} null`],
})

const ACTS: Record<string, Act> = {
  create: {
    description: 'The owner gives themselves a task.',
    words: 'created',
    call: of => ({
      operation: post('Create'),
      body: { project_id: of('project_id'), title: TITLE, due_on: null, assignee_id: of('user_id') },
    }),
    outputs: kept,
  },
  edit: {
    description: 'The task gets a due date.',
    words: 'edited',
    call: of => ({
      operation: post('Update'),
      body: { ...task(of), title: TITLE, due_on: '2030-01-15', assignee_id: of('user_id') },
    }),
    outputs: kept,
  },
  edit_stale: {
    description: 'A tab that is behind edits it.',
    words: 'edited from an old version',
    call: of => ({
      operation: post('Update'),
      body: { task_id: of('task_id'), version: 1000, title: TITLE, due_on: null, assignee_id: of('user_id') },
    }),
  },
  complete: sets(true, 'The task is completed.', 'completed'),
  reopen: sets(false, 'The task is reopened.', 'reopened'),
  delete: {
    description: 'The task is deleted.',
    words: 'deleted',
    call: of => ({ operation: post('Delete'), body: task(of) }),
  },
  restore: {
    description: 'The deleted task is restored.',
    words: 'restored',
    call: of => ({ operation: post('Restore'), body: { task_id: of('task_id') } }),
    outputs: kept,
  },
}

const EXAMPLES: Record<string, string> = { open: 'one', done: 'done' }

export const TASKS: Table = {
  id: 'task',
  subject: 'A task',
  start: 'none',
  begin: [leadIn],
  moves: [
    'none | create | open',
    'open | edit | open',
    'open | complete | done',
    'open | delete | deleted_open',
    'done | edit | done',
    'done | complete | done',
    'done | reopen | open',
    'done | delete | deleted_done',
    'deleted_open | restore | open',
    'deleted_done | restore | done',
  ],
  acts: ACTS,
  refused: [
    'open | edit_stale | stale',
    'done | edit_stale | stale',
    ...['deleted_open', 'deleted_done'].flatMap(state =>
      ['edit', 'complete', 'delete'].map(event => `${state} | ${event} | gone`),
    ),
  ],
  refusals: {
    stale: { status: 409, code: 'stale_version', example: 'stale' },
    gone: { status: 404, code: 'no_such_task', example: 'task' },
  },
  look: {
    description: 'As the project’s list shows it now.',
    call: (of, state) => ({
      operation: 'GET /v3/tasks.ListByProject',
      query: { project_id: of('project_id'), done: state.endsWith('done') },
    }),
  },
  shows: state => {
    const example = EXAMPLES[state]
    return example ? { example, checks: [`$response.body#/tasks/0/title == '${TITLE}'`] } : { example: 'none' }
  },
}

export const taskFlows = (): Flows => ({
  title: 'A task',
  summary:
    'Created, edited, completed, reopened, deleted, restored: every two steps in a row, and what each state refuses.',
  chart: 'task',
  made_by: 'mocks/flows/machines/work/tasks.ts',
  workflows: tableFlows(TASKS),
})
