// Every way through the signing chart, walked from the chart: none may sign without consent, pages, fields and a signature.
import { describe, expect, it, vi } from 'vitest'
import { createActor, type SnapshotFrom, transition } from 'xstate'
import { getShortestPaths, getSimplePaths } from 'xstate/graph'
import { type Known, type SigningEvent, signingMachine } from '#machines/agreements/signing.ts'

const known: Known = {
  status: 'sent',
  signer_status: 'pending',
  consented: false,
  consent_version: '1',
  page_count: 2,
  pages_read: [],
  required: ['name'],
  values: {},
}
const adopted = { signature: { kind: 'drawn' as const, png_base64: 'cG5n' }, initials: null }
const EVENTS: SigningEvent[] = [
  { type: 'loaded', known },
  { type: 'loaded', known: { ...known, consented: true } },
  { type: 'loaded', known: { ...known, consented: true, pages_read: [1, 2], values: { name: 'kept' } } },
  { type: 'loaded', known: { ...known, signer_status: 'signed' } },
  { type: 'loaded', known: { ...known, signer_status: 'declined', status: 'canceled' } },
  { type: 'loaded', known: { ...known, status: 'voided' } },
  { type: 'refused', sentence: 'No such link.' },
  { type: 'consented' },
  { type: 'page.read', page: 1 },
  { type: 'page.read', page: 2 },
  { type: 'page.read', page: 9 },
  { type: 'filled', id: 'name', value: 'Sam' },
  { type: 'continued' },
  { type: 'back' },
  { type: 'adopted', adopted },
  { type: 'sign.chosen' },
  { type: 'signed' },
  { type: 'failed', sentence: 'Not reachable.' },
  { type: 'withdrawn' },
  { type: 'declined' },
]
const serializeState = ({ value, context }: SnapshotFrom<typeof signingMachine>) =>
  JSON.stringify([value, context.pages_read.toSorted(), context.values, context.adopted !== null, context.known])

describe('signing', () => {
  it('reaches every state of the chart', () => {
    const reached = getShortestPaths(signingMachine, { events: EVENTS, serializeState }).map(({ state }) => state.value)
    const all = Object.keys(signingMachine.config.states ?? {}).filter(name => name !== 'resuming')
    expect([...new Set(reached)].sort()).toEqual(all.sort())
  })

  it('comes to the server with everything it needs, on every path there is', () => {
    // Two pages in either order, with and without what was kept: what differs is only the way.
    const events = EVENTS.filter(({ type }) => !['back', 'failed', 'withdrawn', 'declined', 'refused'].includes(type))
    const paths = getSimplePaths(signingMachine, {
      events,
      serializeState,
      toState: state => state.value === 'signing',
    })
    expect(paths.length).toBeGreaterThan(3)
    for (const path of paths) {
      const { context } = path.state
      const steps = path.steps.map(({ event }) => event.type)
      expect(context.known.consented || steps.includes('consented')).toBe(true)
      expect(new Set(context.pages_read)).toEqual(new Set([1, 2]))
      expect(context.values['name']).toBeTruthy()
      expect(context.adopted).not.toBeNull()
    }
  })

  it('leaves no state in which a signer is stuck', () => {
    const ends = ['completed', 'declined', 'withdrawn', 'unavailable']
    for (const { state } of getShortestPaths(signingMachine, { events: EVENTS, serializeState })) {
      if (ends.includes(String(state.value))) continue
      const onward = EVENTS.filter(event => {
        const [next] = transition(signingMachine, state, event)
        return serializeState(next) !== serializeState(state)
      })
      expect(onward.length, String(state.value)).toBeGreaterThan(0)
    }
  })

  it('sends once for any number of taps, and keeps the signature when the server fails', () => {
    const submit = vi.fn()
    const actor = createActor(signingMachine.provide({ actions: { submit } })).start()
    actor.send({ type: 'loaded', known: { ...known, consented: true, pages_read: [1, 2], values: { name: 'Sam' } } })
    for (const event of [{ type: 'continued' }, { type: 'adopted', adopted }] as const) actor.send(event)
    actor.send({ type: 'sign.chosen' })
    actor.send({ type: 'sign.chosen' })
    expect(submit).toHaveBeenCalledTimes(1)
    actor.send({ type: 'failed', sentence: 'Not reachable.' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'reviewing', context: { sentence: 'Not reachable.', adopted } })
    actor.send({ type: 'sign.chosen' })
    expect(submit).toHaveBeenCalledTimes(2)
    actor.send({ type: 'signed' })
    expect(actor.getSnapshot().value).toBe('completed')
  })
})
