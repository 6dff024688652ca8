// Every way through the signing chart, walked from the chart: no signature without consent, pages, fields and ink, and
// no action is lost on the way to the server.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, type SnapshotFrom } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'
import { RETRY, SETTLE, signingMachine, TURN_CHECK } from '#machines/agreements/signing.machine.ts'
import {
  type Asked,
  type Image,
  isReady,
  type Known,
  type SigningContext,
  type SigningEvent,
} from '#machines/agreements/signing-facts.ts'
import { request as asking } from '#machines/lib/server-request.ts'

const asked: Asked[] = [
  { id: 'name', type: 'text', page: 1, required: true, label: '' },
  { id: 'here', type: 'signature', page: 2, required: true, label: '' },
]
const known: Known = {
  status: 'sent',
  signer_status: 'pending',
  signs: true,
  my_turn: true,
  to_hand_over: false,
  consented: false,
  page_count: 2,
  pages_read: [],
  asked,
  values: {},
  signed_fields: [],
  images: { signature: null, initials: null },
}
const kept: Image = { id: 'kept', kind: 'signature', way: 'drawn', png_base64: 'cG5n' }
const image: Image = { ...kept, id: null }
const readAll: Partial<Known> = { signer_status: 'viewed', consented: true, pages_read: [1, 2] }
const done: Partial<Known> = {
  ...readAll,
  values: { name: 'Sam' },
  signed_fields: ['here'],
  images: { signature: kept, initials: null },
}
const loaded = (more: Partial<Known> = {}): SigningEvent => ({ type: 'agreement.loaded', known: { ...known, ...more } })
const refused = (status: number, code = 'no'): SigningEvent => ({ type: 'refused', status, code, sentence: 'No.' })

const EVENTS: SigningEvent[] = [
  loaded(),
  loaded({ to_hand_over: true }),
  loaded({ my_turn: false }),
  loaded({ ...readAll, pages_read: [1] }),
  loaded(done),
  loaded({ signer_status: 'signed' }),
  loaded({ signer_status: 'declined', status: 'canceled' }),
  loaded({ status: 'voided' }),
  { type: 'agreement.unreachable' },
  refused(409, 'link_expired'),
  refused(404),
  refused(409),
  refused(400),
  { type: 'retry.chosen' },
  { type: 'device.received' },
  { type: 'consent.given', language: 'en' },
  { type: 'consent.withdrawn' },
  { type: 'paper.chosen' },
  { type: 'page.read', page: 2, shown: { shown_as: 'paper' } },
  { type: 'field.filled', id: 'name', value: 'Sam' },
  { type: 'field.signed', id: 'here', kind: 'signature' },
  { type: 'image.adopted', image },
  { type: 'back' },
  { type: 'review.chosen' },
  { type: 'sign.chosen' },
  { type: 'signature.accepted' },
  { type: 'signature.unanswered' },
  { type: 'declined' },
  { type: 'post.kept' },
]
type State = SnapshotFrom<typeof signingMachine>
const serializeState = ({ value, context }: State) =>
  JSON.stringify([value.way, isReady(context), context.known.consented, value.line, context.queue.length])
const wayOf = ({ value: { way } }: State) => (typeof way === 'string' ? way : `signing.${way.signing}`)

const walked = adjacencyMapToArray(getAdjacencyMap(signingMachine, { events: EVENTS, serializeState }))

it('goes from state to state by these events and no others', async () => {
  const moves = walked
    .filter(({ state, nextState }) => wayOf(nextState) !== wayOf(state))
    .map(({ state, event, nextState }) => `${wayOf(state)} | ${nameOf(event)} | ${wayOf(nextState)}`)
  await expect(`${[...new Set(moves)].sort().join('\n')}\n`).toMatchFileSnapshot('signing-moves.txt')
})
const nameOf = (event: SigningEvent) =>
  'code' in event ? `${event.type} ${event.status}${event.code === 'no' ? '' : ` ${event.code}`}` : event.type

