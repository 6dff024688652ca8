import { ExternalLink } from 'lucide-react'
import { incentiveSentence } from '#machines/incentives/words.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { date } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Facts } from '#web/ui/page.tsx'
import { INCENTIVE_READS } from './incentive-reads.ts'

/** Federal law is shown, not edited: a company decides only whether it counts. */
export function FederalDrawer({ rule, onClose }: { rule: Schemas['Incentive']; onClose: () => void }) {
  const whyNot = useWhyNot('incentives.edit')
  const change = useWrite('/v3/collections.UpdateIncentive', {
    refreshes: INCENTIVE_READS,
    onDone: ({ incentive }) => tellDone(`${incentive.name} is ${incentive.active ? 'in use' : 'off'}.`),
  })
  return (
    <Drawer open onClose={onClose} title={rule.name} actions={<Button onClick={onClose}>Close</Button>}>
      <div className="flex flex-col gap-5">
        <p className="text-base">{incentiveSentence(rule)}</p>
        <Facts
          facts={[
            { label: 'Law', value: rule.law },
            ...(rule.starts_on ? [{ label: 'Installed from', value: date(rule.starts_on) }] : []),
            ...(rule.ends_on ? [{ label: 'Installed by', value: date(rule.ends_on) }] : []),
            ...(rule.construction_begun_by
              ? [{ label: 'Or construction begun by', value: date(rule.construction_begun_by) }]
              : []),
            {
              label: 'Source',
              value: (
                <a
                  href={rule.source_url}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex items-center gap-1 underline underline-offset-2"
                >
                  Public Law 119-21
                  <ExternalLink size={14} aria-hidden />
                </a>
              ),
            },
          ]}
        />
        <Toggle
          label="In use"
          help="Federal rules come with the product and follow the law. You can leave one out, but not change it."
          disabledReason={whyNot}
          checked={rule.active}
          onChange={active => change.mutate({ incentive_id: rule.id, version: rule.version, active })}
        />
      </div>
    </Drawer>
  )
}
