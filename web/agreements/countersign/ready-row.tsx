// An agreement that waits for the company's signature, with its signers and pages.
import { FileText, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { listed } from '#machines/words/listed.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { date } from '#web/lib/format.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { pageLanguage } from '#web/words/language.ts'
import { words } from './words.ts'

export type Ready = Schemas['ToCountersign']

type Chosen = { checked: boolean; disabled: boolean; onChange: (checked: boolean) => void }

/** `choice` is left out where it can't be signed here. */
export function ReadyRow({ row, signs_as, choice }: { row: Ready; signs_as: string; choice?: Chosen }) {
  const { agreement_name: agreement, project_name: project, page_count } = row
  return (
    <li className="flex items-start gap-x-2 px-4 py-3">
      {choice && (
        <Checkbox
          hideLabel
          label={words.choose_one({ agreement, project })}
          checked={choice.checked}
          disabledReason={choice.disabled ? '' : undefined}
          onChange={choice.onChange}
        />
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <Name row={row} />
          <p className="text-sm text-ink-3">{standing(row)}</p>
          {row.why_not && <p className="text-sm text-ink-2">{row.why_not}</p>}
          {!row.why_not && row.needs_page && <p className="text-sm text-ink-2">{words.needs_page}</p>}
          {choice && row.signer_name !== signs_as && (
            <p className="text-sm text-ink-2">{words.instead_of({ name: row.signer_name })}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <a
            href={row.document_src}
            target="_blank"
            rel="noreferrer"
            aria-label={words.open_pdf_of({ agreement, project })}
            className={buttonLook()}
          >
            <FileText size={14} aria-hidden />
            {words.open_pdf} ({page_count})
          </a>
          {!row.why_not && row.needs_page && <FillIn row={row} />}
        </div>
      </div>
    </li>
  )
}

/** The outcome of one: signed, or why not. */
export const OutcomeRow = ({ row, children }: { row: Ready; children?: ReactNode }) => (
  <li className="px-4 py-3">
    <Name row={row} />
    {children}
  </li>
)

const Name = ({ row: { agreement_name, project_id, project_name } }: { row: Ready }) => (
  <p className="break-words">
    <Link href={tabHref(project_id, 'agreements')} className="tap font-medium underline-offset-4 hover:underline">
      {project_name}
    </Link>
    <span className="text-ink-2"> · {agreement_name}</span>
  </p>
)

function standing({ signed_by, waiting_since }: Ready): string {
  const day = date(waiting_since)
  return signed_by.length > 0
    ? words.signed_by({ names: listed(signed_by, pageLanguage), day })
    : words.sent_on({ day })
}

function FillIn({ row: { transaction_id, signer_id } }: { row: Ready }) {
  const make = useWrite('/v3/agreements.GenerateURL', { onDone: ({ url }) => window.location.assign(url) })
  return (
    <Button
      icon={<PenLine size={14} aria-hidden />}
      busy={make.isPending || make.isSuccess}
      onClick={() => make.mutate({ transaction_id, signer_id })}
    >
      {words.fill_in}
    </Button>
  )
}