describe('on every way there is', () => {
  it('every state of the chart is reached', () => {
    const all = Object.keys(signingMachine.config.states?.way?.states ?? {})
    const seen = new Set(walked.map(({ state }) => wayOf(state).split('.')[0]))
    // These two only decide where to continue.
    expect(all.filter(name => !seen.has(name)).sort()).toEqual(['arriving', 'resuming'])
  })

  it('the signature is sent only with consent, every page read, every field filled, and all of it kept', () => {
    const sending = walked.filter(({ state }) => wayOf(state) === 'signing.sending')
    expect(sending.length).toBeGreaterThan(0)
    for (const { state } of sending) {
      expect(state.context.known.consented).toBe(true)
      expect(isReady(state.context)).toBe(true)
      expect(state.context.queue).toEqual([])
    }
  })
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page and a server that answers only on command. */
function opened(more: Partial<Known> = {}) {
  const [read, post, submit] = [vi.fn(), vi.fn(), vi.fn()]
  const actor = createActor(
    signingMachine.provide({
      actors: {
        read: asking(read),
        post: asking(({ queue }: SigningContext) => post(queue[0])),
        submit: asking(submit),
      },
    }),
  ).start()
  const send = (...events: SigningEvent[]) => {
    for (const event of events) actor.send(event)
  }
  send(loaded(more))
  const context = () => actor.getSnapshot().context
  const way = () => wayOf(actor.getSnapshot())
  const line = () => actor.getSnapshot().value.line
  /** Answers everything that waits. */
  const keep = (image_id?: string) => {
    vi.advanceTimersByTime(SETTLE)
    for (let count = 0; context().queue.length > 0 && count < 20; count++) send({ type: 'post.kept', image_id })
  }
  return { actor, read, post, submit, send, context, way, line, keep }
}

describe('the line to the server', () => {
  it('carries everything in the order it was done, a later change in the place of an earlier one', () => {
    const page = opened()
    page.send(
      { type: 'consent.given', language: 'es' },
      { type: 'page.read', page: 1, shown: { shown_as: 'text', text_hash: 'a1' } },
      { type: 'page.read', page: 2, shown: { shown_as: 'paper' } },
    )
    page.send({ type: 'field.filled', id: 'name', value: 'S' }, { type: 'field.filled', id: 'name', value: 'Sam' })
    page.keep()
    expect(page.post.mock.calls.map(([task]) => task)).toEqual([
      { type: 'track', event: 'viewed' },
      { type: 'track', event: 'consented', language: 'es' },
      { type: 'track', event: 'page_read', page: 1, shown_as: 'text', text_hash: 'a1' },
      { type: 'track', event: 'page_read', page: 2, shown_as: 'paper' },
      { type: 'progress' },
    ])
    expect(page.line()).toBe('kept')
  })

  it('does not take a change made while it was sent for one that has arrived', () => {
    const page = opened(readAll)
    page.keep()
    page.send({ type: 'field.filled', id: 'name', value: 'S' })
    vi.advanceTimersByTime(SETTLE)
    page.send({ type: 'field.filled', id: 'name', value: 'Sam' }, { type: 'post.kept' })
    expect(page.context().queue).toEqual([{ type: 'progress' }])
  })

  it('waits while the server is unreachable, retries by itself, and at once when the network is back', () => {
    const page = opened(readAll)
    vi.advanceTimersByTime(SETTLE)
    page.send({ type: 'post.failed' }, { type: 'field.filled', id: 'name', value: 'Sam' })
    expect([page.line(), page.post.mock.calls.length]).toEqual(['away', 1])
    vi.advanceTimersByTime(RETRY)
    expect(page.post).toHaveBeenCalledTimes(2)
    page.send({ type: 'post.failed' }, { type: 'line.back' })
    expect(page.post).toHaveBeenCalledTimes(3)
    page.keep()
    expect([page.line(), page.context().values['name']]).toEqual(['kept', 'Sam'])
  })

  it('says it is away for as long as the network is, though nothing waits', () => {
    const page = opened(readAll)
    page.keep()
    page.send({ type: 'line.lost' })
    vi.advanceTimersByTime(RETRY * 3)
    expect(page.line()).toBe('away')
    page.send({ type: 'line.back' })
    expect(page.line()).toBe('kept')
  })

  it('asks for another signature where the server would not have this one', () => {
    const page = opened({ ...readAll, values: { name: 'Sam' } })
    page.keep()
    page.send({ type: 'field.signed', id: 'here', kind: 'signature' }, { type: 'image.adopted', image })
    vi.advanceTimersByTime(SETTLE)
    page.send(refused(400, 'invalid_input'))
    expect(page.context().images.signature).toBeNull()
    expect(page.context().refusal?.sentence).toBe('No.')
    page.keep()
    page.send({ type: 'review.chosen' })
    expect(page.way()).toBe('adopting')
  })
})

describe('a signature', () => {
  const ready = () => {
    const page = opened(done)
    page.send({ type: 'review.chosen' })
    return page
  }

  it('goes out once for any number of taps, after all that was done before', () => {
    const page = ready()
    page.send({ type: 'sign.chosen' }, { type: 'sign.chosen' })
    expect([page.way(), page.submit.mock.calls.length]).toEqual(['signing.delivering', 0])
    page.keep()
    page.send({ type: 'sign.chosen' })
    expect([page.way(), page.submit.mock.calls.length]).toEqual(['signing.sending', 1])
    page.send({ type: 'signature.accepted' })
    expect(page.way()).toBe('completed')
  })

  it('that was not answered is asked about before it is offered again', () => {
    const page = ready()
    page.send({ type: 'sign.chosen' })
    page.keep()
    page.send({ type: 'signature.unanswered' })
    const asked_before = page.read.mock.calls.length
    vi.advanceTimersByTime(RETRY)
    expect([page.way(), page.read.mock.calls.length]).toEqual(['signing.checking', asked_before + 1])
    page.send(loaded(done))
    expect([page.way(), page.context().refusal?.code]).toEqual(['reviewing', 'unanswered'])
    page.send({ type: 'sign.chosen' })
    page.keep()
    page.send({ type: 'signature.unanswered' }, loaded({ ...done, signer_status: 'signed' }))
    expect([page.way(), page.submit.mock.calls.length]).toEqual(['completed', 2])
  })

  it('leaves everything as it was where the server says no', () => {
    const page = ready()
    page.send({ type: 'sign.chosen' })
    page.keep()
    page.send(refused(400))
    expect([page.way(), page.context().images.signature, page.context().values['name']]).toEqual([
      'reviewing',
      kept,
      'Sam',
    ])
  })
})

describe('a returning signer', () => {
  it('goes on where they were, with what had not arrived', () => {
    const page = opened(readAll)
    page.send({ type: 'field.filled', id: 'name', value: 'Sam' })
    page.send({ type: 'field.signed', id: 'here', kind: 'signature' }, { type: 'image.adopted', image })
    const { queue, values, signed_fields, pages_read, images } = page.context()
    const again = opened()
    again.actor.stop()
    const reopened = createActor(signingMachine).start()
    const draft = { queue, values, signed_fields, pages_read, images }
    reopened.send({ type: 'agreement.loaded', known: { ...known, ...readAll }, draft })
    const { context, value } = reopened.getSnapshot()
    expect(value.way).toBe('filling')
    expect(isReady(context)).toBe(true)
    expect(context.queue).toEqual([...queue, { type: 'track', event: 'resumed' }].slice(-context.queue.length))
  })

  it('within the first half second has viewed it before they consented, and is not asked again', () => {
    const page = opened()
    page.send({ type: 'consent.given', language: 'es' })
    const { queue, values, signed_fields, pages_read, images } = page.context()
    const reopened = createActor(signingMachine).start()
    reopened.send({ type: 'agreement.loaded', known, draft: { queue, values, signed_fields, pages_read, images } })
    expect(reopened.getSnapshot().context.queue.map(task => task.type === 'track' && task.event)).toEqual([
      'viewed',
      'consented',
    ])
    expect(reopened.getSnapshot().value.way).toBe('reading')
  })

  it('if it was not their turn, is asked again, and let in when it is', () => {
    const page = opened({ my_turn: false })
    const before = page.read.mock.calls.length
    vi.advanceTimersByTime(TURN_CHECK * 2)
    expect(page.read.mock.calls.length).toBe(before + 2)
    expect(page.post).not.toHaveBeenCalled()
    page.send(loaded())
    expect(page.way()).toBe('consenting')
  })

  it('finds an agreement withdrawn meanwhile withdrawn, at any step', () => {
    for (const more of [{}, { ...readAll, pages_read: [1] }, readAll, done]) {
      const page = opened(more)
      page.send({ type: 'page.shown' }, loaded({ ...more, status: 'voided' }))
      expect(page.way()).toBe('ended')
    }
  })

  it('does not go on without saying so after withdrawing the consent', () => {
    const page = opened(done)
    page.keep()
    page.send({ type: 'consent.withdrawn' })
    expect([page.way(), page.context().queue]).toEqual(['on_paper', [{ type: 'track', event: 'consent_withdrawn' }]])
    page.keep()
    page.send({ type: 'retry.chosen' }, loaded({ ...done, consented: false }))
    expect(page.way()).toBe('consenting')
  })
})
