import type { Schemas } from '#sdk/types.ts'
import { date } from '#web/lib/format.ts'
import { PURPOSE_WORDS, PURPOSES } from '#web/sale/contact-words.ts'
import { SlideTitle } from './slide-text.tsx'

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
    ['You decide', 'You get all of this as a proposal by link. Read it in your own time, and ask.'],
    ['You sign', 'On your phone or at this table. You get the signed papers by mail.'],
    ['Papers and permits', 'We check roof and meter and ask your city and your utility for their permits.'],
    [
      'We install',
      project.installation_on ? `Planned for ${date(project.installation_on)}.` : 'We agree on the day with you.',
    ],
    ['You switch on', `As soon as ${project.utility_name ?? 'your utility'} gives permission to operate.`],
  ] as const
  return (
    <>
      <SlideTitle note="Nothing is ordered before you have signed.">What happens next</SlideTitle>
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
        <h2 className="text-md">Whom to ask</h2>
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
