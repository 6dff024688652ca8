// Shade of a drawing while it is drawn. One drawing is calculated at a time; of those that come meanwhile only the last.
import { useEffect, useMemo, useState } from 'react'
import { shadeKey } from '#machines/design/shade/shade-key.ts'
import type { Panel, ShadedDrawing } from '#machines/design/shade/shade-of.ts'
import { accessFrom } from '../canvas/access-color.ts'
import type { ShadeAnswer, ShadeQuestion } from './shade-worker.ts'
import type { Sunlight } from './sunlight-year.ts'

/** During a calculation the previous drawing's result is shown. */
export type DrawnShade = ShadeAnswer

/** Start of the color scale: the lowest light of the panels, or of the roof while there are none. */
export const scaleFrom = ({ modules, surface }: DrawnShade) =>
  accessFrom((modules.length > 0 ? modules : surface).map(({ access }) => access))

/** Disabled if either is null. */
export function useShade(drawing: ShadedDrawing | null, panels: readonly Panel[], sunlight: Sunlight | null) {
  const desk = useDesk(drawing ? sunlight : null)
  const key = useMemo(() => (drawing ? shadeKey(drawing, panels) : null), [drawing, panels])
  const [answer, setAnswer] = useState<DrawnShade | null>(null)
  useEffect(() => {
    // The worker is outside React.
    if (desk && drawing && key !== null) desk.ask({ type: 'drawing', key, drawing, panels }, setAnswer)
  }, [desk, drawing, key, panels])
  return {
    shade: drawing && sunlight ? answer : null,
    working: drawing !== null && sunlight !== null && answer?.key !== key,
  }
}

type Question = Extract<ShadeQuestion, { type: 'drawing' }>
type Desk = { ask(question: Question, tell: (answer: DrawnShade) => void): void; close(): void }

function useDesk(sunlight: Sunlight | null): Desk | null {
  const [desk, setDesk] = useState<Desk | null>(null)
  useEffect(() => {
    // The worker is recreated when its sunlight data changes.
    if (!sunlight) return
    const opened = openDesk(sunlight)
    setDesk(opened)
    return () => {
      setDesk(null)
      opened.close()
    }
  }, [sunlight])
  return desk
}

const MOST_KEPT = 12

function openDesk(sunlight: Sunlight): Desk {
  const worker = new Worker(new URL('./shade-worker.ts', import.meta.url), { type: 'module' })
  const send = (question: ShadeQuestion) => worker.postMessage(question)
  const kept = new Map<string, DrawnShade>()
  let working: string | null = null
  let waiting: Question | null = null
  let tell: (answer: DrawnShade) => void = () => {}
  send({ type: 'sunlight', sunlight })
  worker.addEventListener('message', ({ data }: MessageEvent<ShadeAnswer>) => {
    kept.set(data.key, data)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    working = null
    const next = waiting
    waiting = null
    // An older answer is dropped: what was asked since is on its way.
    if (next) begin(next)
    else tell(data)
  })
  function begin(question: Question) {
    working = question.key
    send(question)
  }
  return {
    ask(question, then) {
      tell = then
      const found = kept.get(question.key)
      if (found) {
        waiting = null
        then(found)
      } else if (working === null) begin(question)
      else waiting = working === question.key ? null : question
    },
    close: () => worker.terminate(),
  }
}
