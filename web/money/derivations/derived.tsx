// A figure that opens its derivation: what went into it, by which rule, from which source, version and date.
import type { ReactNode } from 'react'
import type { Derivation } from '#machines/money/derivations/derivation.ts'
import { yearVersion } from '#machines/money/derivations/energy.ts'
import { useRead } from '#web/data/queries.ts'
import { useParam } from '#web/frame/use-param.ts'
import { dateTime } from '#web/lib/format.ts'
import { Explained, ExplanationTitle } from '#web/ui/explained.tsx'
import { words as texts } from './words.ts'

type Props = {
  /** Null without an explanation: the figure is plain. */
  derivation: Derivation | null | undefined
  /** When it was calculated: an ISO time, or milliseconds. */
  at: string | number
  /** The figures are part of a sentence. */
  sentence?: boolean
  children: ReactNode
}

export const Derived = ({ derivation, at, sentence, children }: Props) =>
  derivation ? (
    <Explained explanation={<DerivationView derivation={derivation} at={at} />} sentence={sentence}>
      {children}
    </Explained>
  ) : (
    children
  )

export function DerivationView({ derivation, at }: { derivation: Derivation; at: string | number }) {
  const { title, rule, inputs, notes, sources, version } = derivation
  const made_at = typeof at === 'number' ? new Date(at).toISOString() : at
  return (
    <div className="flex flex-col gap-3">
      <div>
        <ExplanationTitle>{title}</ExplanationTitle>
        <p className="mt-1 text-sm text-ink-2">{rule}</p>
      </div>
      <dl className="flex flex-col gap-0.5 text-xs text-ink-3">
        <Origin label={texts.source} value={sources.join('; ')} />
        {version ? <Origin label={texts.version} value={version} /> : <SaleVersion />}
        <Origin label={texts.calculated} value={dateTime(made_at)} />
      </dl>
      {inputs.length > 0 && (
        <dl className="border-y border-hairline py-1 text-sm">
          {inputs.map(({ label, value }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change places, and two may have one name
            <div key={nth} className="flex items-baseline justify-between gap-4 py-1">
              <dt className="min-w-0 text-ink-2">{label}</dt>
              <dd className="figures shrink-0">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 pl-4 text-sm text-ink-2">
          {notes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A figure of the sale was computed from the design of its project, and from the year of its receipt. */
function SaleVersion() {
  const project_id = useParam('id')
  const year = useRead('/v3/solar.GetPerformanceSimulation', { project_id }, { enabled: project_id !== '' })
  const kept = useRead('/v3/solar.GetReceipt', { project_id }, { enabled: project_id !== '' })
  if (!year.data?.simulation) return null
  return <Origin label={texts.version} value={yearVersion(year.data.simulation, kept.data?.receipt ?? null)} />
}

const Origin = ({ label, value }: { label: string; value: string }) => (
  <div className="flex gap-1.5">
    <dt className="shrink-0">{label}:</dt>
    <dd className="min-w-0 break-words">{value}</dd>
  </div>
)
