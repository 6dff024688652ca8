// Publishing, and the question that comes before it where the homeowner would lose money.
import { useState } from 'react'
import { negativeResults } from '#machines/proposals/negative-results.ts'
import type { Schemas } from '#sdk/types.ts'
import { money } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ProposalSettings, Settings } from './settings-form.ts'
import { words } from './words.ts'

type More = Partial<ProposalSettings>

/** `publish` asks first where it has to; `dialog` is the question. */
export function usePublish(settings: Settings, offers: Schemas['Offer'][]) {
  const [asked, ask] = useState<More | null>(null)
  // Not kept with the question: offers may be recalculated while it is open, and the server refuses an old figure.
  const losses = () => {
    const chosen = settings.setting.form.getValues('option_ids')
    return negativeResults(offers.filter(({ option_id }) => chosen.includes(option_id)))
  }
  const publish = (more: More = {}) => {
    if (losses().length > 0) ask(more)
    else settings.publish(more)
  }
  const dialog = asked && (
    <Dialog
      open
      onClose={() => ask(null)}
      title={words.publish_loss}
      description={words.homeowner_loss_warning}
      actions={
        <>
          <Button onClick={() => ask(null)}>{words.keep_as_draft}</Button>
          <Button
            look="primary"
            onClick={() => {
              const [worst] = losses()
              settings.publish({ ...asked, ...(worst && { confirmed_loss_cents: worst.savings_25y_cents }) })
              ask(null)
            }}
          >
            {words.publish_anyway}
          </Button>
        </>
      }
    >
      <ul
        className="figures flex flex-col divide-y divide-hairline rounded-card border border-hairline"
        aria-label={words.results_over_25_years}
      >
        {losses().map(({ name, savings_25y_cents }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-3 text-base">
            <span>{name}</span>
            <strong className="font-medium text-danger">{money(savings_25y_cents)}</strong>
          </li>
        ))}
      </ul>
    </Dialog>
  )
  return { publish, dialog }
}
