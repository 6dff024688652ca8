// Starts the writer in a separate process and collects its acknowledgments.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('writer-process.ts', import.meta.url))

export class Writer {
  /** The last entry this process knows to be acknowledged. */
  acknowledged = 0
  readonly process: ChildProcess
  readonly #lines: NodeJS.AsyncIterator<string>
  #complaint = ''

  constructor(directory: string, seed: number) {
    const child = spawn(process.execPath, ['--import', 'tsx', script, directory, String(seed)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stderr.on('data', data => {
      this.#complaint += data
    })
    this.process = child
    this.#lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  }

  async hearAcknowledgements(count: number): Promise<void> {
    for (let heard = 0; heard < count; heard++) {
      const line = await this.#lines.next()
      if (line.done) throw new Error(`the writer ended early: ${this.#complaint}`)
      this.acknowledged = Number(line.value)
    }
  }

  /** SIGKILL, then its remaining output. */
  async kill(): Promise<void> {
    this.process.kill('SIGKILL')
    if (this.process.exitCode === null && this.process.signalCode === null) await once(this.process, 'exit')
    for (let line = await this.#lines.next(); !line.done; line = await this.#lines.next()) {
      this.acknowledged = Number(line.value)
    }
  }
}
