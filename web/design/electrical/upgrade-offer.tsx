// Where no way to connect fits: the company's adder for a new main panel, with its price, added by one click.
import { Link } from 'wouter'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { tellDone } from '#web/lib/tell.ts'
import { amountOf } from '#web/projects/sale/adder-words.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { words } from './words.ts'

/** What companies usually call it; one with another name is added by hand in the price. */
const PANEL_UPGRADE = /(?:panel|service).*upgrade|upgrade.*(?:panel|service)|cambio.*tablero/i

export function UpgradeOffer({ project_id }: { project_id: string }) {
  const catalog = useRead('/v3/adders.List', { limit: 200, automatic: false })
  const added = useRead('/v3/adders.ListProjectAdders', { project_id })
  const whyNot = useWhyNot('projects.edit')
  const write = useWrite('/v3/adders.AddProjectAdder', { onDone: () => tellDone(words.upgrade_added) })
  if (!catalog.data || !added.data) return null
  const adder = catalog.data.adders.find(
    ({ name, pricing_method }) => PANEL_UPGRADE.test(name) && pricing_method === 'Fixed',
  )
  if (!adder)
    return (
      <Link href={href('/light-hub/adders')} className={buttonLook('secondary')}>
        {words.no_upgrade_adder}
      </Link>
    )
  if (added.data.adders.some(({ adder_id }) => adder_id === adder.id))
    return <p className="text-sm text-ink-2">{words.upgrade_there({ name: adder.name })}</p>
  return (
    <Button
      busy={write.isPending}
      disabledReason={whyNot}
      onClick={() => write.mutate({ project_id, adder_id: adder.id })}
    >
      {words.add_upgrade({ name: adder.name, price: amountOf(adder) })}
    </Button>
  )
}
