// Solar access in words and figures: what the colours mean, and what each plane loses month by month.

import { MONTHS, percent } from '#web/lib/format.ts'
import { Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { ACCESS_GRADIENT } from '../canvas/access-color.ts'
import type { Plane } from '../drawing-types.ts'
import { type DrawnShade, scaleFrom } from './use-shade.ts'
import { words } from './words.ts'

type Props = { planes: readonly Plane[]; shade: DrawnShade | null; working: boolean }

export function ShadePanel({ planes, shade, working }: Props) {
  const named = (shade?.planes ?? []).flatMap(one => {
    const plane = planes.find(({ id }) => id === one.id)
    return plane ? [{ ...one, name: plane.name }] : []
  })
  return (
    <section aria-label={words.solar_access} aria-busy={working} className="flex min-w-0 flex-col gap-3">
      {shade && <AccessLegend from={scaleFrom(shade)} />}
      {!shade && working && <Skeleton className="h-24" />}
      {shade && named.length === 0 && <p className="text-sm text-ink-2">{words.no_module_stands_roof}</p>}
      {named.length > 0 && (
        <>
          <ul className="flex flex-col gap-1 text-sm">
            {named.map(({ id, name, access, monthly }) => (
              <li key={id} className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 truncate">{name}</span>
                <span className="figures shrink-0 font-medium">
                  {percent(access, 1)}
                  <span className="ml-2 font-normal text-ink-3">{worst(monthly)}</span>
                </span>
              </li>
            ))}
          </ul>
          <details className="min-w-0">
            <summary className="cursor-pointer text-sm text-ink-2 hover:text-ink">
              {words.light_lost_each_month}
            </summary>
            <div className="mt-2 overflow-x-auto">
              <table className="w-full text-sm">
                <thead>
                  <tr className="border-b border-hairline text-ink-3">
                    <th scope="col" className="py-1.5 text-left font-medium">
                      {common.month}
                    </th>
                    {named.map(({ id, name }) => (
                      <th key={id} scope="col" className="max-w-28 truncate py-1.5 pl-3 text-right font-medium">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className="figures">
                  {MONTHS.map((month, index) => (
                    <tr key={month} className="border-b border-hairline last:border-0">
                      <th scope="row" className="py-1 text-left font-normal">
                        {month}
                      </th>
                      {named.map(({ id, monthly }) => (
                        <td key={id} className="py-1 pl-3 text-right">
                          {percent(monthly[index] ?? 0, 1)}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
      <p className="text-xs text-ink-3">{words.share_year_light_reaches}</p>
    </section>
  )
}

const worst = (monthly: readonly number[]) => {
  const most = Math.max(...monthly)
  return most < 0.001 ? words.no_shade : words.least_months({ months: String(MONTHS[monthly.indexOf(most)]) })
}

function AccessLegend({ from }: { from: number }) {
  const steps = [from, (from + 1) / 2, 1] as const
  return (
    <div className="flex flex-col gap-1">
      <div aria-hidden className="h-2.5 rounded-full border border-hairline" style={{ background: ACCESS_GRADIENT }} />
      <div className="figures flex justify-between text-xs text-ink-3">
        {steps.map((step, index) => (
          <span key={step}>{index === 0 ? words.step_less({ step: percent(step) }) : percent(step)}</span>
        ))}
      </div>
    </div>
  )
}
