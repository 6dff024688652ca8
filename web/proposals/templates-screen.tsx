// The texts proposals start with: one for each way to pay, and for a state where it needs its own.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/app/queries.ts'
import { SettingsFrame } from '#web/app/settings-frame.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { TemplateEditor } from './template-editor.tsx'
import { keyOf, TemplateList, type Which } from './template-list.tsx'

export default function TemplatesScreen() {
  const { data, error, refetch } = useRead('/v3/templates.Get', {})
  return (
    <SettingsFrame
      title="Proposal texts"
      note="What a new proposal says until the rep changes it. Proposals already written stay as they are."
    >
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className="grid gap-5 xl:grid-cols-[240px_minmax(0,1fr)]">
          <Skeleton className="h-64" />
          <Skeleton className="h-[480px]" />
        </div>
      )}
      {data && <Templates templates={data.templates} version={data.version} />}
    </SettingsFrame>
  )
}

function Templates({ templates, version }: { templates: Schemas['ProposalText'][]; version: number }) {
  const [chosen, choose] = useState<Which>({ financing_type: 'cash', state: null })
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[240px_minmax(0,1fr)]">
      <TemplateList templates={templates} chosen={chosen} onChoose={choose} />
      <TemplateEditor
        key={keyOf(chosen)}
        which={chosen}
        templates={templates}
        version={version}
        onRemoved={() => choose({ ...chosen, state: null })}
      />
    </div>
  )
}
