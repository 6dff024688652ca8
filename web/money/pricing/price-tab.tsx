// The price as it adds up, every line with its reason, and what does not apply with its own.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { contractPriceDerivation, priceLineDerivation } from '#machines/money/derivations/price.ts'
import { usePermissions, useRead, useWhyNot } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { moneyExact, pricePerWatt } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { Derived } from '#web/money/derivations/derived.tsx'
import { Approval } from '#web/money/guardrails/approval.tsx'
import { AgreementOut } from '#web/projects/sale/papers/agreement-out.tsx'
import { PricingChecks } from '#web/projects/sale/pricing-checks.tsx'
import { type TabProps, tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, Notice, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { AdderLine, Line } from './adder-line.tsx'
import { NewerPricesCard } from './newer-prices-card.tsx'
import { SkippedCard } from './skipped-card.tsx'
import { TermsCard } from './terms-card.tsx'
import { words } from './words.ts'

const AdderDialog = part(() => import('./adder-dialog.tsx'))
const OverrideDialog = part(() => import('./override-dialog.tsx'))

export default function PriceTab({ project }: TabProps) {
  const input = { project_id: project.id }
  const price = useRead('/v3/pricing.Get', input)
  const adders = useRead('/v3/adders.ListProjectAdders', input)
  const chosen = useRead('/v3/projects.GetFinancing', input).data?.financing?.offer
  const [adding, setAdding] = useState(false)
  const [changing, setChanging] = useState<string | null>(null)
  const whyNot = useWhyNot('projects.edit')
  const maySet = usePermissions().has('settings.edit')
  if (price.error && !price.data) return <ErrorCard sentence={price.error.message} onRetry={price.refetch} />
  if (adders.error && !adders.data) return <ErrorCard sentence={adders.error.message} onRetry={adders.refetch} />
  if (!price.data || !adders.data) return <Skeleton className="h-64" />
  const { price: figures, lines, problem } = price.data
  if (!figures && !problem)
    return (
      <Card>
        <EmptyState
          title={words.nothing_price_yet}
          action={
            <Link href={tabHref(project.id, 'design')} className={buttonLook('primary')}>
              {words.design_system}
            </Link>
          }
        >
          {words.price_needs_design}
        </EmptyState>
      </Card>
    )
  const rows = adders.data.adders
  const changed = rows.find(({ adder_id }) => adder_id === changing)
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <PricingChecks project_id={project.id} tab="price" />
        <Approval project_id={project.id} />
        <AgreementOut project_id={project.id} />
        {price.data.newer && (
          <NewerPricesCard
            project_id={project.id}
            version={price.data.version}
            newer={price.data.newer}
            whyNot={whyNot}
          />
        )}
        {problem && (
          <Notice
            kind="warning"
            action={
              maySet && (
                <Link href={href('/settings/company/preferences')} className="shrink-0 underline underline-offset-2">
                  {words.open_design_preferences}
                </Link>
              )
            }
          >
            {problem}
          </Notice>
        )}
        <Card
          title={common.price}
          actions={
            <Button icon={<Plus size={14} aria-hidden />} disabledReason={whyNot} onClick={() => setAdding(true)}>
              {words.add_adder}
            </Button>
          }
          flush
        >
          <table className="w-full text-base" aria-label={common.price}>
            <tbody>
              {lines.map(line => {
                const adder = line.kind === 'adder' ? rows.find(({ adder_id }) => adder_id === line.id) : undefined
                return adder ? (
                  <AdderLine
                    key={line.id}
                    project_id={project.id}
                    adder={adder}
                    line={line}
                    at={price.dataUpdatedAt}
                    onChange={() => setChanging(adder.adder_id)}
                  />
                ) : (
                  <Line
                    key={line.id}
                    label={line.name}
                    note={line.why}
                    cents={line.total_cents}
                    derivation={priceLineDerivation(line)}
                    at={price.dataUpdatedAt}
                  />
                )
              })}
            </tbody>
            {figures && (
              <tfoot>
                <tr className="border-t border-hairline-strong">
                  <th scope="row" className="px-4 py-4 text-left text-md font-semibold">
                    {words.contract_price}
                    <span className="figures block text-sm font-normal text-ink-3">
                      <Derived derivation={contractPriceDerivation(figures, lines)} at={price.dataUpdatedAt}>
                        {words.total_per_watt({ price_usd_per_w: pricePerWatt(figures.price_usd_per_w) })}
                      </Derived>
                      {figures.incentive_basis_cents !== undefined &&
                        words.incentive_basis({
                          incentive_basis: moneyExact(figures.incentive_basis_cents),
                        })}
                    </span>
                  </th>
                  <td className="figures py-4 text-right text-lg font-semibold" aria-label={words.contract_price}>
                    <Derived derivation={contractPriceDerivation(figures, lines)} at={price.dataUpdatedAt}>
                      {moneyExact(figures.price_cents)}
                    </Derived>
                  </td>
                  <td className="w-10" />
                </tr>
              </tfoot>
            )}
          </table>
        </Card>
        {chosen && (chosen.type === 'lease' || chosen.type === 'ppa') && (
          <p className="text-sm text-ink-2">
            {words.payment_not_by_price({
              name: chosen.name,
              by: chosen.rate_usd_per_kwh === null ? 'size' : 'production',
            })}
          </p>
        )}
        <SkippedCard project_id={project.id} skipped={price.data.skipped} rows={rows} />
      </div>
      <TermsCard key={price.data.price_usd_per_w} project_id={project.id} answer={price.data} whyNot={whyNot} />
      {adding && <AdderDialog project_id={project.id} taken={rows} onClose={() => setAdding(false)} />}
      {changed && <OverrideDialog project_id={project.id} adder={changed} onClose={() => setChanging(null)} />}
    </div>
  )
}
