// Proposal templates: contents, use and findings. One is edited at ?template=.

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { href } from '#web/frame/navigation.ts'
import { date, number } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, SkeletonPage } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { LANGUAGE_NAMES } from '#web/words/language-names.ts'
import { DeleteTemplate } from './delete-template.tsx'
import { NewTemplate } from './new-template.tsx'
import { RenameTemplate } from './rename-template.tsx'
import { type Asked, TemplateMenu } from './template-menu.tsx'
import { FindingsBadge, templateHref } from './template-words.tsx'
import { words as texts } from './words.ts'

// The editor is loaded when opened.
const OneTemplate = part(() => import('./one-template.tsx'))

type Line = Schemas['TemplateLine']

export default function TemplatesScreen() {
  const { params } = useFilters()
  const template_id = params.get('template')
  if (!template_id) return <TemplateList />
  return <OneTemplate meanwhile={<SkeletonPage />} key={template_id} template_id={template_id} />
}

const none = <span className="text-ink-3">–</span>

function TemplateList() {
  const { data, error, refetch } = useRead('/v3/templates.List', {})
  const whyNot = useWhyNot('proposal_templates.edit')
  const [asked, ask] = useState<Asked | null>(null)
  const close = () => ask(null)
  const templates = data?.templates
  const actions: Column<Line> = {
    header: texts.actions,
    cell: line => <TemplateMenu line={line} last={templates?.length === 1} onAsk={ask} />,
    align: 'right',
  }
  const columns: Column<Line>[] = [
    { header: texts.template, cell: ({ name }) => name },
    { header: common.language, cell: ({ language }) => LANGUAGE_NAMES[language], wide: true },
    { header: texts.pages, cell: ({ page_names }) => page_names.length, align: 'right', wide: true },
    { header: texts.rules, cell: ({ rules }) => (rules === 0 ? none : number(rules)), align: 'right', wide: true },
    { header: texts.proposals, cell: ({ proposals }) => (proposals === 0 ? none : number(proposals)), align: 'right' },
    { header: common.state, cell: ({ findings }) => <FindingsBadge count={findings} />, wide: true },
    { header: texts.changed, cell: ({ updated_at }) => date(updated_at), align: 'right', wide: true },
    ...(whyNot === undefined ? [actions] : []),
  ]
  const add = (
    <Button
      look="primary"
      icon={<Plus size={16} aria-hidden />}
      disabledReason={whyNot}
      onClick={() => ask({ what: 'new', from: undefined })}
    >
      {texts.new_template}
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title={texts.proposal_templates}
        note={texts.templates_note}
        actions={
          <>
            {whyNot === undefined && (
              <Link href={href('/settings/company/templates')} className={buttonLook()}>
                {texts.rules}
              </Link>
            )}
            {add}
          </>
        }
      />
      <Card flush>
        {error && !data ? (
          <ErrorState sentence={error.message} onRetry={refetch} />
        ) : (
          <DataTable
            label={texts.proposal_templates}
            columns={columns}
            rows={templates}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => templateHref(id)}
            details={line => <Details line={line} />}
            empty={
              <EmptyState title={texts.no_template_yet} action={add}>
                {texts.no_template_yet_hint}
              </EmptyState>
            }
          />
        )}
      </Card>
      {asked?.what === 'new' && <NewTemplate from={asked.from} templates={templates ?? []} onClose={close} />}
      {asked?.what === 'rename' && <RenameTemplate line={asked.line} onClose={close} />}
      {asked?.what === 'delete' && <DeleteTemplate line={asked.line} onClose={close} />}
    </Page>
  )
}

function Details({ line }: { line: Line }) {
  return (
    <div className="flex max-w-[68ch] flex-col gap-1.5 text-sm whitespace-normal">
      <ol className="flex flex-wrap gap-x-4 gap-y-1">
        {line.page_names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pages may have the same name, and their order is fixed
          <li key={at}>
            <span className="figures text-ink-3">{at + 1}</span> {name || texts.untitled_page}
          </li>
        ))}
      </ol>
      <p className="text-ink-2">{texts.block_total({ block_count: number(line.block_count) })}</p>
    </div>
  )
}
