import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { useLeadOn } from '#web/frame/lead-on.ts'
import { tellDone } from '#web/lib/tell.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Button } from '#web/ui/button.tsx'
import type { WhatIf } from './what-if.ts'
import { words } from './words.ts'

type Props = {
  project_id: string
  whatIf: WhatIf
  saved: { version: number }
  offer: Schemas['Offer']
  chosen: Schemas['ProjectFinancing'] | null
}

/** Saves a changed price, then chooses the payment option shown; failures are explained, and the sliders stay. */
export function ApplyBar({ project_id, whatIf, saved, offer, chosen }: Props) {
  const leadOn = useLeadOn()
  const mayPrice = useWhyNot('projects.edit')
  const mayChoose = useWhyNot('financing.select')
  const save = useWrite('/v3/pricing.Save')
  const choose = useWrite('/v3/projects.SetFinancing')
  const { price_usd_per_w, discount_cents } = whatIf
  const chooses = whatIf.priceDiffers || chosen?.option_id !== offer.option_id || !chosen.is_current
  const whyNot =
    (whatIf.priceDiffers ? mayPrice : undefined) ??
    mayChoose ??
    offer.unavailable ??
    (chooses ? undefined : words.already_applied)
  const apply = async () => {
    try {
      if (whatIf.priceDiffers)
        await save.mutateAsync({ project_id, version: saved.version, price_usd_per_w, discount_cents })
      await choose.mutateAsync({ project_id, option_id: offer.option_id })
    } catch {
      // The writes report it themselves.
      return
    }
    tellDone(words.price_saved_chosen({ name: offer.name }))
    leadOn(tabHref(project_id, 'financing'))
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="primary"
        busy={save.isPending || choose.isPending}
        disabledReason={whyNot}
        onClick={() => void apply()}
      >
        {words.apply}
      </Button>
      <Button look="ghost" disabled={!whatIf.differs} onClick={whatIf.discard}>
        {words.discard}
      </Button>
    </div>
  )
}
