// What keeps the price from being sold, where a rep sees it before trying.
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { Notice } from '#web/ui/states.tsx'
import { tabHref } from './project/project-tabs.ts'
import { TariffStanding } from './project/tariff-standing.tsx'

const PLACES = {
  price: 'Open the price',
  financing: 'Open financing',
  company: 'Open the company',
  energy: 'Open energy',
} as const
const LINK = 'shrink-0 underline underline-offset-2'

/** The drawer of the catalogue that has the field. */
const CATALOGUES: Record<NonNullable<Schemas['PricingCheck']['item']>['kind'], (id: string) => string> = {
  storage: id => `${href('/light-hub/storage')}?edit=${id}`,
  other: id => `${href('/light-hub/modules')}?tab=other&edit=${id}`,
  adder: id => `${href('/light-hub/adders')}?adder=${id}`,
}

/** Nothing while all is well. `tab` is where it stands: no link leads to where one is. */
export function PricingChecks({
  project_id,
  tab,
}: {
  project_id: string
  tab: 'price' | 'financing' | 'proposal' | 'other'
}) {
  const { data } = useRead('/v3/pricing.ListChecks', { project_id }, { quiet: true })
  // On the price tab they stand in a card of their own.
  const checks = data?.checks.filter(({ code }) => code !== 'prices_newer' || tab !== 'price')
  return checks?.map(({ code, severity, sentence, fix, where, item }) =>
    // What a click settles is settled where it stands in the way.
    where === 'energy' && tab === 'proposal' ? (
      <TariffStanding key={code} project_id={project_id} onlyAssumed />
    ) : (
      <Notice
        key={`${code} ${item?.id}`}
        kind={severity === 'stop' && where !== 'energy' ? 'danger' : 'warning'}
        action={
          item ? (
            <Link href={CATALOGUES[item.kind](item.id)} className={LINK} aria-label={`Enter the price of ${item.name}`}>
              Enter the price
            </Link>
          ) : (
            where !== tab && (
              <Link href={hrefOf(project_id, where)} className={LINK}>
                {PLACES[where]}
              </Link>
            )
          )
        }
      >
        <b className="font-medium">{sentence}</b> {fix}
      </Notice>
    ),
  )
}

function hrefOf(project_id: string, where: Schemas['PricingCheck']['where']): string {
  if (where === 'company') return href('/company')
  return where === 'energy' ? `${tabHref(project_id, 'energy')}&part=tariff` : tabHref(project_id, where)
}
