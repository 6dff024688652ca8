// Findings of the electrical check, errors first; the formula unfolds. The design tab, the form and the designer show it.
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { temperature } from '#machines/lib/temperature.ts'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { words as texts } from './words.ts'

type Finding = Schemas['ElectricalFinding']

const LOOKS = {
  ok: { icon: CircleCheck, look: 'text-success', word: texts.finding_ok },
  warning: { icon: TriangleAlert, look: 'text-warning', word: texts.finding_warning },
  error: { icon: CircleAlert, look: 'text-danger', word: texts.finding_error },
} as const

/** Passed checks are collapsed, as readers look for failures. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return <p className="text-base text-ink-2">{texts.nothing_judge_before_panels}</p>
  const passed = findings.filter(({ severity }) => severity === 'ok')
  const rest = findings.filter(({ severity }) => severity !== 'ok')
  return (
    <div className="flex flex-col gap-3">
      {rest.length > 0 && <Items findings={rest} label={texts.electrical_findings} />}
      {passed.length > 0 && (
        <details>
          <summary className="flex w-fit cursor-pointer items-center gap-2.5 py-0.5 text-base hover:text-ink">
            <CircleCheck size={16} className="shrink-0 text-success" aria-hidden />
            {texts.checks_passed({ count: passed.length })}
          </summary>
          <div className="mt-3">
            <Items findings={passed} label={texts.checks_passed({ count: passed.length })} />
          </div>
        </details>
      )}
    </div>
  )
}

const Items = ({ findings, label }: { findings: readonly Finding[]; label: string }) => (
  <ul className="flex flex-col gap-3" aria-label={label}>
    {findings.map(finding => (
      <FindingItem key={`${finding.about} ${finding.sentence}`} finding={finding} />
    ))}
  </ul>
)

function FindingItem({ finding: { severity, about, sentence, formula, lacks } }: { finding: Finding }) {
  const { icon: Icon, look, word } = LOOKS[severity]
  return (
    <li className="flex gap-2.5">
      <Icon size={16} className={cx('mt-0.5 shrink-0', look)} aria-label={word} />
      <div className="min-w-0 flex-1">
        <p className="text-sm text-ink-3">{about}</p>
        <p className="text-base">{sentence}</p>
        {lacks.length > 0 && <p className="text-sm text-ink-2">{texts.missing_items({ join: lacks.join(', ') })}</p>}
        {formula && (
          <details className="text-sm text-ink-3">
            <summary className="w-fit cursor-pointer hover:text-ink">{texts.how_calculated}</summary>
            <p className="figures break-words">{formula}</p>
          </details>
        )}
      </div>
    </li>
  )
}

const MILES_A_KM = 0.621371

/** The temperatures strings are checked at, each with where it is from. */
export function SiteTemperatures({ site }: { site: Schemas['SiteTemperatures'] }) {
  const { lowest_c, lowest_place: place, lowest_distance_km: far_km, lowest_source, caution } = site
  const lowest = { lowest: temperature(lowest_c), source: lowest_source }
  return (
    <div className="flex flex-col gap-1">
      <p>
        {place === null
          ? texts.lowest_estimated(lowest)
          : texts.lowest_temperature({ ...lowest, place, miles: Math.round((far_km ?? 0) * MILES_A_KM) })}
      </p>
      {caution !== null && (
        <p className="flex gap-2 text-ink-2">
          <TriangleAlert size={14} aria-hidden className="mt-0.5 shrink-0 text-warning" />
          {caution}
        </p>
      )}
      <p>{texts.summer_temperature({ summer_high: temperature(site.summer_high_c), source: site.source })}</p>
    </div>
  )
}
