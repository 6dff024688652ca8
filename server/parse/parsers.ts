// The few processes that read files, and their scheduling: companies take turns, so one company's many files don't
// delay the others. A process that was killed, or that a file left full, is replaced when the next one comes.
import { availableParallelism } from 'node:os'
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Answer } from './messages.ts'
import { type Bounds, ParserProcess, unreadable } from './parser-process.ts'
import { fromPieces } from './pieces.ts'
import { words } from './words.ts'

/** A function of a module, by the module's URL and its own name, to be run in another process. */
export type Task<F> = { url: string; name: string; runs?: F }
export const task = <F>(module: URL, name: string): Task<F> => ({ url: module.href, name })

type Function = (...args: never[]) => unknown
type Result<F extends Function> = Awaited<ReturnType<F>>
type Step<F extends Function> = ReturnType<F> extends AsyncGenerator<infer T> ? T : never

/** A reserved process for several questions; files it has opened stay open between them. */
export type Parser = {
  parse<F extends Function>(task: Task<F>, ...args: Parameters<F>): Promise<Result<F>>
  stream<F extends Function>(task: Task<F>, ...args: Parameters<F>): AsyncGenerator<Step<F>>
}

const IDLE_MS = 120_000
const MOST_WAITING = 200

type Options = { most: number; bounds: Bounds; onFault?: (task: string, fault: string) => void }
type Turn = { whose: number; begin: () => void }

export class Parsers {
  readonly options: Options
  private readonly idle: ParserProcess[] = []
  private readonly ends = new WeakMap<ParserProcess, NodeJS.Timeout>()
  private readonly all = new Set<ParserProcess>()
  private readonly queue: Turn[] = []
  /** How many each company has at work. */
  private readonly working = new Map<number, number>()
  private busy = 0

  constructor(options: Options) {
    this.options = options
  }

  /** `whose`: the company that brought the file, which decides who is next. */
  async lease<T>(whose: number, work: (parser: Parser) => Promise<T>): Promise<T> {
    await this.turn(whose)
    const process = this.take()
    try {
      return await work({
        parse: (task, ...args) => this.parse(process, task, args),
        stream: (task, ...args) => this.stream(process, task, args),
      })
    } finally {
      if (await process.isWornOut()) process.kill()
      else this.give(process)
      this.count(whose, -1)
      this.next()
    }
  }

  /** Started ahead of the first file, which would wait a second for it. */
  warm() {
    if (this.all.size === 0) this.give(this.take())
  }

  async close(): Promise<void> {
    const all = [...this.all]
    for (const process of all) process.kill()
    await Promise.all(all.map(({ gone }) => gone))
  }

  private async turn(whose: number): Promise<void> {
    if (this.busy < this.options.most) return this.count(whose, 1)
    if (this.queue.length >= MOST_WAITING) throw new KeptRefusal(refuse(429, 'busy', words.busy), 5)
    await new Promise<void>(resolve => this.queue.push({ whose, begin: resolve }))
  }

  /** First who has the least at work; among those who came first. */
  private next() {
    if (this.busy >= this.options.most) return
    const least = Math.min(...this.queue.map(({ whose }) => this.working.get(whose) ?? 0))
    const at = this.queue.findIndex(({ whose }) => (this.working.get(whose) ?? 0) === least)
    const [turn] = at < 0 ? [] : this.queue.splice(at, 1)
    if (!turn) return
    // Counted here, so that no other request slips in between.
    this.count(turn.whose, 1)
    turn.begin()
  }

  private count(whose: number, one: 1 | -1) {
    this.busy += one
    const left = (this.working.get(whose) ?? 0) + one
    if (left > 0) this.working.set(whose, left)
    else this.working.delete(whose)
  }

  private take(): ParserProcess {
    for (let one = this.idle.pop(); one; one = this.idle.pop()) {
      clearTimeout(this.ends.get(one))
      if (!one.alive) continue
      one.hold(true)
      return one
    }
    const made = new ParserProcess(this.options.bounds)
    this.all.add(made)
    void made.gone.then(() => this.all.delete(made))
    return made
  }

  private give(process: ParserProcess) {
    if (!process.alive) return
    process.hold(false)
    this.idle.push(process)
    const end = setTimeout(() => {
      this.idle.splice(this.idle.indexOf(process), 1)
      process.kill()
    }, IDLE_MS)
    this.ends.set(process, end.unref())
  }

  private async parse<F extends Function>(process: ParserProcess, task: Task<F>, args: unknown[]): Promise<Result<F>> {
    for await (const value of this.stream(process, task, args)) return value as Result<F>
    throw unreadable()
  }

  private async *stream(process: ParserProcess, { url, name }: Task<unknown>, args: unknown[]): AsyncGenerator<never> {
    let answer = await process.ask({ ask: 'begin', url, name, args, language: currentLanguage() })
    let ended = false
    try {
      for (let value = fromPieces(); ; answer = await process.ask({ ask: 'next' })) {
        if (answer.is === 'done') {
          ended = true
          return
        }
        const whole = value.take(this.messageOf(answer, name))
        if (!whole) continue
        value = fromPieces()
        yield whole.value as never
      }
    } finally {
      if (!ended && process.alive) await process.ask({ ask: 'end' }).catch(() => undefined)
    }
  }

  private messageOf(answer: Answer, name: string) {
    if (answer.is === 'piece') return answer.message
    if (answer.is === 'refused') throw refuse(answer.status, answer.code, answer.message)
    if (answer.is === 'fault') this.options.onFault?.(name, answer.fault)
    throw unreadable()
  }
}

const MEMORY_MB = 512
const faults: { tell: Options['onFault'] } = { tell: undefined }
const bounds: Bounds = { step_ms: 30_000, memory_mb: MEMORY_MB }
const onFault: Options['onFault'] = (name, fault) => faults.tell?.(name, fault)

/** For requests waiting for an answer. */
const quick = new Parsers({ most: Math.min(2, availableParallelism()), bounds, onFault })
/** For jobs, which keep a process until they end. */
const long = new Parsers({ most: 2, bounds, onFault })

/** Runs it in another process. What the file did to it is a refusal: too long, too much, unreadable. */
export const parse = <F extends Function>(whose: number, task: Task<F>, ...args: Parameters<F>): Promise<Result<F>> =>
  quick.lease(whose, parser => parser.parse(task, ...args))

export const withParser = <T>(whose: number, work: (parser: Parser) => Promise<T>): Promise<T> =>
  long.lease(whose, work)

/** For processes from now on, and for steps that begin from now on. */
export const boundParsers = (given: Partial<Bounds>) => Object.assign(bounds, given)

/** `onFault` gets the error a parser failed with. Returns how to stop them all. */
export function startParsers(tell: Options['onFault']): () => Promise<unknown> {
  faults.tell = tell
  quick.warm()
  return () => Promise.all([quick.close(), long.close()])
}
