// Tests the rule on screen on a project: the result and its reasons.
import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import type { Rule } from '#machines/money/adders/rules.ts'
import type { Answer } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { projectOption } from '#web/projects/sale/project/project-option.ts'
import { Button } from '#web/ui/button.tsx'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { words as texts } from './words.ts'

type Props = { rule: Rule; adder_id: string | undefined }
type Verdict = Answer<'/v3/adders.PreviewRule'>

export function RuleTrial({ rule, adder_id }: Props) {
  const projects = useRead('/v3/projects.List', { limit: 200 })
  const [project_id, choose] = useState<string | null>(null)
  const [tried, setTried] = useState<{ rule: string; verdict: Verdict } | null>(null)
  const trial = useWrite('/v3/adders.PreviewRule')
  const text = JSON.stringify(rule)
  const run = (id: string | null) =>
    id &&
    trial.mutate(
      { project_id: id, conditions: rule, ...(adder_id ? { adder_id } : {}) },
      { onSuccess: verdict => setTried({ rule: text, verdict }) },
    )
  const shown = tried?.rule === text ? tried.verdict : undefined
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <ComboboxField
          label={texts.try_project}
          className="flex-1"
          options={(projects.data?.projects ?? []).map(projectOption)}
          value={project_id}
          onChange={id => {
            choose(id)
            run(id)
          }}
        />
        <Button
          className="h-9"
          busy={trial.isPending}
          disabledReason={project_id ? undefined : texts.choose_project_first}
          onClick={() => run(project_id)}
        >
          {texts.try}
        </Button>
      </div>
      <div aria-live="polite">
        {trial.error && (
          <p className="text-sm text-danger">
            {Object.keys(trial.error.fields).length > 0 ? texts.complete_conditions_first : trial.error.message}
          </p>
        )}
        {shown && !trial.error && <Trace verdict={shown} />}
      </div>
    </div>
  )
}

function Trace({ verdict: { holds, because, facts, problems } }: { verdict: Verdict }) {
  const Icon = holds ? CircleCheck : CircleX
  return (
    <div className="flex flex-col gap-2 rounded-control border border-hairline p-3 text-sm">
      <p className="flex items-center gap-1.5 font-medium">
        <Icon size={16} className={holds ? 'text-success' : 'text-ink-3'} aria-hidden />
        {holds ? texts.trial_applies : texts.does_not_apply}
      </p>
      {[...because, ...problems].map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-ink-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="figures min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
