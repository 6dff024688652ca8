// Flows of an editor that saves by itself: each move of machines/projects/saving.machine.ts that sends a request, with the designer's
// drawing as the work. A conflict is another user's save in between; a retry is the same save sent again.
import { type SavingEvent, savingMachine } from '#machines/projects/saving.machine.ts'
import type { Call, Flows, Step, Workflow } from '../arazzo.ts'
import { leadIn } from '../beginnings.ts'
import { type Move, movesOf } from '../chart-paths.ts'
import { asked, project_id } from '../sale-steps.ts'

const theirs = { version: 2, saved_at: null, saved_by_name: null }
/** Delays are events of their own: the chart's test waits for them. */
const AFTER: Record<string, string> = {
  'xstate.after.settleTime.saving.changed': 'settle.over',
  'xstate.after.retryTime.saving.failed': 'retry.over',
}

export const savingMoves = (): Move[] =>
  movesOf(savingMachine, {
    input: { version: 1, draft: 'none', theirs: null },
    events: [
      { type: 'work.changed' },
      { type: 'save.chosen' },
      { type: 'retry.chosen' },
      { type: 'mine.kept' },
      { type: 'theirs.taken' },
      { type: 'work.saved', version: 2 },
      { type: 'save.refused', sentence: 'No.' },
      { type: 'save.failed', sentence: 'No answer.' },
      { type: 'save.overtaken', theirs },
      ...Object.keys(AFTER).map((type): SavingEvent => Object({ type })),
    ],
    nameOf: ({ value }) => value,
    eventName: ({ type }) => AFTER[type] ?? type,
    serializeState: ({ value, context }) => JSON.stringify([value, context.changed_since]),
  })

/** Drawings differ by this width. */
const drawing = (width_m: number) => ({
  backdrop: 'blank',
  width_m,
  depth_m: 30,
  north_deg: 0,
  image: null,
  planes: [],
  obstructions: [],
  trees: [],
  horizon: [],
  setbacks: {
    ridge_m: 0.457,
    hip_m: 0.457,
    valley_m: 0.457,
    rake_m: 0,
    eave_m: 0,
    obstruction_m: 0.3,
    pathway_m: 0.914,
  },
  inverters: [],
  storage: [],
})
const version = { version: '$response.body#/version' }
const versionOf = (stepId: string) => `$steps.${stepId}.outputs.version`

type Save = { on: string; width_m?: number; moves?: readonly string[] } & Partial<
  Pick<Call, 'status' | 'example' | 'checks' | 'headers'>
>

const save = (
  stepId: string,
  description: string,
  { on, width_m = 40, moves = [], status = 200, ...call }: Save,
): Step => ({
  ...asked(
    stepId,
    description,
    {
      operation: 'POST /v3/design.SaveDrawing',
      body: { project_id, version: versionOf(on), drawing: drawing(width_m) },
      status,
      ...(status === 200 ? { example: 'drawn' } : {}),
      ...call,
    },
    status === 200 ? version : undefined,
  ),
  moves,
})
const look = (stepId: string, description: string, { as = '', moves = [] as readonly string[] }): Step => ({
  ...asked(
    stepId,
    description,
    {
      operation: 'GET /v3/design.GetDrawing',
      query: { project_id },
      status: 200,
      example: as === '' ? 'none' : 'drawn',
      checks: as === '' ? ['$response.body#/version == 0'] : [`$response.body#/version == ${versionOf(as)}`],
    },
    version,
  ),
  moves,
})
const opened = look('opened', 'The editor opens on an empty drawing.', {})
const saved = 'saving | work.saved | saved'

const overtaken: Step[] = [
  leadIn,
  opened,
  save('theirs', 'Another user saves meanwhile.', { on: 'opened', width_m: 50 }),
  save('late', 'This save is based on the version before: it overwrites nothing.', {
    on: 'opened',
    status: 409,
    example: 'stale',
    checks: ["$response.body#/code == 'stale_version'"],
    moves: ['saving | save.overtaken | overtaken'],
  }),
]

const WORKFLOWS: Workflow[] = [
  {
    workflowId: 'saved-then-saved-again',
    summary: 'A drawing is saved, changed during the save, and saved again.',
    unseen: {
      'saved | work.changed | changed': 'the editor waits a second before it sends',
      'changed | save.chosen | saving': 'the same save, a second earlier',
    },
    steps: [
      leadIn,
      opened,
      save('save', 'A second after the last change it is saved.', {
        on: 'opened',
        moves: ['changed | settle.over | saving', 'saving | work.saved | changed'],
      }),
      save('save-again', 'What changed during the save is saved on the version it returned.', {
        on: 'save',
        width_m: 50,
        moves: [saved],
      }),
      look('shown', 'The last save counts.', { as: 'save-again' }),
    ],
  },
  {
    workflowId: 'overtaken-then-mine-kept',
    summary: 'Another user saved first; this user overwrites it on purpose.',
    steps: [
      ...overtaken,
      look('conflict', 'The editor shows who saved and when.', { as: 'theirs' }),
      save('mine', 'Saved over it, on its version.', { on: 'conflict', moves: ['overtaken | mine.kept | saving'] }),
      look('shown', 'The drawing is this user’s.', { as: 'mine' }),
    ],
  },
  {
    workflowId: 'overtaken-then-theirs-taken',
    summary: 'Another user saved first; this user goes on from there.',
    steps: [
      ...overtaken,
      look('taken', 'The editor loads the other drawing.', {
        as: 'theirs',
        moves: ['overtaken | theirs.taken | saved'],
      }),
      save('next', 'The next change is saved on top of it.', { on: 'taken', width_m: 60 }),
    ],
  },
  {
    workflowId: 'failed-then-retried',
    summary: 'The answer to a save gets lost; the retry doesn’t save twice.',
    unseen: {
      'failed | retry.over | saving': 'the editor retries after five seconds, with the same request',
      'failed | save.chosen | saving': 'the same request again',
    },
    steps: [
      leadIn,
      opened,
      save('save', 'Saved, but the connection drops before the answer arrives.', {
        on: 'opened',
        headers: { 'Idempotency-Key': 'saving-{$inputs.run}' },
        moves: ['saving | save.failed | failed'],
      }),
      save('retry', 'The same save again, by the same key.', {
        on: 'opened',
        headers: { 'Idempotency-Key': 'saving-{$inputs.run}' },
        checks: [`$response.body#/version == ${versionOf('save')}`],
        moves: ['failed | retry.chosen | saving'],
      }),
      look('shown', 'There is one version, not two.', { as: 'save' }),
    ],
  },
  {
    workflowId: 'refused-then-mended',
    summary: 'A drawing that can’t be saved is changed, and then it can.',
    unseen: { 'saving | save.refused | changed': 'the same refusal; what changed meanwhile is sent next' },
    steps: [
      leadIn,
      opened,
      save('save', 'A drawing without a width is refused.', {
        on: 'opened',
        width_m: 0,
        status: 400,
        checks: ["$response.body#/code == 'invalid_input'"],
        moves: ['saving | save.refused | refused'],
      }),
      save('mended', 'With a width it is saved.', { on: 'opened', moves: ['refused | work.changed | changed'] }),
    ],
  },
]

export const savingFlows = (): Flows => ({
  title: 'Saving',
  summary: 'What an editor sends as it saves by itself: saves, conflicts, refusals and retries.',
  chart: 'saving',
  made_by: 'mocks/flows/machines/saving.ts',
  workflows: WORKFLOWS,
})
