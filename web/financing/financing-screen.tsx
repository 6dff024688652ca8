// Who finances the company's systems, on which terms, and within which limits.
import { Plus } from 'lucide-react'
import { useRead, useWhyNot } from '#web/data/queries.ts'
import { ANY, useFilters } from '#web/frame/filters.ts'
import { href } from '#web/frame/navigation.ts'
import { useStandings } from '#web/sale/standing/option-standing.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState, Skeleton } from '#web/ui/states.tsx'
import { AskLenders } from './ask-lenders.tsx'
import { OptionDrawer } from './option-drawer.tsx'
import { ProviderCard } from './provider-card.tsx'
import { freeProviders, ProviderDrawer } from './provider-drawer.tsx'

const TYPES = [
  { value: ANY, label: 'Every way to pay' },
  { value: 'cash', label: 'Cash' },
  { value: 'loan', label: 'Loans' },
  { value: 'lease', label: 'Leases' },
  { value: 'ppa', label: 'PPAs' },
]
const USE = [
  { value: ANY, label: 'On offer' },
  { value: 'yes', label: 'On offer and off' },
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
        title="Financing"
        note="What your proposals can offer, and the lenders' limits."
        actions={
          <Button
            look="primary"
            icon={<Plus size={16} aria-hidden />}
            disabledReason={whyNot ?? (full ? 'Every provider is in your list already.' : undefined)}
            onClick={() => change({ provider: 'new' }, { push: true })}
          >
            Add provider
          </Button>
        }
      />
      <div className="flex flex-wrap gap-3">
        <SelectField
          label="Way to pay"
          hideLabel
          className="w-44"
          options={TYPES}
          value={type ?? ANY}
          onChange={value => change({ type: value })}
        />
        {whyNot === undefined && (
          <SelectField
            label="Use"
            hideLabel
            className="w-44"
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
          <EmptyState title="No financing to show" action={<Button onClick={clear}>Show all</Button>}>
            Look at another way to pay, or add a provider with its options.
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
