// The company's utilities: published and confirmed terms, and the number of projects that depend on them.
import { Zap } from 'lucide-react'
import { useState } from 'react'
import { kindWords, usdPerKwh } from '#machines/design/utilities/tariff-lines.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { href } from '#web/frame/navigation.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { number } from '#web/lib/format.ts'
import { TariffBadge } from '#web/projects/sale/project/tariff-standing.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { AddUtility } from './add-utility.tsx'
import { UtilityDrawer } from './utility-drawer.tsx'
import { words } from './words.ts'

type Facts = Schemas['UtilityFacts']

export default function UtilitiesScreen() {
  const { params, change } = useFilters()
  const { data, error, refetch } = useRead('/v3/energy.ListUtilityTerms', {})
  const open = params.get('utility')
  const one = useRead('/v3/energy.GetUtilityTerms', { utility_id: open ?? '' }, { enabled: open !== null })
  const whyNot = useWhyNot('settings.edit')
  const [adding, setAdding] = useState(false)
  const close = () => change({ utility: null })
  const add = (
    <Button look="primary" disabledReason={whyNot} onClick={() => setAdding(true)}>
      {words.add_utility}
    </Button>
  )
  return (
    <SettingsFrame title={words.utilities} note={words.assumed_until_you_confirm} actions={add}>
      {error && !data ? (
        <ErrorState sentence={error.message} onRetry={() => void refetch()} />
      ) : (
        <Card flush>
          <DataTable
            label={words.utilities}
            rows={data?.utilities}
            keyOf={({ utility_id }) => utility_id}
            hrefOf={({ utility_id }) => `${href('/settings/company/utilities')}?utility=${utility_id}`}
            columns={[
              { header: common.utility, cell: ({ utility_name, state }) => `${utility_name}, ${state}` },
              { header: words.net_metering, cell: netMeteringCell },
              { header: words.rate_kwh, cell: rateCell, wide: true },
              {
                header: common.projects,
                cell: ({ project_count }) => number(project_count),
                align: 'right',
                wide: true,
              },
            ]}
            empty={
              <EmptyState icon={Zap} title={words.no_utilities_yet} action={add}>
                {words.utilities_your_projects_listed}
              </EmptyState>
            }
          />
        </Card>
      )}
      {adding && (
        <AddUtility
          onClose={() => setAdding(false)}
          onPick={utility_id => {
            setAdding(false)
            change({ utility: utility_id }, { push: true })
          }}
        />
      )}
      {open !== null && one.data && <UtilityDrawer key={open} utility={one.data.utility} onClose={close} />}
    </SettingsFrame>
  )
}

const CELL = 'flex items-center gap-x-2 gap-y-1 max-sm:flex-wrap sm:whitespace-nowrap'

function netMeteringCell({ terms, published }: Facts) {
  const settled = terms?.net_metering ?? published?.net_metering
  return (
    <span className={CELL}>
      <TariffBadge state={terms?.net_metering ? 'confirmed' : 'assumed'} />
      {settled ? kindWords(settled.kind) : words.no_rule_record}
    </span>
  )
}

const rateCell = ({ terms, average }: Facts) => (
  <span className={CELL}>
    <TariffBadge state={terms?.rate ? 'confirmed' : 'assumed'} />
    {terms?.rate?.plan ? words.rate_plan_cell : priceOf(terms?.rate ?? average)}
  </span>
)

const priceOf = (rate: { rate_usd_per_kwh: number } | null) =>
  rate ? usdPerKwh(rate.rate_usd_per_kwh) : words.not_known
