// Review before an application begins: what is applied for, and problems the lender would find.
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { moneyExact } from '#web/lib/format.ts'
import { TYPE_NAMES } from '#web/projects/sale/offer-words.ts'
import { useWhyNotReal } from '#web/projects/sale/project/use-why-not-real.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Facts } from '#web/ui/page.tsx'
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { CheckList } from './check-list.tsx'
import { fixHref } from './fix-href.ts'
import { paymentOf, terms } from './offers.ts'
import type { Askable } from './use-offers.ts'
import { words } from './words.ts'

type Props = {
  project_id: string
  setting: Askable
  /** Null where only the checks are asked for. */
  product: Schemas['LenderOffer'] | null
  onClose: () => void
  onBegun: (application_id: string) => void
}

export function BeginDrawer({ project_id, setting, product, onClose, onBegun }: Props) {
  const { lender, name, mode } = setting
  const check = useRead('/v3/lender_applications.Check', { project_id, lender })
  const whyNot = useWhyNotReal(project_id, 'lenders.apply', words.sample_not_applied)
  const create = useWrite('/v3/lender_applications.Create', {
    onDone: ({ application }) => onBegun(application.id),
  })
  return (
    <Drawer
      open
      onClose={onClose}
      title={product ? words.apply_name({ name }) : words.lender_requirements_title({ name })}
      description={
        product
          ? mode === 'api'
            ? words.begin_note_api({ name: product.name })
            : words.begin_note_by_hand({ name: product.name })
          : undefined
      }
      actions={
        product && (
          <>
            <Button onClick={onClose}>{common.not_now}</Button>
            <Button
              look="primary"
              busy={create.isPending}
              disabledReason={whyNot}
              onClick={() => create.mutate({ project_id, lender, product_id: product.id })}
            >
              {words.begin_application}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-6">
        {product && (
          <Facts
            facts={[
              { label: words.kind, value: TYPE_NAMES[product.type] },
              { label: words.terms, value: terms(product, lender) },
              { label: common.amount, value: moneyExact(product.amount_cents) },
              { label: words.first_payment_month, value: paymentOf(product.monthly_payment_cents) },
              ...(product.after_paydown_cents === null
                ? []
                : [{ label: words.after_expected_lump_sum, value: moneyExact(product.after_paydown_cents) }]),
            ]}
          />
        )}
        <section className="flex flex-col gap-3">
          {product && <h3 className="text-base font-semibold">{words.before_sent}</h3>}
          {product && check.data?.may_apply === false && <Notice kind="warning">{words.blocked_notice}</Notice>}
          {check.data ? (
            <CheckList checks={check.data.checks} linkOf={fix => fixHref(project_id, fix)} />
          ) : check.error ? (
            <ErrorState sentence={check.error.message} onRetry={() => void check.refetch()} />
          ) : (
            <div role="status" aria-label={words.checking_project} className="flex flex-col gap-3">
              <Skeleton className="h-5" />
              <Skeleton className="h-5" />
              <Skeleton className="h-5" />
            </div>
          )}
        </section>
      </div>
    </Drawer>
  )
}
