// The receivables console: open amounts by payer and age, and expected payments by month. Every figure links to its rows.
import { FileUp, Receipt } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Answer } from '#sdk/types.ts'
import { together, usePermissions, useRead, useWhyNot } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { href } from '#web/frame/navigation.ts'
import { moneyExact, number } from '#web/lib/format.ts'
import { openHref, remittanceHref } from '#web/projects/sale/invoices/receivables-address.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Card, Figures } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'
import { AgingTable } from './aging-table.tsx'
import { ExpectedDrawer } from './expected-drawer.tsx'
import { ForecastCard } from './forecast-card.tsx'
import { OpenDrawer } from './open-drawer.tsx'
import { ReceivablesFrame } from './receivables-frame.tsx'
import { RecordPayment } from './record-payment.tsx'
import { RemittanceFlow } from './remittance/remittance-flow.tsx'
import { StepsCard } from './steps-card.tsx'
import { words } from './words.ts'

export default function ConsoleScreen() {
  const { params } = useFilters()
  const remittance = params.get('remittance')
  return remittance ? <RemittanceFlow remittance={remittance} /> : <Overview />
}

function Overview() {
  const { params, change } = useFilters()
  const permissions = usePermissions()
  const aging = useRead('/v3/receivables.GetAging', {})
  const forecast = useRead('/v3/receivables.GetForecast', {})
  const { failure, retry } = together(aging, forecast)
  const imports = permissions.has('receivables.edit') && permissions.has('projects.view_all')
  const whyNotPay = useWhyNot('receivables.edit')
  const [paying, setPaying] = useState(false)
  const show = params.get('show')
  const close = () => change({ show: null, payer: null, bucket: null, month: null, step: null })
  const nothing = aging.data?.payers.length === 0 && forecast.data?.steps.length === 0
  return (
    <ReceivablesFrame
      tab="console"
      note={words.who_owes_how_much}
      actions={
        <>
          <Button disabledReason={whyNotPay} onClick={() => setPaying(true)}>
            {words.record_payment}
          </Button>
          {imports && (
            <Link href={remittanceHref('new')} className={buttonLook('primary')}>
              <FileUp size={16} aria-hidden />
              {words.import_remittance}
            </Link>
          )}
        </>
      }
    >
      {failure ? (
        <Card>
          <ErrorState sentence={failure.message} onRetry={retry} />
        </Card>
      ) : nothing ? (
        <Card>
          <EmptyState
            icon={Receipt}
            title={words.no_receivables_yet}
            action={
              permissions.has('receivables.edit') && (
                <Link
                  href={`${href('/accounts-receivable/invoices')}?invoice=new`}
                  className={buttonLook(imports ? 'secondary' : 'primary')}
                >
                  {words.new_invoice}
                </Link>
              )
            }
          >
            {words.no_receivables_yet_hint}
          </EmptyState>
        </Card>
      ) : aging.data && forecast.data ? (
        <>
          {imports && <Waiting aging={aging.data} />}
          <KeyFigures aging={aging.data} forecast={forecast.data} />
          <Card title={words.open_by_age} note={words.aging_note} flush>
            <AgingTable aging={aging.data} />
          </Card>
          <ForecastCard forecast={forecast.data} />
          <StepsCard steps={forecast.data.steps} />
        </>
      ) : (
        // Together: what came first would be pushed down by the rest.
        <>
          <Skeleton className="h-14 max-w-[36rem]" />
          <Skeleton className="h-60" />
          <Skeleton className="h-80" />
        </>
      )}
      {paying && <RecordPayment onClose={() => setPaying(false)} />}
      {show === 'open' && <OpenDrawer onClose={close} />}
      {show === 'expected' && <ExpectedDrawer onClose={close} />}
    </ReceivablesFrame>
  )
}

type Aging = Answer<'/v3/receivables.GetAging'>
type Forecast = Answer<'/v3/receivables.GetForecast'>

const Waiting = ({ aging: { to_match } }: { aging: Aging }) =>
  to_match > 0 && (
    <Notice
      kind="warning"
      action={
        <Link href={remittanceHref('to_match')} className="shrink-0 font-medium underline underline-offset-2">
          {words.match_payments({ to_match })}
        </Link>
      }
    >
      {words.unmatched_payments({ to_match, to_match_2: number(to_match) })}
    </Notice>
  )

function KeyFigures({ aging, forecast }: { aging: Aging; forecast: Forecast }) {
  const { totals, unapplied_cents } = aging
  const overdue = totals.total_cents - totals.held_cents - totals.not_due_cents
  const planned = forecast.steps.reduce((sum, { planned_cents }) => sum + planned_cents, 0)
  return (
    <Figures
      facts={[
        { label: words.open, value: <Link href={openHref()}>{moneyExact(totals.total_cents)}</Link> },
        { label: words.overdue, value: moneyExact(overdue) },
        {
          label: words.held_back_by_lenders,
          value: <Link href={openHref({ bucket: 'held' })}>{moneyExact(totals.held_cents)}</Link>,
        },
        { label: words.planned, value: moneyExact(planned), note: words.once_work_done },
        ...(unapplied_cents === 0
          ? []
          : [{ label: words.unapplied_cash, value: moneyExact(unapplied_cents), note: words.unapplied_cash_note }]),
      ]}
    />
  )
}
