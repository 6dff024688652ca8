// Questions about contradictory weather data, from a file or a service, and the answers so far.
import { useState } from 'react'
import type { Refusal } from '#sdk/refusal.ts'
import type { Input } from '#sdk/types.ts'
import { RadioGroup, type RadioOption } from '#web/ui/fields/radio-group.tsx'
import { words } from './words.ts'

type Answers = Pick<Input<'/v3/solar.UploadWeather'>, 'zone' | 'light'>
type Question = {
  field: keyof Answers
  message: string
  options: RadioOption<NonNullable<Answers[keyof Answers]>>[]
}

export function useWeatherQuestions() {
  const [asked, setAsked] = useState<Question[]>([])
  const [answers, setAnswers] = useState<Answers>({})
  return {
    asked,
    answers,
    isOpen: asked.some(({ field }) => answers[field] === undefined),
    answer: (field: keyof Answers, answer: Answers[keyof Answers]) =>
      setAnswers(others => ({ ...others, [field]: answer })),
    /** True if the refusal is a question, which is then shown. */
    ask: (refusal: Refusal): boolean => {
      const question = questionOf(refusal)
      if (question) setAsked(others => [...others.filter(({ field }) => field !== question.field), question])
      return question !== undefined
    },
    forget: () => {
      setAsked([])
      setAnswers({})
    },
  }
}

/** `hint`: what else can be done. */
export function WeatherQuestions({
  questions: { asked, answers, answer },
  hint,
}: {
  questions: ReturnType<typeof useWeatherQuestions>
  hint: string
}) {
  return asked.map(({ field, message, options }) => (
    <div key={field} role="alert" className="mt-4 flex flex-col gap-2">
      <p className="text-base text-ink">{message}</p>
      <RadioGroup
        label={words.how_to_read}
        options={options}
        value={answers[field] ?? null}
        onChange={chosen => answer(field, chosen)}
      />
      <p className="text-sm text-ink-3">{hint}</p>
    </div>
  ))
}

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
