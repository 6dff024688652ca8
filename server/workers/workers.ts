// Several processes behind one address, for a machine with several cores: each is an ordinary server on the database.
// The parent serves no requests; it replaces workers that exit, prints, and stops them all.
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { PrintQueue } from '../ports/print/queue.ts'
import { answerPrints, type Line, printsOver } from './prints.ts'

/** Before one that ended is replaced; doubled each time its replacement ends before it listens. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

type Inputs = {
  count: number
  port: number
  prints: PrintQueue
  /** Called once all of them listen. */
  ready: () => void
  /** Hears of each that has to be replaced. */
  tell: (sentence: string) => void
}

/** Ends the process if one can't start, with the reason, or on a stop signal. */
export async function startWorkers({ count, port, prints, ready, tell }: Inputs): Promise<void> {
  cluster.setupPrimary({
    exec: fileURLToPath(new URL('../commands/main.ts', import.meta.url)),
    // Pages that were printed are bytes.
    serialization: 'advanced',
  })
  const workers = new Set<Worker>()
  let stopping = false

  /** Undefined where it ended before it listened. */
  async function begin(index: number): Promise<Worker | undefined> {
    const worker = cluster.fork({ WORKER: index, PRINT_AGENT: prints.printer.agent })
    workers.add(worker)
    const ended = once(worker, 'exit').then(() => {
      workers.delete(worker)
      return undefined
    })
    answerPrints(prints, worker)
    const listens = new Promise<Worker>(resolve =>
      worker.on('listening', address => address.port === port && resolve(worker)),
    )
    const here = await Promise.race([listens, ended])
    if (here) void ended.then(() => (stopping ? undefined : replace(index, worker)))
    return here
  }

  async function replace(index: number, { process: { pid, exitCode, signalCode } }: Worker) {
    tell(`Process ${pid} ended (${signalCode ?? exitCode}) and is replaced.`)
    for (let wait = FIRST_PAUSE_MS; !stopping; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      await pause(wait)
      if (stopping || (await begin(index))) return
    }
  }

  async function stop(code = 0) {
    if (stopping) return
    stopping = true
    const ended = [...workers].map(worker => once(worker, 'exit'))
    for (const worker of workers) worker.process.kill('SIGTERM')
    await Promise.all(ended)
    await prints.close()
    process.exit(code)
  }

  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop())
  // One at a time: the first prepares the database, and reports errors in it.
  for (let index = 1; index <= count && !stopping; index++) if (!(await begin(index)) && !stopping) await stop(1)
  if (!stopping) ready()
}

/** In a worker: what it cannot do by itself. */
export function workerPrints(): PrintQueue {
  const line: Line = {
    on: (event, heard) => process.on(event, heard),
    send: said => process.send?.(said),
  }
  return printsOver(line, process.env['PRINT_AGENT'] ?? '')
}

/** 1 for the first; undefined in a server of one process. */
export const workerIndex = (): number | undefined => (cluster.isWorker ? Number(process.env['WORKER'] ?? 1) : undefined)
