// Day and hour of the sun over the house: chosen by slider, by a tap on a season, or left to run.
import { Pause, Play } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { MONTH_STARTS } from '#machines/design/weather/weather-year.ts'
import { Button } from '#web/ui/button.tsx'
import { Slider } from '#web/ui/fields/slider.tsx'
import { dayName, hourName, type SunPlace, sunPath, sunTimes } from './sun-of-day.ts'
import { words } from './words.ts'

const DAYS = [
  { name: words.shortest_day, day: MONTH_STARTS[11] + 20 },
  { name: words.equinox, day: MONTH_STARTS[2] + 19 },
  { name: words.longest_day, day: MONTH_STARTS[5] + 20 },
] as const
/** A day takes about twelve seconds. */
const STEP_H = 0.25
const STEP_MS = 200

type Props = {
  place: SunPlace
  day: number
  hour: number
  onChange: (day: number, hour: number) => void
  /** The hand has let go. */
  onSettled: (day: number, hour: number) => void
}

export function SunControls({ place, day, hour, onChange, onSettled }: Props) {
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    // A clock is outside React. The day runs from sunrise to sunset and begins again.
    if (!playing) return
    const hours = sunPath(place, day, STEP_H).map(step => step.hour)
    const timer = setTimeout(() => onChange(day, hours.find(one => one > hour) ?? hours[0] ?? 12), STEP_MS)
    return () => clearTimeout(timer)
  }, [playing, place, day, hour, onChange])
  const light = useMemo(() => sunTimes(place, day), [place, day])
  const writeHour = (at: number) => {
    if (light && at <= light.rise) return words.sunrise({ time: hourName(light.rise) })
    return light && at >= light.set ? words.sunset({ time: hourName(light.set) }) : hourName(at)
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-1">
        <Slider
          label={words.day}
          value={day}
          min={0}
          max={364}
          write={dayName}
          onChange={next => onChange(next, hour)}
          onSettled={next => onSettled(next, hour)}
        />
        <Slider
          label={words.hour_standard_time}
          value={hour}
          // On polar days and nights, the whole day.
          min={light ? Math.floor(light.rise / STEP_H) * STEP_H : 0}
          max={light ? Math.ceil(light.set / STEP_H) * STEP_H : 24}
          step={STEP_H}
          write={writeHour}
          onChange={next => {
            setPlaying(false)
            onChange(day, next)
          }}
          onSettled={next => onSettled(day, next)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <Button
          className="w-full"
          icon={playing ? <Pause size={16} /> : <Play size={16} />}
          aria-pressed={playing}
          onClick={() => {
            if (playing) onSettled(day, hour)
            setPlaying(!playing)
          }}
        >
          {playing ? words.stop_day : words.play_day}
        </Button>
        {DAYS.map(one => (
          <Button
            key={one.name}
            look="ghost"
            className="flex-1 px-1"
            aria-pressed={day === one.day}
            onClick={() => onSettled(one.day, hour)}
          >
            {one.name}
          </Button>
        ))}
      </div>
    </div>
  )
}
