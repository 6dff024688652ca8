import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { DEAL_STAGE, DEAL_STAGES } from '#machines/projects/deals/deal-stage.ts'
import { percent } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** Explains on demand how the forecast is calculated. */
export function WeightsHint() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={words.how_forecast_calculated} icon={CircleHelp} onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.how_forecast_calculated}
        description={words.forecast_weights}
        actions={<Button onClick={() => setOpen(false)}>{common.close}</Button>}
      >
        <dl className="flex flex-col divide-y divide-hairline">
          {DEAL_STAGES.map(stage => (
            <div key={stage} className="flex items-baseline justify-between gap-4 py-2">
              <dt className="min-w-0">
                <span className="block text-base font-medium">{DEAL_STAGE[stage].title}</span>
                <span className="block text-sm text-ink-2">{DEAL_STAGE[stage].meaning}</span>
              </dt>
              <dd className="figures shrink-0 text-right text-base">
                {percent(DEAL_STAGE[stage].weight)}
                {stage === 'funded' && <span className="block text-xs text-ink-3">{words.not_forecast}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
