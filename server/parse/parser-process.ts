// One process that takes a stranger's bytes apart: started, asked, watched and killed. A thread would not do: where a thread's
// heap is full V8 ends the whole process in five of eight ways tried (a long string, split, a large object, a large Map).
import { AsyncLocalStorage } from 'node:async_hooks'
import { type ChildProcess, fork } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { refuse } from '#machines/lib/refuse.ts'
import type { Answer, Question } from './messages.ts'
import { words } from './words.ts'

export type Bounds = {
  /** Of one step: until there is an answer, or a piece of it. */
  step_ms: number
  /** V8's heap; the whole process may use half as much again. */
  memory_mb: number
}

const START_MS = 60_000
const WATCHED_EVERY_MS = 100
const PAGE_BYTES = 4_096
const MB = 1_048_576
/** Memory of Node and the code before any file is read. */
const BARE_MB = 160

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
/** A bundle needs no loader. */
const LOADER = CHILD.endsWith('.ts') ? ['--import', 'tsx'] : []

const tooSlow = () => refuse(400, 'too_slow_to_read', words.too_slow)
const tooMuch = () => refuse(413, 'too_large_to_read', words.too_much_memory)
export const unreadable = () => refuse(400, 'unreadable_file', words.unreadable)

/** The variables a parser needs; no secret and no address of a database is among them. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'NODE_ENV', 'TSX_DISABLE_CACHE', 'SystemRoot']

export class ParserProcess {
  private readonly process: ChildProcess
  private readonly bounds: Bounds
  private waiting: { resolve: (answer: Answer) => void; reject: (cause: () => Error) => void } | undefined
  private cause: (() => Error) | undefined
  private readonly up: Promise<unknown>
  /** Settles when the process is gone. */
  readonly gone: Promise<void>
  alive = true

  constructor(bounds: Bounds) {
    this.bounds = bounds
    this.process = fork(CHILD, {
      execArgv: [...LOADER, `--max-old-space-size=${bounds.memory_mb}`],
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: Object.fromEntries(PASSED_ON.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : []))),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.process.on('message', (answer: Answer) => this.waiting?.resolve(answer))
    this.process.on('error', () => this.kill(unreadable))
    this.gone = new Promise(resolve => {
      this.process.on('exit', (_code, signal) => {
        this.alive = false
        // V8 aborts when its heap is full; the system kills when its own memory is.
        const cause = this.cause ?? (signal === 'SIGABRT' || signal === 'SIGKILL' ? tooMuch : unreadable)
        this.waiting?.reject(cause)
        resolve()
      })
    })
    this.up = this.wait(START_MS, unreadable)
    this.up.catch(() => undefined)
    this.stepBack()
  }

  /** Lower priority than the server, for CPU and when memory is short. */
  private stepBack() {
    const { pid } = this.process
    if (pid === undefined) return
    try {
      setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // Gone already, or a system without priorities.
    }
    if (process.platform === 'linux') writeFile(`/proc/${pid}/oom_score_adj`, '900').catch(() => undefined)
  }

  async ask(question: Question): Promise<Answer> {
    await this.up
    if (!this.alive) throw unreadable()
    const answered = this.wait(this.bounds.step_ms, tooSlow)
    this.process.send(question, error => {
      if (error) this.kill(unreadable)
    })
    return answered
  }

  /** An idle parser must not keep the program alive. */
  hold(held: boolean) {
    for (const one of [this.process, this.process.channel]) held ? one?.ref() : one?.unref()
  }

  kill(cause: () => Error = unreadable) {
    this.cause ??= cause
    this.process.kill('SIGKILL')
  }

  private wait(most_ms: number, cause: () => Error): Promise<Answer> {
    const late = setTimeout(() => this.kill(cause), most_ms)
    const watch = setInterval(() => void this.weigh(), WATCHED_EVERY_MS)
    // Its end is reported in the waiting request's language, though it arrives as a process event.
    const asAsked = AsyncLocalStorage.snapshot()
    return new Promise<Answer>((resolve, reject) => {
      this.waiting = { resolve, reject: cause => asAsked(() => reject(cause())) }
    }).finally(() => {
      this.waiting = undefined
      clearTimeout(late)
      clearInterval(watch)
    })
  }

  /** V8's own limit doesn't count buffers. */
  private async weigh() {
    if ((await this.held_mb()) > this.mostOf(1)) this.kill(tooMuch)
  }

  /** True if leftovers of the last file might make the next one fail. */
  async isWornOut(): Promise<boolean> {
    return (await this.held_mb()) > this.mostOf(0.5)
  }

  /** Its memory limit for a file with this share of the maximum size. */
  private mostOf(share: number): number {
    return BARE_MB + share * this.bounds.memory_mb * 1.5
  }

  /** Only Linux reports a process's memory from outside. */
  private async held_mb(): Promise<number> {
    if (process.platform !== 'linux') return 0
    const statm = await readFile(`/proc/${this.process.pid}/statm`, 'utf8').catch(() => '')
    return (Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES) / MB
  }
}
