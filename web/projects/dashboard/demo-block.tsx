// How much of the demo company is there while a new server makes the rest of it. Nowhere else is anything shown.
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRead } from '#web/data/queries.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { BLOCK } from './block.tsx'
import { words } from './words.ts'

const EVERY_MS = 2_000
/** Parts after which the figures below are read again. */
const FIGURES_EVERY = 6

const predicate = ({ queryKey: [path] }: Query) => path !== '/v3/dashboard.GetDemoProgress'

export function DemoBlock() {
  const { data } = useRead('/v3/dashboard.GetDemoProgress', {}, { quiet: true })
  return data?.progress ? <Filling {...data.progress} /> : null
}

function Filling({ made, total }: { made: number; total: number }) {
  useRead('/v3/dashboard.GetDemoProgress', {}, { quiet: true, every_ms: EVERY_MS })
  const client = useQueryClient()
  const round = Math.floor(made / FIGURES_EVERY)
  // The figures are in the cache. The last part is followed by this going away.
  useEffect(() => {
    if (round > 0) void client.invalidateQueries({ predicate })
  }, [client, round])
  useEffect(() => () => void client.invalidateQueries({ predicate }), [client])
  return (
    <section className={BLOCK} aria-label={words.filling_demo}>
      <ProgressBar label={words.filling_demo} value={made} max={total} note={words.made_of_total({ made, total })} />
      <p className="mt-2 text-sm text-ink-2">{words.demo_goes_on}</p>
    </section>
  )
}
