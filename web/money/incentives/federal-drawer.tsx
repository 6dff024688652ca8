import { ExternalLink } from 'lucide-react'
import { incentiveSentence } from '#machines/money/incentives/incentive-sentence.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { date } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Facts } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** Federal law is shown, not edited: a company decides only whether it counts. */
export function FederalDrawer({ rule, onClose }: { rule: Schemas['Incentive']; onClose: () => void }) {
  const whyNot = useWhyNot('incentives.edit')
  const change = useWrite('/v3/collections.UpdateIncentive', {
    onDone: ({ incentive }) =>
      tellDone(words.federal_rule_switched({ name: incentive.name, has_active: incentive.active ? 'yes' : 'no' })),
  })
  return (
    <Drawer open onClose={onClose} title={rule.name} actions={<Button onClick={onClose}>{common.close}</Button>}>
      <div className="flex flex-col gap-5">
        <p className="text-base">{incentiveSentence(rule)}</p>
        <Facts
          facts={[
            { label: words.law, value: rule.law },
            ...(rule.starts_on ? [{ label: words.installed_from, value: date(rule.starts_on) }] : []),
            ...(rule.ends_on ? [{ label: words.installed_by, value: date(rule.ends_on) }] : []),
            ...(rule.construction_begun_by
              ? [{ label: words.construction_begun_by, value: date(rule.construction_begun_by) }]
              : []),
            {
              label: words.source,
              value: (
                <a
                  href={rule.source_url}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex items-center gap-1 underline underline-offset-2"
                >
                  {words.public_law_119_21}
                  <ExternalLink size={14} aria-hidden />
                </a>
              ),
            },
          ]}
        />
        <Toggle
          label={words.active_label}
          help={words.federal_rules_help}
          disabledReason={whyNot}
          checked={rule.active}
          onChange={active => change.mutate({ incentive_id: rule.id, version: rule.version, active })}
        />
      </div>
    </Drawer>
  )
}
