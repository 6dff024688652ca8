// A print requested from one process is fetched from another.
import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import type { Printer } from '#server/ports/print/printer.ts'
import { printQueue } from '#server/ports/print/queue.ts'
import { answerPrints, type Line, printsOver } from '#server/workers/prints.ts'

const PRINTER: Printer = {
  agent: 'the printer',
  ready: async () => true,
  print: async ({ title }) => Buffer.from(`${title} on paper`),
  close: async () => undefined,
}
const ORDER = {
  page: { path: '/proposal/x', shows: '#root', title: 'A proposal', script: false, time_zone: 'America/Phoenix' },
  key: 'a',
  file_name: 'A proposal.pdf',
}

/** Both ends of a line, whose messages are copies. */
function line(): [Line, Line] {
  const [here, there] = [new EventEmitter(), new EventEmitter()]
  const endOf = (own: EventEmitter, other: EventEmitter): Line => ({
    on: (event, heard) => own.on(event, heard),
    send: said => other.emit('message', structuredClone(said)),
  })
  return [endOf(here, there), endOf(there, here)]
}

it('a page asked for in one process is printed once, and its bytes are there in each', async () => {
  const queue = printQueue({ printer: PRINTER, now: () => new Date(), token: () => 'job-1' })
  const [one, other] = [0, 1].map(() => {
    const [primary, worker] = line()
    answerPrints(queue, primary)
    return printsOver(worker, PRINTER.agent)
  })
  if (!one || !other) throw new Error('Two processes')
  expect(await one.printer.ready()).toBe(true)
  const job = await one.ask(ORDER)
  expect(await other.ask(ORDER)).toMatchObject({ id: job?.id })
  await expect.poll(async () => (await other.find('job-1'))?.status).toBe('done')
  const found = await other.find('job-1')
  expect(Buffer.from(found?.bytes ?? []).toString()).toBe('A proposal on paper')
  expect(await one.find('job-2')).toBeUndefined()
})

it('leaves alone what others send over the same line', async () => {
  const [primary, worker] = line()
  answerPrints(printQueue({ printer: PRINTER, now: () => new Date(), token: () => 'job-1' }), primary)
  const prints = printsOver(worker, PRINTER.agent)
  for (const said of [null, 'listening', { cmd: 'NODE_DEBUG_ENABLED' }]) worker.send(said)
  expect(await prints.find('job-1')).toBeUndefined()
})
