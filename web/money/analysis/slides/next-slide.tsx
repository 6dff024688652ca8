import type { Schemas } from '#sdk/types.ts'
import { date } from '#web/lib/format.ts'
import { PURPOSE_WORDS, PURPOSES } from '#web/projects/sale/contact-words.ts'
import { SlideTitle } from './slide-text.tsx'
import { words } from './words.ts'

type Props = {
  project: Schemas['Project']
  company: Schemas['Company']
  contacts: Schemas['PointsOfContact'] | undefined
}

export function NextSlide({ project, company, contacts }: Props) {
  const people = PURPOSES.flatMap(purpose => {
    const one = contacts?.[purpose]
    return one?.shown_to_homeowners && one.name ? [{ purpose, ...one, name: one.name }] : []
  })
  const steps = [
    [words.you_decide, words.decide_details],
    [words.you_sign, words.sign_details],
    [words.papers_permits, words.we_check_roof_meter],
    [
      words.we_install,
      project.installation_on
        ? words.planned({ installation_on: date(project.installation_on) })
        : words.we_agree_day_you,
    ],
    [words.you_turn_it_on, words.as_soon_as_gives({ utility_name: project.utility_name ?? words.your_utility })],
  ] as const
  return (
    <>
      <SlideTitle note={words.nothing_ordered_before_you}>{words.what_happens_next}</SlideTitle>
      <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map(([title, sentence], index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden
              className="figures flex size-9 shrink-0 items-center justify-center rounded-full bg-marigold-soft font-semibold"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h2 className="text-md">{title}</h2>
              <p className="mt-1 text-ink-2">{sentence}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-auto border-t border-hairline pt-6">
        <h2 className="text-md">{words.who_to_contact}</h2>
        <ul className="mt-3 flex flex-wrap gap-x-12 gap-y-4">
          {people.length === 0 && (
            <li>
              <p className="font-medium">{project.owner_name}</p>
              <p className="text-ink-2">{[company.name, company.phone, company.email].filter(Boolean).join(' · ')}</p>
            </li>
          )}
          {people.map(({ purpose, name, phone, email }) => (
            <li key={purpose}>
              <p className="text-md text-ink-2">{PURPOSE_WORDS[purpose].homeowner}</p>
              <p className="font-medium">{name}</p>
              <p className="figures text-ink-2">{[phone, email].filter(Boolean).join(' · ')}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
