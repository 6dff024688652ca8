// The pure parts: when a morning is, notification channels, and parsing events from a chunked stream.
import { describe, expect, it } from 'vitest'
import { eventOf, NOTIFICATION_EVENTS, waysOf } from '#machines/company/notifications/rules.ts'
import { nextMorning } from '#machines/lib/next-morning.ts'
import { eventsOf, type StreamEvent } from '#web/lib/event-stream.ts'

describe('the next morning', () => {
  it.each([
    ['America/Phoenix', '2026-11-21T17:00:00Z', '2026-11-22T14:00:00Z'],
    ['America/Phoenix', '2026-11-21T13:59:59Z', '2026-11-21T14:00:00Z'],
    ['America/Phoenix', '2026-11-21T14:00:00Z', '2026-11-22T14:00:00Z'],
    // The nights on which clocks are changed.
    ['America/New_York', '2026-11-01T03:00:00Z', '2026-11-01T12:00:00Z'],
    ['America/New_York', '2026-03-08T04:00:00Z', '2026-03-08T11:00:00Z'],
    ['Pacific/Honolulu', '2026-06-01T16:30:00Z', '2026-06-01T17:00:00Z'],
    ['Pacific/Guam', '2026-06-01T20:59:00Z', '2026-06-01T21:00:00Z'],
    ['UTC', '2026-06-01T07:00:00Z', '2026-06-02T07:00:00Z'],
  ])('in %s after %s is %s', (zone, after, morning) => {
    expect(nextMorning(zone, new Date(after))).toEqual(new Date(morning))
  })
})

describe('the channels', () => {
  it('is as usual until one chooses, and what must stay in the product stays', () => {
    expect(waysOf([]).map(({ event }) => event)).toEqual(NOTIFICATION_EVENTS)
    const chosen = NOTIFICATION_EVENTS.map(event => ({ event, in_app: false, mail: 'never' as const }))
    const kept = waysOf(chosen).filter(({ in_app }) => in_app)
    expect(kept.map(({ event }) => event)).toEqual([
      'mentioned',
      'task_assigned',
      'approval_asked',
      'approval_decided',
      'lender_needs_something',
      'new_device',
      'sign_in_changed',
      'support_access',
    ])
    expect(kept.every(({ event }) => eventOf(event).always !== undefined)).toBe(true)
  })
})

describe('events of a stream', () => {
  const bytes = new TextEncoder().encode(
    ': still here\n\nevent: unread\ndata: {"unread":2}\n\nid: 7\nevent: notification\ndata: {"sentence":"Añadido ☀"}\n\nevent: broken\ndata: {\n\nevent: late',
  )

  it.each([1, 3, 1000])('are whole however the bytes come, %i at a time', async size => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
        controller.close()
      },
    })
    const found: StreamEvent[] = []
    let heard = 0
    for await (const one of eventsOf(stream, () => heard++)) found.push(one)
    expect(found).toEqual([
      { event: 'unread', id: undefined, data: { unread: 2 } },
      { event: 'notification', id: '7', data: { sentence: 'Añadido ☀' } },
    ])
    expect(heard).toBe(Math.ceil(bytes.length / size))
  })
})
