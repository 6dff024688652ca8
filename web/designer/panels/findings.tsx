// What is wrong, and what an electrician or a fire inspector would ask: from the drawing at once, from the saved design
// a moment later.

import { CircleCheck, ListChecks, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { drawingFaults } from '#machines/design/drawing/check-drawing.ts'
import { fireAccess } from '#machines/design/drawing/fire-access.ts'
import { temperature } from '#machines/lib/temperature.ts'
import { useRead } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { drawable } from '../canvas/settling.ts'
import type { Drawing } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { words } from './words.ts'

type Finding = {
  severity: 'ok' | 'warning' | 'error'
  about: string
  sentence: string
  formula?: string | null
  lacks?: string[]
}
const ORDER = { error: 0, warning: 1, ok: 2 } as const

function findingsOf(drawing: Drawing, panels: ReturnType<typeof useEditor>['known']['panels']): Finding[] {
  const sides = new Map(
    panels.flatMap(({ id }) => {
      const panel = drawable(panels, id)
      return panel ? [[id, panel] as const] : []
    }),
  )
  return [
    ...drawingFaults(drawing).map(({ sentence }) => ({ severity: 'error' as const, about: words.drawing, sentence })),
    ...fireAccess(drawing, sides).map(({ severity, sentence }) => ({ severity, about: words.fire_access, sentence })),
  ]
}

export function Findings() {
  const { drawing, known, project } = useEditor()
  const [open, setOpen] = useState(false)
  const electrical = useRead('/v3/design.CheckElectrical', { project_id: project.id }, { quiet: true })
  const all = [...findingsOf(drawing, known.panels), ...(electrical.data?.findings ?? [])].sort(
    (a, b) => ORDER[a.severity] - ORDER[b.severity],
  )
  const open_points = all.filter(({ severity }) => severity !== 'ok').length
  const worst = all[0]?.severity ?? 'ok'
  return (
    <>
      <Button
        look="ghost"
        icon={<ListChecks size={15} aria-hidden />}
        onClick={() => setOpen(true)}
        className={worst === 'error' ? 'text-danger' : worst === 'warning' ? 'text-warning' : undefined}
      >
        {open_points === 0 ? words.checks : words.open_points_look({ open_points })}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={words.checks} description={words.checks_description}>
        {electrical.error && (
          <p role="alert" className="mb-3 text-sm text-danger">
            {words.electrical_check_could_not({ message: electrical.error.message })}
          </p>
        )}
        {all.length === 0 && <p className="text-base text-ink-3">{words.nothing_check_yet_no}</p>}
        <ul className="flex flex-col divide-y divide-hairline">
          {all.map(one => (
            <li key={`${one.about}${one.sentence}`} className="flex gap-2.5 py-3 first:pt-0">
              <Mark severity={one.severity} />
              <div className="min-w-0 text-base">
                <p className="text-sm text-ink-3">{one.about}</p>
                <p>{one.sentence}</p>
                {one.formula && <p className="figures text-sm text-ink-2">{one.formula}</p>}
                {one.lacks && one.lacks.length > 0 && (
                  <p className="text-sm text-ink-3">{words.catalog_lacks({ join: one.lacks.join(', ') })}</p>
                )}
              </div>
            </li>
          ))}
        </ul>
        {electrical.data?.site && (
          <p className="mt-4 text-sm text-ink-3">
            {words.electrical_checks_saved_design({
              lowest: temperature(electrical.data.site.lowest_c),
              summer_high: temperature(electrical.data.site.summer_high_c),
              source: electrical.data.site.source,
            })}
          </p>
        )}
      </Drawer>
    </>
  )
}

function Mark({ severity }: { severity: Finding['severity'] }) {
  const Icon = severity === 'ok' ? CircleCheck : TriangleAlert
  const label = { ok: words.severity_ok, warning: words.severity_warning, error: words.severity_error }[severity]
  return (
    <Icon
      size={16}
      role="img"
      aria-label={label}
      className={cx(
        'mt-[3px] shrink-0',
        severity === 'ok' ? 'text-success' : severity === 'warning' ? 'text-warning' : 'text-danger',
      )}
    />
  )
}
