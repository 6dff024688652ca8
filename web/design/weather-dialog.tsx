// Weather of one's own for a project: a file, or what a connected service has for the address.
import { useState } from 'react'
import type { Refusal } from '#sdk/refusal.ts'
import type { Input } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { tell, tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { RadioGroup, type RadioOption } from '#web/ui/fields/radio-group.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** The contract's limit on an upload. */
const MOST_BYTES = 10 * 1_048_576

export function WeatherDialog({ project_id, onClose }: { project_id: string; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [asked, setAsked] = useState<Question[]>([])
  const [answers, setAnswers] = useState<Answers>({})
  const upload = useWrite('/v3/solar.UploadWeather', {
    quiet: true,
    onDone: () => {
      onClose()
      tellDone(words.year_simulated_file)
    },
  })
  const refusal = upload.error
  const ofFile =
    refusal && (refusal.fields['file'] ?? ([413, 415].includes(refusal.status) ? refusal.message : undefined))
  const fail = (failure: Refusal) => {
    const question = questionOf(failure)
    if (question) setAsked(others => [...others.filter(({ field }) => field !== question.field), question])
    else if (!failure.fields['file'] && ![413, 415].includes(failure.status)) tell(failure)
  }
  const submit = () =>
    file &&
    upload.mutate(
      // The contract's multipart fields are strings; the browser sends the file itself.
      { project_id, file: file as unknown as string, file_name: file.name.slice(0, 255), ...answers },
      { onError: fail },
    )
  const isOpen = asked.some(({ field }) => answers[field] === undefined)
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
            disabledReason={file ? (isOpen ? words.answer_first : undefined) : words.choose_file_first}
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
          setAsked([])
          setAnswers({})
          upload.reset()
        }}
        error={ofFile ?? undefined}
      />
      {asked.map(({ field, message, options }) => (
        <div key={field} role="alert" className="mt-4 flex flex-col gap-2">
          <p className="text-base text-ink">{message}</p>
          <RadioGroup
            label={words.how_to_read}
            options={options}
            value={answers[field] ?? null}
            onChange={answer => setAnswers(others => ({ ...others, [field]: answer }))}
          />
          <p className="text-sm text-ink-3">{words.or_other_file}</p>
        </div>
      ))}
      <WeatherServices project_id={project_id} onDone={onClose} />
    </Dialog>
  )
}

type Answers = Pick<Input<'/v3/solar.UploadWeather'>, 'zone' | 'light'>
type Question = {
  field: keyof Answers
  message: string
  options: RadioOption<NonNullable<Answers[keyof Answers]>>[]
}

/** What a file that contradicts itself asks; nothing for other refusals. */
function questionOf({ code, message, utc_offset_h = 0 }: Refusal): Question | undefined {
  if (code === 'weather_zone')
    return {
      field: 'zone',
      message,
      options: [
        { value: 'sun', label: words.read_in_zone({ zone: zoneName(utc_offset_h) }) },
        { value: 'file', label: words.keep_header_zone },
      ],
    }
  return code === 'weather_light'
    ? { field: 'light', message, options: [{ value: 'as_is', label: words.store_as_is }] }
    : undefined
}

const zoneName = (offset_h: number) => `UTC${offset_h < 0 ? '−' : '+'}${Math.abs(offset_h)}`

function WeatherServices({ project_id, onDone }: { project_id: string; onDone: () => void }) {
  const read = useRead('/v3/solar.ListWeatherSources', {})
  const fetching = useWrite('/v3/solar.FetchWeather', {
    onDone: () => {
      onDone()
      tellDone(words.year_simulated_weather_address)
    },
  })
  if (!read.data) return null
  return (
    <section aria-label={words.weather_services} className="mt-5 flex flex-col gap-2">
      <h3 className="text-base font-medium">{words.fetch_address}</h3>
      <ul className="flex flex-col divide-y divide-hairline">
        {read.data.sources.map(({ source, name, gives, is_connected }) => (
          <li key={source} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="text-base">
              {name} <span className="text-sm text-ink-3">{gives}</span>
            </span>
            {is_connected ? (
              <Button
                busy={fetching.isPending && fetching.variables?.source === source}
                onClick={() => fetching.mutate({ project_id, source })}
              >
                {words.fetch_from({ name })}
              </Button>
            ) : (
              <span className="text-sm text-ink-3">{words.not_connected}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
