// Reads, imports and undoes 5,000 leads in the embedded database and reports how long each takes and how long the
// server was blocked at a stretch: npx tsx tests/bench/lead-import.ts [rows]
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { startParsers } from '#server/parse/parsers.ts'
import { apply, undo, upload } from '#tests/projects/leads/imports/upload.ts'
import { signedIn } from '../support/app.ts'

const rows = Number(process.argv[2] ?? 5_000)
const file = `First name,Last name,Phone,Email,Street,City,State,Zip,Appointment,Notes
${Array.from({ length: rows }, (_, n) => `Sam,Sample${n},(602) 555-01${String(n % 100).padStart(2, '0')} x${n},sam${n}@example.com,${n + 1} Example Street,Phoenix,AZ,850${String((n % 50) + 10)},12/01/2026 2:30 PM,Line ${n}`).join('\n')}
`
const test = await signedIn()
const stop = startParsers(undefined)
// The first file waits for its process, and for the table of ZIP codes.
await upload(test.call, 'Name,Zip\nSam Sample,85004\n')

async function measure<T>(name: string, work: () => Promise<T>): Promise<T> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const began = performance.now()
  const result = await work()
  const ms = performance.now() - began
  delay.disable()
  const [most, p99] = [delay.max, delay.percentile(99)].map(ns => (ns / 1e6).toFixed(0))
  process.stdout.write(
    `${name}: ${(ms / 1000).toFixed(1)} s, busy ${most} ms at most at a stretch, 99% below ${p99} ms\n`,
  )
  return result
}

const read = await measure('Reading', () => upload(test.call, file))
const done = await measure('Importing', () => apply(test, read, { decision: 'import' }))
process.stdout.write(`${JSON.stringify(done.counts)}\n`)
const back = await measure('Undoing', () => undo(test.call, done))
process.stdout.write(`${JSON.stringify(back.counts)}\n`)
await stop()
await test.database.close()
process.exit(0)
