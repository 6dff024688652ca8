// --watch: an edited document is replayed again, and one that can't be read is waited for.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { chosenFlows } from '#mocks/replay/documents.ts'
import { watchFlows } from '#mocks/replay/watch.ts'

const directory = mkdtempSync(join(tmpdir(), 'watch-test-'))
afterAll(() => rmSync(directory, { recursive: true }))

const fileOf = (document: string) => join(directory, `${document}.arazzo.yaml`)
const textWith = (...workflows: string[]) =>
  JSON.stringify({
    arazzo: '1.0.1',
    info: {},
    sourceDescriptions: [],
    workflows: workflows.map(workflowId => ({ workflowId, steps: [] })),
  })

it('replays what was chosen of the documents that change, until it is ended', async () => {
  writeFileSync(fileOf('leads'), textWith('one', 'two'))
  writeFileSync(fileOf('sales'), textWith('one', 'two'))
  const names = ['leads', 'sales/one']
  const events: string[] = []
  let next: (() => void) | undefined
  // Each edit is made once the watch reports that it is waiting.
  const waits = () => new Promise<void>(resolve => (next = resolve))
  const say = (sentence: string) => {
    if (sentence.startsWith('Waiting')) next?.()
    else events.push(sentence)
  }
  const controller = new AbortController()
  const happened = async (edit: () => void) => {
    const waiting = waits()
    edit()
    await waiting
    return events.splice(0)
  }
  let ended: Promise<void> | undefined
  const replay = async (flows: readonly { name: string }[]) => {
    events.push(...flows.map(({ name }) => name))
    if (events.includes('sales/one') && events.length === 1) throw new Error('Nobody answers.')
  }
  const start = () => {
    ended = watchFlows(chosenFlows(names, directory), { names, signal: controller.signal, replay, say })
  }

  expect(await happened(start)).toEqual(['leads/one', 'leads/two', 'sales/one'])
  expect(await happened(() => writeFileSync(fileOf('leads'), textWith('one', 'three')))).toEqual([
    'leads/one',
    'leads/three',
  ])
  expect(await happened(() => writeFileSync(fileOf('leads'), '{ arazzo: '))).toEqual([
    expect.stringContaining("Can't read leads.arazzo.yaml: "),
  ])
  expect(await happened(() => rmSync(fileOf('leads')))).toEqual(['There is no leads.arazzo.yaml any more.'])
  // As an editor saves.
  const saveAnew = () => {
    writeFileSync(fileOf('draft'), textWith('one'))
    renameSync(fileOf('draft'), fileOf('leads'))
  }
  expect(await happened(saveAnew)).toEqual(['leads/one'])
  expect(await happened(() => writeFileSync(fileOf('sales'), textWith('one', 'other')))).toEqual([
    'sales/one',
    'Nobody answers.',
  ])
  controller.abort()
  await ended
})
