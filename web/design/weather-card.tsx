// What a simulation rests on, and the way to give it weather of one's own.
import { CloudSun } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { tell, tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Card } from '#web/ui/page.tsx'

/** The contract's limit on an upload. */
const MOST_BYTES = 10 * 1_048_576
const REFRESHES = [
  '/v3/solar.GetPerformanceSimulation',
  '/v3/financing.Compare',
  '/v3/projects.GetFinancing',
  '/v3/projects.ListActivity',
] as const

type Props = { project_id: string; simulation: Schemas['Simulation'] }

export function WeatherCard({ project_id, simulation }: Props) {
  const [choosing, setChoosing] = useState(false)
  const whyNot = useWhyNot('design.edit')
  const { source, stations, file_name } = simulation.weather
  const remove = useWrite('/v3/solar.RemoveWeather', {
    refreshes: REFRESHES,
    onDone: () => tellDone('The stations around the house are used again.'),
  })
  return (
    <Card title="How it was simulated">
      <div className="flex flex-col gap-2 text-sm text-ink-2">
        <p>
          {file_name ? `Weather from the file ${file_name}: ` : ''}
          {source}, {file_name ? '' : 'from '}
          {stations.join(', ')}.
        </p>
        {simulation.assumptions.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        <div className="mt-2 flex flex-wrap gap-2">
          <Button icon={<CloudSun size={14} aria-hidden />} disabledReason={whyNot} onClick={() => setChoosing(true)}>
            {file_name ? 'Another weather file' : 'Use a weather file'}
          </Button>
          {file_name && (
            <Button
              look="ghost"
              busy={remove.isPending}
              disabledReason={whyNot}
              onClick={() => remove.mutate({ project_id })}
            >
              Use the stations
            </Button>
          )}
        </div>
      </div>
      {choosing && <WeatherDialog project_id={project_id} onClose={() => setChoosing(false)} />}
    </Card>
  )
}

function WeatherDialog({ project_id, onClose }: { project_id: string; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const upload = useWrite('/v3/solar.UploadWeather', {
    quiet: true,
    refreshes: REFRESHES,
    onDone: () => {
      onClose()
      tellDone('The year is simulated with the file.')
    },
  })
  const refusal = upload.error
  const ofFile =
    refusal && (refusal.fields['file'] ?? ([413, 415].includes(refusal.status) ? refusal.message : undefined))
  const submit = () =>
    file &&
    upload.mutate(
      // The contract's multipart fields are strings; the browser sends the file itself.
      { project_id, file: file as unknown as string, file_name: file.name.slice(0, 255) },
      { onError: failure => !failure.fields['file'] && ![413, 415].includes(failure.status) && tell(failure) },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Use a weather file"
      description="TMY3, EPW, NSRDB (PSM3 or PSM4), PVGIS (CSV or JSON) or SAM CSV from near the house. A file with several years also says how much years differ."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            busy={upload.isPending}
            disabledReason={file ? undefined : 'Choose a file first.'}
            onClick={submit}
          >
            {upload.isPending ? 'Simulating …' : 'Use it'}
          </Button>
        </>
      }
    >
      <FileDrop
        label="Hourly weather"
        accept=".csv,.epw,.tm3,.tmy3,.json,.gz,text/csv,application/json"
        most_bytes={MOST_BYTES}
        file={file}
        onFile={chosen => {
          setFile(chosen)
          upload.reset()
        }}
        error={ofFile ?? undefined}
      />
    </Dialog>
  )
}
