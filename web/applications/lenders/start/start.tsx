// Where an application begins: what every connected lender offers for this project, side by side, each as soon as it answers.
import { Landmark } from 'lucide-react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useRead } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { href } from '#web/frame/navigation.ts'
import { money } from '#web/lib/format.ts'
import { ReviewLink } from '#web/projects/sale/change/review-link.tsx'
import { OutOfDate } from '#web/projects/sale/out-of-date.tsx'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, Skeleton } from '#web/ui/states.tsx'
import { BeginDrawer } from './begin-drawer.tsx'
import { LenderCard } from './lender-card.tsx'
import { isChosen, lowest } from './offers.ts'
import { type Asked, askable, useOffers } from './use-offers.ts'
import { words } from './words.ts'

type Props = {
  project: Schemas['Project']
  financing: Schemas['ProjectFinancing'] | null
  onBegun: (application_id: string) => void
}

export function Start({ project, financing, onBegun }: Props) {
  const permissions = usePermissions()
  const may =
    permissions.has('lenders.apply') || permissions.has('lenders.manage') || permissions.has('settings.lenders')
  const config = useRead('/v3/settings.GetLenderConfig', {}, { enabled: may })
  if (!may)
    return (
      <Card>
        <EmptyState icon={Landmark} title={words.no_application_yet}>
          {words.view_only_hint}
        </EmptyState>
      </Card>
    )
  if (!financing)
    return (
      <Card>
        <EmptyState
          title={words.choose_payment_title}
          action={
            <Link href={tabHref(project.id, 'financing')} className={buttonLook('primary')}>
              {words.choose_way_pay}
            </Link>
          }
        >
          {words.choose_payment_hint}
        </EmptyState>
      </Card>
    )
  if (config.error && !config.data) return <ErrorCard sentence={config.error.message} onRetry={config.refetch} />
  if (!config.data) return <Skeleton className="h-64" />
  return <Comparing project={project} financing={financing} lenders={config.data.lenders} onBegun={onBegun} />
}

type ComparingProps = Props & {
  financing: Schemas['ProjectFinancing']
  lenders: Schemas['LenderSetting'][]
}

function Comparing({ project, financing, lenders, onBegun }: ComparingProps) {
  const all = useOffers(project.id, askable(lenders))
  const connected = all.filter(({ setting }) => setting.mode === 'api')
  const byHand = all.filter(({ setting }) => setting.mode !== 'api')
  // Of these only what the company has in its catalog can be applied for.
  const listed = byHand.filter(({ answer, error }) => (error && !answer) || (answer?.products.length ?? 0) > 0)
  const asked = [...connected, ...listed]
  const unlisted = lenders.filter(({ lender }) => !asked.some(({ setting }) => setting.lender === lender))
  // The application being started is in the URL, so the way back from a fix leads here.
  const { params, change } = useFilters()
  const at = asked.find(({ setting }) => setting.lender === params.get('lender'))
  const product = at?.answer?.products.find(({ id }) => id === params.get('product'))
  const close = () => change({ lender: null, product: null })
  const least = lowest(asked.flatMap(({ answer }) => answer?.products ?? []))
  const { offer } = financing
  const may_connect = usePermissions().has('settings.lenders')
  if (asked.length === 0)
    return all.some(({ asking }) => asking) ? (
      <Skeleton className="h-64" />
    ) : (
      <NobodyConnected may_connect={may_connect} by_hand={lenders.some(({ mode }) => mode !== 'api')} />
    )
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {!financing.is_current && (
        <OutOfDate changes={financing.changes} action={<ReviewLink />}>
          {words.financing_outdated({ name: offer.name })}
        </OutOfDate>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-md font-semibold">
          {words.what_lenders_offer({ cash_price: money(offer.cash_price_cents) })}
        </h2>
        <Progress asked={connected} />
      </div>
      <ul aria-label={words.lenders} className="grid gap-4 lg:grid-cols-2">
        {asked.map(one => (
          <li key={one.setting.lender} className="min-w-0">
            <LenderCard
              asked={one}
              least={least}
              isChosen={product => isChosen(one.setting.lender, product, offer)}
              onOpen={(product_id: string | null) =>
                change({ lender: one.setting.lender, product: product_id }, { push: true })
              }
            />
          </li>
        ))}
      </ul>
      {unlisted.length > 0 && <Others names={unlisted.map(({ name }) => name)} />}
      {at && (
        <BeginDrawer
          project_id={project.id}
          setting={at.setting}
          product={product ?? null}
          onClose={close}
          onBegun={onBegun}
        />
      )}
    </div>
  )
}

function Progress({ asked }: { asked: Asked[] }) {
  if (asked.length === 0) return null
  const done = asked.filter(({ asking }) => !asking).length
  const failed = asked.filter(({ asking, error }) => !asking && error).length
  const sentence =
    done < asked.length
      ? words.lenders_responding({ done, count: asked.length })
      : failed > 0
        ? words.some_lenders_failed({ count: asked.length - failed, count_2: asked.length })
        : words.all_lenders_responded({ count: asked.length })
  return (
    <p role="status" className="text-sm text-ink-3">
      {sentence}
    </p>
  )
}

function Others({ names }: { names: string[] }) {
  const may = usePermissions().has('settings.lenders')
  return (
    <p className="text-sm text-ink-3">
      {words.not_connected({ join: names.join(', ') })}{' '}
      {may && (
        <Link href={href('/settings/services/lenders')} className="text-ink underline underline-offset-2">
          {words.connect_lender}
        </Link>
      )}
    </p>
  )
}

const NobodyConnected = ({ may_connect, by_hand }: { may_connect: boolean; by_hand: boolean }) => (
  <Card>
    <EmptyState
      title={by_hand ? words.choose_how_work_lenders : words.no_lender_connected_yet}
      action={
        may_connect && (
          <Link href={href('/settings/services/lenders')} className={buttonLook('primary')}>
            {words.connect_lender}
          </Link>
        )
      }
    >
      {by_hand
        ? words.add_lender_products_your
        : may_connect
          ? words.credentials_lender_gave_your
          : words.ask_admin_to_connect}
    </EmptyState>
  </Card>
)
