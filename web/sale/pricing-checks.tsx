// What keeps the price from being sold, where a rep sees it before trying.
import { Link } from 'wouter'
import { useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { Notice } from '#web/ui/states.tsx'
import { tabHref } from './project/project-tabs.ts'

const PLACES = { price: 'Open the price', financing: 'Open financing', company: 'Open the company' } as const

/** Nothing while all is well. `tab` is where it stands: no link leads to where one is. */
export function PricingChecks({ project_id, tab }: { project_id: string; tab: 'price' | 'financing' | 'other' }) {
  const { data } = useRead('/v3/pricing.ListChecks', { project_id }, { quiet: true })
  return data?.checks.map(({ code, severity, sentence, fix, where }) => (
    <Notice
      key={code}
      kind={severity === 'stop' ? 'danger' : 'warning'}
      action={
        where !== tab && (
          <Link
            href={where === 'company' ? href('/company') : tabHref(project_id, where)}
            className="shrink-0 underline underline-offset-2"
          >
            {PLACES[where]}
          </Link>
        )
      }
    >
      <b className="font-medium">{sentence}</b> {fix}
    </Notice>
  ))
}
