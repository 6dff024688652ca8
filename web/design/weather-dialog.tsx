// Custom weather for a project: a file, or data from a connected service for the address.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { common } from '#web/words/common.ts'
import { useWeatherQuestions, WeatherQuestions } from './weather-questions.tsx'
import { words } from './words.ts'

/** The contract's limit on an upload. */
const MOST_BYTES = 10 * 1_048_576

export function WeatherDialog({ project_id, onClose }: { project_id: string; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const questions = useWeatherQuestions()
  const upload = useWrite('/v3/solar.UploadWeather', {
    onDone: () => {
      onClose()
      tellDone(words.year_simulated_file)
    },
  })
  const refusal = upload.error
  const ofFile =
    refusal && (refusal.fields['file'] ?? ([413, 415].includes(refusal.status) ? refusal.message : undefined))
  const submit = () =>
    file &&
    upload.mutate(
      // The contract's multipart fields are strings; the browser sends the file itself.
      { project_id, file: file as unknown as string, file_name: file.name.slice(0, 255), ...questions.answers },
      { onError: questions.ask },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.use_weather_file}
      description={words.tmy3_epw_nsrdb_psm3}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="primary"
            busy={upload.isPending}
            disabledReason={file ? (questions.isOpen ? words.answer_first : undefined) : words.choose_file_first}
            onClick={submit}
          >
            {upload.isPending ? words.simulating : words.use_file}
          </Button>
        </>
      }
    >
      <FileDrop
        label={words.hourly_weather}
        accept=".csv,.epw,.tm3,.tmy3,.json,.gz,text/csv,application/json"
        most_bytes={MOST_BYTES}
        file={file}
        onFile={chosen => {
          setFile(chosen)
          questions.forget()
          upload.reset()
        }}
        error={ofFile ?? undefined}
      />
      <WeatherQuestions questions={questions} hint={words.or_other_file} />
      <WeatherServices project_id={project_id} onDone={onClose} />
    </Dialog>
  )
}

function WeatherServices({ project_id, onDone }: { project_id: string; onDone: () => void }) {
  const read = useRead('/v3/solar.ListWeatherSources', {})
  if (!read.data) return null
  return (
    <section aria-label={words.weather_services} className="mt-5 flex flex-col gap-2">
      <h3 className="text-base font-medium">{words.fetch_address}</h3>
      <ul className="flex flex-col divide-y divide-hairline">
        {read.data.sources.map(one => (
          <WeatherService key={one.source} project_id={project_id} service={one} onDone={onDone} />
        ))}
      </ul>
    </section>
  )
}

type ServiceProps = { project_id: string; service: Schemas['WeatherSource']; onDone: () => void }

function WeatherService({ project_id, service: { source, name, gives, is_connected }, onDone }: ServiceProps) {
  const questions = useWeatherQuestions()
  const fetching = useWrite('/v3/solar.FetchWeather', {
    onDone: () => {
      onDone()
      tellDone(words.year_simulated_weather_address)
    },
  })
  const submit = () => fetching.mutate({ project_id, source, ...questions.answers }, { onError: questions.ask })
  return (
    <li className="flex flex-col py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-base">
          {name} <span className="text-sm text-ink-3">{gives}</span>
        </span>
        {is_connected ? (
          <Button
            busy={fetching.isPending}
            disabledReason={questions.isOpen ? words.answer_first : undefined}
            onClick={submit}
          >
            {words.fetch_from({ name })}
          </Button>
        ) : (
          <span className="text-sm text-ink-3">{words.not_connected}</span>
        )}
      </div>
      <WeatherQuestions questions={questions} hint={words.answer_is_saved} />
    </li>
  )
}
