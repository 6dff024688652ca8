import { Check, ChevronRight } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { MODE_NAMES } from '#web/applications/lenders/settings/setting-words.ts'
import { dateTime, money, moneyExact } from '#web/lib/format.ts'
import { LenderLogo } from '#web/projects/sale/lender-logo.tsx'
import { TYPE_NAMES } from '#web/projects/sale/offer-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { inOrder, paymentOf, terms } from './offers.ts'
import type { Asked } from './use-offers.ts'
import { words as texts } from './words.ts'

type Props = {
  asked: Asked
  /** The least a month of all lenders. */
  least: number | null
  isChosen: (product: Schemas['LenderProduct']) => boolean
  /** Null looks at the checks alone. */
  onOpen: (product_id: string | null) => void
}

/** One lender: what it offers as it answers now, or why it does not. */
export function LenderCard({ asked, least, isChosen, onOpen }: Props) {
  const { setting, answer, error, asking, retry } = asked
  const waiting = asking && !answer
  return (
    <section
      aria-label={setting.name}
      aria-busy={waiting || undefined}
      className="flex h-full min-w-0 flex-col rounded-card border border-hairline bg-surface"
    >
      <header className="flex flex-wrap items-center justify-between gap-2 border-b border-hairline px-4 py-2.5">
        <h3 className="flex min-w-0 items-center">
          <LenderLogo code={setting.lender} name={setting.name} />
        </h3>
        <span className="flex items-center gap-1">
          {setting.mode !== 'api' && <Badge status="by_hand" label={MODE_NAMES[setting.mode]} />}
          {setting.mode === 'api' && setting.way === 'sandbox' && <Badge status="sandbox" label={texts.sandbox} />}
          <Button look="ghost" onClick={() => onOpen(null)}>
            {texts.check_project}
          </Button>
        </span>
      </header>
      {waiting ? (
        <div role="status" aria-label={texts.asking_name({ name: setting.name })} className="flex flex-col gap-3 p-4">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
      ) : error && !answer ? (
        <div role="alert" className="flex flex-col items-start gap-3 p-4">
          <p className="text-base text-ink-2">{error.message}</p>
          <Button onClick={retry} busy={asking} aria-label={texts.try_again({ name: setting.name })}>
            {common.try_again}
          </Button>
        </div>
      ) : answer?.products.length === 0 ? (
        <p className="p-4 text-base text-ink-2">{texts.offers_nothing_project({ name: setting.name })}</p>
      ) : (
        answer && (
          <Products
            lender={setting.lender}
            products={answer.products}
            least={least}
            isChosen={isChosen}
            onOpen={onOpen}
          />
        )
      )}
      {answer && (
        <footer className="mt-auto flex flex-wrap items-center justify-between gap-2 border-t border-hairline px-4 py-1.5 text-xs text-ink-3">
          <span>
            {setting.mode === 'api'
              ? texts.quotes_from({ asked_at: dateTime(answer.asked_at) })
              : texts.your_financing_catalog}
          </span>
          {error ? (
            <span className="text-warning">{error.message}</span>
          ) : (
            setting.mode === 'api' && (
              <Button
                look="ghost"
                busy={asking}
                onClick={retry}
                aria-label={texts.refresh_quotes_from({ name: setting.name })}
              >
                {texts.refresh_quotes}
              </Button>
            )
          )}
        </footer>
      )}
    </section>
  )
}

type ProductsProps = Pick<Props, 'least' | 'isChosen' | 'onOpen'> & {
  lender: string
  products: Schemas['LenderOffer'][]
}

const Products = ({ lender, products, least, isChosen, onOpen }: ProductsProps) => (
  <ul className="divide-y divide-hairline">
    {inOrder(products).map(product => (
      <li key={product.id}>
        <Product
          lender={lender}
          product={product}
          cheapest={product.fits && product.monthly_payment_cents !== null && product.monthly_payment_cents === least}
          chosen={isChosen(product)}
          onOpen={() => onOpen(product.id)}
        />
      </li>
    ))}
  </ul>
)

type ProductProps = {
  lender: string
  product: Schemas['LenderOffer']
  cheapest: boolean
  chosen: boolean
  onOpen: () => void
}

function Product({ lender, product, cheapest, chosen, onOpen }: ProductProps) {
  const { name, type, fits, why_not, amount_cents, monthly_payment_cents, after_paydown_cents } = product
  const words = (
    <>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className={fits ? 'font-medium' : 'font-medium text-ink-3'}>{name}</span>
          {chosen && (
            <span className="inline-flex items-center gap-1 text-xs text-ink-2">
              <Check size={12} aria-hidden />
              {texts.as_quoted}
            </span>
          )}
          {cheapest && <Badge status="lowest" label={texts.lowest_first_payment} />}
        </span>
        <span className="figures block text-sm text-ink-3">
          {TYPE_NAMES[type]}, {terms(product, lender)}
          {type === 'loan' && texts.amount_financed({ amount: money(amount_cents) })}
        </span>
        {why_not && <span className="block text-sm text-warning">{why_not}</span>}
      </span>
      <span className="figures shrink-0 text-right">
        <span className={fits ? 'block text-md font-semibold' : 'block text-md text-ink-3'}>
          {paymentOf(monthly_payment_cents)}
        </span>
        <span className="block text-xs text-ink-3">
          {monthly_payment_cents === null ? texts.no_payment : texts.a_month}
          {after_paydown_cents !== null && after_paydown_cents !== monthly_payment_cents && (
            <span className="block">
              {texts.then_after_paydown({ after_paydown: moneyExact(after_paydown_cents) })}
            </span>
          )}
        </span>
      </span>
    </>
  )
  const look = 'flex min-h-16 w-full items-center gap-3 px-4 py-2.5 text-left text-base'
  if (!fits) return <div className={look}>{words}</div>
  return (
    <button type="button" onClick={onOpen} className={`${look} hover:bg-sunken`}>
      {words}
      <ChevronRight size={16} className="shrink-0 text-ink-3" aria-hidden />
    </button>
  )
}
