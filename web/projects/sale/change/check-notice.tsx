// One thing that keeps a price from being sold, with the way to where it is settled.
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { Notice } from '#web/ui/states.tsx'
import { tabHref } from '../project/project-tabs.ts'
import { EnterPrice } from './enter-price.tsx'
import { words } from './words.ts'

const PLACES = {
  price: words.open_price,
  financing: words.open_financing,
  company: words.open_company,
  energy: words.open_energy,
} as const
const LINK = 'shrink-0 underline underline-offset-2'

/** The drawer of the catalogue that has the field. A battery's price is entered here. */
const CATALOGUES = {
  other: (id: string) => `${href('/light-hub/modules')}?tab=other&edit=${id}`,
  adder: (id: string) => `${href('/light-hub/adders')}?adder=${id}`,
} as const

type Props = { project_id: string; check: Schemas['PricingCheck']; tab: string }

/** `tab` is the current one: no link is shown to it. */
export function CheckNotice({ project_id, check: { severity, sentence, fix, where, item }, tab }: Props) {
  const may = usePermissions()
  const may_price = item !== undefined && may.has(item.kind === 'adder' ? 'adders.edit' : 'catalog.edit')
  return (
    <Notice
      kind={severity === 'stop' && where !== 'energy' ? 'danger' : 'warning'}
      action={
        item
          ? may_price &&
            item.kind !== 'storage' && (
              <Link
                href={CATALOGUES[item.kind](item.id)}
                className={LINK}
                aria-label={words.enter_price_of({ name: item.name })}
              >
                {words.enter_price_link}
              </Link>
            )
          : where !== tab && (
              <Link href={hrefOf(project_id, where)} className={LINK}>
                {PLACES[where]}
              </Link>
            )
      }
    >
      <b className="font-medium">{sentence}</b> {fix}
      {may_price && item.kind === 'storage' && <EnterPrice storage_id={item.id} name={item.name} />}
    </Notice>
  )
}

function hrefOf(project_id: string, where: Schemas['PricingCheck']['where']): string {
  if (where === 'company') return href('/company')
  return where === 'energy' ? `${tabHref(project_id, 'energy')}&part=tariff` : tabHref(project_id, where)
}
