// Who finances the company's systems, on which terms, and within which limits.
import { Plus } from 'lucide-react'
import { useRead, useWhyNot } from '#web/data/queries.ts'
import { ANY, useFilters } from '#web/frame/filters.ts'
import { href } from '#web/frame/navigation.ts'
import { useStandings } from '#web/projects/sale/standing/option-standing.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { AskLenders } from './ask-lenders.tsx'
import { OptionDrawer } from './option-drawer.tsx'
import { ProviderCard } from './provider-card.tsx'
import { freeProviders, ProviderDrawer } from './provider-drawer.tsx'
import { words } from './words.ts'

const TYPES = [
  { value: ANY, label: words.every_way_pay },
  { value: 'cash', label: common.cash },
  { value: 'loan', label: words.loans },
  { value: 'lease', label: words.leases },
  { value: 'ppa', label: words.ppas },
]
const USE = [
  { value: ANY, label: words.active },
  { value: 'yes', label: words.active_and_inactive },
]

export default function FinancingScreen() {
  const { params, change, clear } = useFilters()
  const whyNot = useWhyNot('financing.edit')
  const include_inactive = params.get('inactive') === 'yes'
  const type = params.get('type')
  const { data, error, refetch } = useRead('/v3/collections.ListFinancing', { include_inactive })
  const standingOf = useStandings()
  const close = () => change({ option: null, provider: null, of: null })
  const addressOf = (name: 'option' | 'provider', id: string) => {
    const next = new URLSearchParams(params)
    next.set(name, id)
    return `${href('/light-hub/financing')}?${next}`
  }
  const full = data !== undefined && freeProviders(data.providers).length === 0
  const shown = data?.providers
    .filter(({ enabled }) => enabled || include_inactive)
    .map(provider => ({ ...provider, options: provider.options.filter(option => !type || option.type === type) }))
    .filter(({ options }) => !type || options.length > 0)
  const option = data?.providers.flatMap(({ options }) => options).find(({ id }) => id === params.get('option'))
  const provider = data?.providers.find(({ id }) => id === params.get('provider'))
  const owner = data?.providers.find(({ id }) => id === (option?.provider_id ?? params.get('of')))
  return (
    <Page>
      <PageHeader
        title={common.financing}
        note={words.what_your_proposals_can}
        actions={
          <Button
            look="primary"
            icon={<Plus size={16} aria-hidden />}
            disabledReason={whyNot ?? (full ? words.every_provider_your_list : undefined)}
            onClick={() => change({ provider: 'new' }, { push: true })}
          >
            {words.add_provider}
          </Button>
        }
      />
      <div className="flex flex-wrap gap-3">
        <SelectField
          label={words.way_pay}
          hideLabel
          className="w-48 max-sm:min-w-36 max-sm:flex-1"
          options={TYPES}
          value={type ?? ANY}
          onChange={value => change({ type: value })}
        />
        {whyNot === undefined && (
          <SelectField
            label={words.status}
            hideLabel
            className="w-48 max-sm:min-w-36 max-sm:flex-1"
            options={USE}
            value={include_inactive ? 'yes' : ANY}
            onChange={value => change({ inactive: value })}
          />
        )}
      </div>
      <AskLenders />
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <Skeleton className="h-28" />
          <Skeleton className="h-44" />
          <Skeleton className="h-36" />
        </>
      )}
      {shown?.length === 0 && (
        <Card>
          <EmptyState title={words.no_financing_show} action={<Button onClick={clear}>{common.show_all}</Button>}>
            {words.look_another_way_pay}
          </EmptyState>
        </Card>
      )}
      {shown?.map(one => (
        <ProviderCard
          key={one.id}
          provider={one}
          standingOf={standingOf}
          addressOf={addressOf}
          whyNot={whyNot}
          onEdit={() => change({ provider: one.id }, { push: true })}
          onAdd={() => change({ option: 'new', of: one.id }, { push: true })}
        />
      ))}
      {params.get('provider') === 'new' && data && !full && whyNot === undefined && (
        <ProviderDrawer provider={undefined} free={freeProviders(data.providers)} onClose={close} />
      )}
      {provider && <ProviderDrawer key={provider.id} provider={provider} free={[]} onClose={close} />}
      {params.get('option') === 'new' && owner && whyNot === undefined && (
        <OptionDrawer option={undefined} provider={owner} onClose={close} />
      )}
      {option && owner && <OptionDrawer key={option.id} option={option} provider={owner} onClose={close} />}
    </Page>
  )
}
