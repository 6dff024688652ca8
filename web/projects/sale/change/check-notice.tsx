// One thing that keeps a price from being sold, with the way to where it is settled.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/frame/navigation.ts'
import { Notice } from '#web/ui/states.tsx'
import { tabHref } from '../project/project-tabs.ts'
import { words } from './words.ts'

const PLACES = {
  price: words.open_price,
  financing: words.open_financing,
  company: words.open_company,
  energy: words.open_energy,
} as const

/** `price` is where an item's missing price is entered. */
type Props = { project_id: string; check: Schemas['PricingCheck']; tab: string; price?: ReactNode }

/** `tab` is the current one, which needs no link. */
export function CheckNotice({ project_id, check: { severity, sentence, fix, where }, tab, price }: Props) {
  return (
    <Notice
      kind={severity === 'stop' && where !== 'energy' ? 'danger' : 'warning'}
      action={
        !price &&
        where !== tab && (
          <Link href={hrefOf(project_id, where)} className="shrink-0 underline underline-offset-2">
            {PLACES[where]}
          </Link>
        )
      }
    >
      <b className="font-medium">{sentence}</b> {fix}
      {price}
    </Notice>
  )
}

function hrefOf(project_id: string, where: Schemas['PricingCheck']['where']): string {
  if (where === 'company') return href('/company')
  return where === 'energy' ? `${tabHref(project_id, 'energy')}&part=tariff` : tabHref(project_id, where)
}
