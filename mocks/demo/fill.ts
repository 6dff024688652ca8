// Makes the rest of the demo company, step by step, while a server runs or for a command that waits.
import { setTimeout as pause, setImmediate as waitForOthers } from 'node:timers/promises'
import type { Beginning, Journal } from './journal.ts'
import { type Making, setStage } from './stage.ts'
import { furtherSteps } from './steps.ts'
import type { TakeTurn } from './turns.ts'

export type FillOptions = {
  /** Runs a step while no background work runs. */
  takeTurn?: TakeTurn
  /** When a person's last request came, by `performance.now()`. */
  lastAsked?: () => number
  onProgress?: (made: number, total: number) => void
  /** Called with what could not be made; the rest is made. Without it, the error is thrown. */
  onFault?: (step: string, error: unknown) => void
}

/** A screen's burst of requests is over after this long without another. */
const QUIET_MS = 60
/** The longest wait before each request. */
const PATIENCE_MS = 240

export function fillDemo(
  making: Making,
  journal: Journal,
  { began_at, templates }: Beginning,
  { takeTurn = work => work(), lastAsked = () => Number.NEGATIVE_INFINITY, onProgress, onFault }: FillOptions = {},
) {
  let isStopping = false
  const stage = setStage({ ...making, journal, began_at: new Date(began_at), giveWay })

  /** The embedded database runs in this thread: people would wait for all requests of a step. */
  async function giveWay() {
    await waitForOthers()
    for (let waited = 0; performance.now() - lastAsked() < QUIET_MS && waited < PATIENCE_MS; waited += 20)
      await pause(20)
    if (isStopping) throw new Error('The server stops; the next one goes on')
  }

  /** Returns true once everything is created. */
  async function fill(): Promise<boolean> {
    const steps = furtherSteps(stage.has_lenders)
    let made = steps.filter(({ name }) => journal.isDone(name)).length
    onProgress?.(made, steps.length)
    for (const { name, run } of steps) {
      if (journal.isDone(name)) continue
      try {
        await takeTurn(async () => {
          journal.start(name)
          stage.turn(0)
          await run(stage, templates)
          await stage.tidyUp()
        })
      } catch (error) {
        if (isStopping) return false
        if (!onFault) throw error
        onFault(name, error)
      }
      journal.finish(name)
      onProgress?.(++made, steps.length)
    }
    journal.remove()
    return true
  }

  const done = fill()
  return {
    done,
    stop() {
      isStopping = true
      return done
    },
  }
}
