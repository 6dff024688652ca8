// Which of the company's agreements fit a project, and why the others do not.

import { Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { part } from '#web/lib/part.tsx'
import type { TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { useWhyNotReal } from '#web/projects/sale/project/use-why-not-real.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, Skeleton } from '#web/ui/states.tsx'
import { LANGUAGE_NAMES } from '#web/words/language-names.ts'
import { KIND_NAMES } from './field-words.ts'
import { words as texts } from './words.ts'

// Once in a company's life.
const FirstContract = part(() => import('./first-contract.tsx'))

type Fitting = Schemas['ProjectAgreement']

type Props = TabProps & { agreements: Fitting[]; onSend: (agreement_id: string) => void }

export function FittingCard({ project, agreements, onSend }: Props) {
  const homeowners = useRead('/v3/homeowners.ListByProject', { project_id: project.id })
  const type = useRead('/v3/projects.GetFinancing', { project_id: project.id }).data?.financing?.offer.type
  const reader = homeowners.data?.homeowners.find(({ is_primary }) => is_primary)
  const whyNot = useWhyNotReal(project.id, 'agreements.send', texts.sample_cannot_be_sent)
  const [starting, setStarting] = useState(false)
  const mayEdit = usePermissions().has('agreement_templates.edit')
  if (agreements.length === 0)
    return (
      <Card>
        <EmptyState
          title={texts.no_agreement_published_yet}
          {...(mayEdit
            ? {
                action: (
                  <div className="flex flex-wrap justify-center gap-2">
                    <Link href={href('/light-hub/agreements')} className={buttonLook()}>
                      {texts.upload_your_own}
                    </Link>
                    <Button
                      look="primary"
                      disabledReason={project.is_sample ? whyNot : undefined}
                      onClick={() => setStarting(true)}
                    >
                      {texts.use_starter_contract}
                    </Button>
                  </div>
                ),
              }
            : {})}
        >
          {mayEdit ? texts.read_starter_contract_use : texts.ask_whoever_keeps_your}
        </EmptyState>
        {starting && (
          <FirstContract
            ownedBy={type === 'lease' || type === 'ppa' ? 'third_party' : 'homeowner'}
            homeowners={(homeowners.data?.homeowners.length ?? 0) > 1 ? '2' : '1'}
            onClose={() => setStarting(false)}
            onPublished={onSend}
          />
        )}
      </Card>
    )
  const isRead = ({ language }: Fitting) => reader === undefined || reader.preferred_language === language
  // Contracts all homeowners sign that are still to be sent come first.
  const rank = (one: Fitting) =>
    (one.signers_fit === 'all' ? 0 : 4) + (isRead(one) ? 0 : 2) + (one.transaction_status === null ? 0 : 1)
  // Wait for the order, so that it doesn't change while in use.
  if (homeowners.isPending) return <Skeleton className="h-32" />
  const fits = agreements.filter(({ applies }) => applies).sort((a, b) => rank(a) - rank(b))
  const others = agreements.filter(({ applies }) => !applies)
  return (
    <Card title={texts.agreements_project}>
      <div className="flex flex-col gap-4">
        {fits.length === 0 && <p className="text-base text-ink-2">{texts.none_published_agreements_fits}</p>}
        <ul className="flex flex-col divide-y divide-hairline empty:hidden" aria-label={texts.agreements_fit}>
          {fits.map(one => (
            <li
              key={one.agreement_id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 first:pt-0 last:pb-0"
            >
              <Words agreement={one}>
                {one.signers_fit !== 'all' && `${texts.signers_fit({ fit: one.signers_fit })} `}
                {reader &&
                  !isRead(one) &&
                  texts.firstname_reads_language_names({
                    firstname: reader.firstname,
                    language_names: LANGUAGE_NAMES[reader.preferred_language],
                  })}
              </Words>
              {one.transaction_status && (
                <Badge
                  status={one.transaction_status}
                  {...(one.transaction_status === 'sent' ? { label: texts.under_way } : {})}
                />
              )}
              <Button
                look={
                  one === fits[0] && one.signers_fit === 'all' && one.transaction_status === null
                    ? 'primary'
                    : 'secondary'
                }
                icon={<Send size={14} aria-hidden />}
                disabledReason={whyNot}
                aria-label={texts.send_name({ name: one.name })}
                onClick={() => onSend(one.agreement_id)}
              >
                {one.transaction_status === null ? texts.send : texts.send_again}
              </Button>
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          <details className="text-base">
            <summary className="w-fit cursor-pointer text-sm text-ink-2 hover:text-ink">
              {texts.do_not_fit_count({ count: others.length })}
            </summary>
            <ul className="mt-2 flex flex-col divide-y divide-hairline" aria-label={texts.agreements_do_not_fit}>
              {others.map(one => (
                <li key={one.agreement_id} className="py-2 text-ink-2">
                  <Words agreement={one} />
                  <p className="mt-0.5 text-sm">{one.why_not.join(' ')}</p>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Card>
  )
}

type WordsProps = { agreement: Fitting; children?: ReactNode }
const Words = ({ agreement: { name, kind, language, page_count }, children }: WordsProps) => (
  <div className="min-w-0 flex-1 basis-52">
    <p className="font-medium break-words">{name}</p>
    <p className="figures text-sm text-ink-3">
      {KIND_NAMES[kind]}, {page_count} {texts.page_count({ page_count })}, {LANGUAGE_NAMES[language]}
    </p>
    {children && <p className="text-sm text-ink-3">{children}</p>}
  </div>
)
