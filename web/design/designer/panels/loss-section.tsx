// System losses, snow and ground of the drawing.
import { useState } from 'react'
import { steadyLoss } from '#machines/design/rules.ts'
import { useRead } from '#web/data/queries.ts'
import { percent } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { Button } from '#web/ui/button.tsx'
import { useEditor } from '../editor.ts'
import { Section } from './section.tsx'
import { words } from './words.ts'

const LossDialog = part(() => import('./loss-dialog.tsx'))

export function LossSection() {
  const { project, drawing, edit, whyNot } = useEditor()
  const saved = useRead('/v3/design.Get', { project_id: project.id })
  const [open, setOpen] = useState(false)
  if (!saved.data) return null
  const { design, company_losses } = saved.data
  // Values missing from the drawing come from the design.
  const losses = drawing.losses === undefined ? (design?.losses ?? null) : drawing.losses
  const conditions = drawing.conditions === undefined ? (design?.conditions ?? null) : drawing.conditions
  const months = [
    ...(losses?.monthly_soiling ? [words.soiling_month] : []),
    ...(conditions?.snow ? [words.snow_month] : []),
  ]
  const together = steadyLoss(losses?.shares ?? company_losses, {
    monthly_soiling: losses?.monthly_soiling,
    snow: conditions?.snow,
  })
  return (
    <Section title={words.system_losses} note={percent(together, 2)}>
      <p className="text-sm text-ink-2">{[losses ? words.design_own : words.company_figures, ...months].join(', ')}.</p>
      <Button className="self-start" disabledReason={whyNot} onClick={() => setOpen(true)}>
        {words.edit_losses}
      </Button>
      {open && (
        <LossDialog
          company={company_losses}
          begin={{ losses, conditions }}
          onApply={part => {
            edit([{ type: 'site.changed', part }])
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}
