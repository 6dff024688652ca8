// Replays flows again as their documents change, until a signal ends it.
import { existsSync, readFileSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chosenIn, type Flow } from './documents.ts'

type Options = {
  /** The selection: only these flows of a changed document. */
  names: readonly string[]
  signal: AbortSignal
  replay(flows: readonly Flow[]): Promise<void>
  say?: (sentence: string) => void
}

export async function watchFlows(flows: readonly Flow[], options: Options): Promise<void> {
  const { names, signal, replay, say = console.log } = options
  const changes = changesOf([...new Set(flows.map(({ file }) => file))], signal)
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      // Ctrl-C also ends the runner, which then has no result.
      if (!signal.aborted) say(error instanceof Error ? error.message : String(error))
    }
    if (!signal.aborted) say('Waiting for a document to change. Ctrl-C ends.')
  }
  await attempt(() => replay(flows))
  for await (const files of changes) {
    await attempt(async () => {
      const changed = files.flatMap(file => readable(file, names, say))
      if (changed.length > 0) await replay(changed)
    })
  }
}

function readable(file: string, names: readonly string[], say: (sentence: string) => void): Flow[] {
  try {
    return chosenIn(file, names)
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    say(existsSync(file) ? `Can't read ${basename(file)}: ${reason}` : `There is no ${basename(file)} any more.`)
    return []
  }
}

/** Files whose text changes from now on. Changes between reads are queued. */
function changesOf(files: readonly string[], signal: AbortSignal): AsyncGenerator<string[]> {
  const texts = new Map(files.map(file => [file, textOf(file)]))
  let wake = () => {}
  // Many editors put a new file in the place of the old one, which only its folder sees.
  for (const folder of new Set(files.map(dirname)))
    watch(folder, { signal }, (_, name) => {
      if (name === null || texts.has(join(folder, name))) wake()
    })
  const changed = () => files.filter(file => textOf(file) !== texts.get(file))
  async function* pending() {
    while (!signal.aborted) {
      const woken = new Promise<void>(resolve => {
        wake = resolve
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
      if (changed().length === 0) await woken
      // An editor may still be writing.
      await setTimeout(SETTLES_MS, undefined, { signal }).catch(() => undefined)
      const now = signal.aborted ? [] : changed()
      for (const file of now) texts.set(file, textOf(file))
      if (now.length > 0) yield now
    }
  }
  return pending()
}

const SETTLES_MS = 100

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
