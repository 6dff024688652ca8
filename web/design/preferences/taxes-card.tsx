// Where taxes are set: a tax on its own line is an adder.
import { Link } from 'wouter'
import { useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { amountOf } from '#web/projects/sale/adder-words.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { words } from './words.ts'

const adderHref = (adder: string) => `${href('/light-hub/adders')}?adder=${adder}`

/** Tax adders are recognized by name: nothing else marks them. */
export function TaxesCard() {
  const { data, error, refetch } = useRead('/v3/adders.List', { search: 'tax', limit: 10 })
  return (
    <Card
      title={words.taxes}
      note={words.prices_include_sales_tax}
      actions={
        <Link href={adderHref('new')} className={buttonLook()}>
          {words.add_tax}
        </Link>
      }
    >
      {error && !data && <ErrorState sentence={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-6" />}
      {data?.adders.length === 0 && <p className="text-base text-ink-2">{words.no_adder_has_tax}</p>}
      {data && data.adders.length > 0 && (
        <ul className="-my-2 flex flex-col divide-y divide-hairline">
          {data.adders.map(adder => (
            <li key={adder.id} className="flex flex-wrap justify-between gap-x-4 py-2 text-base">
              <Link href={adderHref(adder.id)} className="font-medium underline-offset-4 hover:underline">
                {adder.name}
              </Link>
              <span className="figures text-ink-2">{amountOf(adder)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
