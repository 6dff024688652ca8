// The weather behind a simulation, and using other data.
import { CloudSun } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { WeatherDialog } from './weather-dialog.tsx'
import { WeatherMonths } from './weather-months.tsx'
import { words } from './words.ts'

/** The nearest; the receipt has all. */
const NAMED_STATIONS = 3

type Props = { project_id: string; simulation: Schemas['Simulation'] }

export function WeatherCard({ project_id, simulation }: Props) {
  const [choosing, setChoosing] = useState(false)
  const whyNot = useWhyNot('design.edit')
  const { weather_file } = simulation
  const { source, stations, file_name } = simulation.weather
  const from = {
    source,
    stations: stations.slice(0, NAMED_STATIONS).join(', '),
    more: Math.max(0, stations.length - NAMED_STATIONS),
  }
  const remove = useWrite('/v3/solar.RemoveWeather', {
    onDone: () => tellDone(words.stations_around_house_used),
  })
  return (
    <Card title={words.how_was_simulated}>
      <div className="flex flex-col gap-2 text-sm text-ink-2">
        <p>{file_name ? words.weather_from_file({ file_name, ...from }) : words.weather_from_stations(from)}</p>
        {weather_file?.notes.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        {weather_file && <WeatherMonths file={weather_file} />}
        {simulation.assumptions.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        <div className="mt-2 flex flex-wrap gap-2">
          <Button icon={<CloudSun size={14} aria-hidden />} disabledReason={whyNot} onClick={() => setChoosing(true)}>
            {file_name ? words.another_weather_file : words.use_weather_file}
          </Button>
          {file_name && (
            <Button
              look="ghost"
              busy={remove.isPending}
              disabledReason={whyNot}
              onClick={() => remove.mutate({ project_id })}
            >
              {words.use_stations}
            </Button>
          )}
        </div>
      </div>
      {choosing && <WeatherDialog project_id={project_id} onClose={() => setChoosing(false)} />}
    </Card>
  )
}
