// Slow steps of the server's start are shown while in progress.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stage } from '#server/start/stage.mjs'

const { isTTY } = process.stdout
let lines: string[]
beforeEach(() => {
  lines = []
  vi.useFakeTimers()
  vi.stubGlobal('console', { ...console, log: (line: string) => lines.push(line) })
  process.stdout.isTTY = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  process.stdout.isTTY = isTTY
})
const lasting = (seconds: number) => new Promise(resolve => setTimeout(resolve, seconds * 1_000))

it('a line at the beginning, every ten seconds and at the end says how long it has taken', async () => {
  const building = stage('Building the application', () => lasting(24))
  await vi.advanceTimersByTimeAsync(24_000)
  await building
  expect(lines).toEqual([
    'Building the application … 1 s',
    'Building the application … 11 s',
    'Building the application … 21 s',
    'Building the application: 24 s',
  ])
})

it('what is made in parts says how many are there', async () => {
  let made = 0
  const filling = stage(
    'Filling the demo company',
    () => lasting(12),
    () => `${made} of 40`,
  )
  await vi.advanceTimersByTimeAsync(2_000)
  made = 12
  await vi.advanceTimersByTimeAsync(10_000)
  await filling
  expect(lines).toEqual([
    'Filling the demo company: 0 of 40 … 1 s',
    'Filling the demo company: 12 of 40 … 11 s',
    'Filling the demo company: 12 s',
  ])
})

it('what takes less than a second is not mentioned', async () => {
  const opening = stage('Opening the database', () => lasting(0.9))
  await vi.advanceTimersByTimeAsync(900)
  await opening
  expect(lines).toEqual([])
})
