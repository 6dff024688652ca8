import { CircleAlert, Info } from 'lucide-react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { Card } from '#web/ui/page.tsx'
import { editorHref } from './addresses.ts'
import type { Proposed } from './proposed.ts'
import { TakeTemplate } from './settings-card.tsx'
import type { Settings } from './settings-form.ts'
import { words as texts } from './words.ts'

type Props = {
  proposed: Proposed
  findings: Schemas['Finding'][]
  templates: Schemas['TemplateName'][]
  settings: Settings
}

/** Findings in the pages, each linking to its place. */
export function FindingsCard({ proposed, findings, templates, settings }: Props) {
  if (findings.length === 0) return null
  const sorted = [...findings].sort((a, b) => Number(b.blocks_sending) - Number(a.blocks_sending))
  const stops = findings.filter(({ blocks_sending }) => blocks_sending).length
  return (
    <Card
      title={stops > 0 ? texts.fix_before_publishing : texts.worth_a_look}
      note={stops > 0 && stops < findings.length ? texts.suggestions_listed_last : undefined}
    >
      <ul className="flex flex-col divide-y divide-hairline" aria-label={texts.findings}>
        {sorted.map(finding => {
          const { page_id, block_id, place, sentence, blocks_sending, template_id } = finding
          const Icon = blocks_sending ? CircleAlert : Info
          return (
            <li
              key={`${page_id} ${block_id} ${place} ${sentence}`}
              className="flex gap-2.5 py-2.5 first:pt-0 last:pb-0"
            >
              <Icon
                size={16}
                className={blocks_sending ? 'mt-0.5 shrink-0 text-danger' : 'mt-0.5 shrink-0 text-ink-3'}
                aria-label={blocks_sending ? texts.blocks_publishing : texts.hint}
              />
              <div className="min-w-0 flex-1">
                <p className="text-base break-words">{sentence}</p>
                <Link
                  href={editorHref(proposed, finding)}
                  className="inline-block text-sm text-ink-2 underline underline-offset-2 max-sm:py-1.5"
                >
                  {place || texts.open_editor}
                </Link>
              </div>
              {template_id && (
                <TakeTemplate key={template_id} templates={templates} settings={settings} suggested_id={template_id} />
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
