// The designs of a project side by side, and which of them is sold. What is drawn or entered is always that one.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useRead, useWrite } from '#web/data/queries.ts'
import { kw, kwh, money, number, percent } from '#web/lib/format.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card, Facts } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { DesignNameDialog, type Naming } from './design-name-dialog.tsx'
import { DESIGN_REFRESHES } from './design-refreshes.ts'

type Listed = Schemas['ListedDesign']

export function DesignsCard({ project_id }: { project_id: string }) {
  const { data, error, refetch } = useRead('/v3/design.List', { project_id })
  const mayEdit = usePermissions().has('design.edit')
  const [naming, setNaming] = useState<Naming>()
  const choose = useWrite('/v3/design.Choose', { refreshes: DESIGN_REFRESHES })
  const remove = useWrite('/v3/design.Remove', { refreshes: DESIGN_REFRESHES })
  if (error) return <ErrorCard sentence={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-24" />
  const { designs } = data
  const of = ({ id, version }: Listed) => ({ project_id, design_id: id, version })
  const sold = designs.find(({ chosen }) => chosen)
  return (
    <Card
      title="Designs"
      actions={
        mayEdit && sold && <Button onClick={() => setNaming({ way: 'copy', design: sold })}>Copy “{sold.name}”</Button>
      }
    >
      <p className="text-base text-ink-2">
        {designs.length > 1
          ? 'The chosen design is sold; the designer, the price and the documents show it. Choose another one to change it.'
          : 'There is one design. Copy it, change one of the two, and compare them here.'}
      </p>
      {designs.length > 1 && (
        <ul aria-label="Designs" className="mt-4 grid gap-4 sm:grid-cols-2">
          {designs.map(design => (
            <li key={design.id} aria-label={design.name} className="min-w-0 rounded-card border border-hairline p-4">
              <div className="mb-3 flex items-start justify-between gap-2">
                <h3 className="min-w-0 text-md break-words">{design.name}</h3>
                {mayEdit && (
                  <ActionMenu
                    label={`More of ${design.name}`}
                    actions={[
                      { label: 'Copy', onSelect: () => setNaming({ way: 'copy', design }) },
                      { label: 'Rename', onSelect: () => setNaming({ way: 'rename', design }) },
                      {
                        label: 'Remove',
                        danger: true,
                        onSelect: () => remove.mutate(of(design)),
                        disabledReason: design.chosen ? 'It is the one that is sold.' : undefined,
                      },
                    ]}
                  />
                )}
              </div>
              <Facts facts={factsOf(design)} />
              {design.missing && <p className="mt-2 text-sm text-ink-2">{design.missing}</p>}
              <div className="mt-4">
                {design.chosen ? (
                  <Badge status="chosen" look="success" label="Chosen" />
                ) : (
                  mayEdit && (
                    <Button busy={choose.isPending} onClick={() => choose.mutate(of(design))}>
                      Choose this design
                    </Button>
                  )
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {naming && <DesignNameDialog project_id={project_id} naming={naming} onClose={() => setNaming(undefined)} />}
    </Card>
  )
}

const factsOf = (design: Listed) => [
  { label: 'Size', value: kw(design.size_kw) },
  { label: 'Modules', value: `${number(design.module_count)} × ${design.modules.join(', ')}` },
  { label: 'Inverter', value: design.inverters.join(', ') || 'none' },
  { label: 'Battery', value: design.batteries.join(', ') || 'none' },
  { label: 'First year', value: design.annual_kwh === null ? '–' : kwh(design.annual_kwh) },
  { label: 'Offset', value: design.offset === null ? '–' : percent(design.offset) },
  { label: 'Cash price', value: design.price_cents === null ? '–' : money(design.price_cents) },
  ...design.payments.map(({ name, monthly_payment_cents, savings_25y_cents }) => ({
    label: name,
    value: monthly_payment_cents === null ? 'No monthly payment' : `${money(monthly_payment_cents)} a month`,
    note: savings_25y_cents === null ? undefined : `25-year savings ${money(savings_25y_cents)}`,
  })),
]
