// Rates from an OpenEI file: those found, unsupported parts, and a preview of the selected one.
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { averageRate } from '#machines/design/energy/billing/usual-month.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Card } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Notice } from '#web/ui/states.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { centsPerKwh } from './plan-words.ts'
import { useTakePlan } from './take-plan.ts'
import { words } from './words.ts'

/** The contract's limit on an upload. */
const MOST_BYTES = 5 * 1_048_576

export function RateFile({ project, onClose }: { project: Schemas['Project']; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const whyNot = useWhyNot('projects.edit')
  const take = useTakePlan(project)
  const read = useWrite('/v3/energy.ReadRateFile')
  const refusal = read.error
  const ofFile =
    refusal && (refusal.fields['file'] ?? ([413, 415].includes(refusal.status) ? refusal.message : undefined))
  const choose = (chosen: File) => {
    setFile(chosen)
    read.mutate(
      // The contract's multipart fields are strings; the browser sends the file itself.
      { file: chosen as unknown as string, file_name: chosen.name.slice(0, 255) },
    )
  }
  const rates = read.data?.rates
  const usable = rates?.filter(({ plan }) => plan !== null).length ?? 0
  return (
    <Card
      title={words.import_openei}
      note={words.json_utility_rate_database}
      actions={
        <Button look="ghost" icon={<ArrowLeft size={14} aria-hidden />} onClick={onClose}>
          {words.all_rate_plans}
        </Button>
      }
    >
      <div className="flex max-w-[900px] flex-col gap-4">
        {read.isPending ? (
          <ProgressBar label={words.reading_name({ name: file?.name ?? words.file })} />
        ) : (
          <FileDrop
            label={words.file_rates}
            accept=".json,application/json"
            most_bytes={MOST_BYTES}
            file={file}
            onFile={choose}
            error={whyNot ?? ofFile ?? undefined}
          />
        )}
        {rates && (
          <>
            <p className="text-base">
              {words.rates_found({ count: rates.length, count_2: number(rates.length) })}
              {usable === rates.length ? '.' : words.usable_rates({ usable: number(usable) })}
            </p>
            <Accordion
              single
              open={rates.length === 1 ? ['0'] : []}
              panels={rates.map((rate, at) => ({
                id: String(at),
                title: rate.name,
                note: rate.plan
                  ? words.centsperkwh_average({ centsperkwh: centsPerKwh(averageRate(rate.plan)) })
                  : words.cannot_used,
                content: <Found rate={rate} project={project} whyNot={whyNot} onTake={take} />,
              }))}
            />
          </>
        )}
      </div>
    </Card>
  )
}

type Rate = { name: string; plan: Schemas['RatePlan'] | null; problem: string | null; notes: string[] }
type FoundProps = {
  rate: Rate
  project: Schemas['Project']
  whyNot: string | undefined
  onTake: (plan: Schemas['RatePlan']) => void
}

function Found({ rate, project, whyNot, onTake }: FoundProps) {
  const { plan, problem, notes } = rate
  const save = useWrite('/v3/energy.SaveRatePlan', {
    onDone: answer => tellDone(words.saved_to_library({ name: answer.rate_plan.plan.name })),
  })
  return (
    <div className="flex flex-col gap-3">
      {problem && <Notice kind="warning">{problem}</Notice>}
      {notes.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 pl-4 text-sm">
          {notes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {plan && (
        <>
          <PlanSummary plan={plan} />
          <div className="flex flex-wrap gap-2">
            <Button look="primary" disabledReason={whyNot} onClick={() => onTake(plan)}>
              {words.use_project}
            </Button>
            <Button
              busy={save.isPending}
              disabledReason={whyNot ?? (save.isSuccess ? words.already_in_library : undefined)}
              onClick={() => save.mutate({ version: 0, plan, utility_id: project.utility_id, active: true })}
            >
              {words.save_library}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
