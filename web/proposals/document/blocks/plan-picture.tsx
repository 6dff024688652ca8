// The roof with its panels on the aerial picture, whole at any width, with who took it and when.
import type { Schemas } from '#sdk/types.ts'
import { fillMessage } from '#web/words/fill-message.tsx'
import type { Shown } from '../shown.ts'

type Plan = Schemas['DesignPicture'] & { ground: NonNullable<Schemas['DesignPicture']['ground']> }

/** Only of a design that was drawn on a picture. */
export function planOnPicture({ proposal }: Shown): Plan | null {
  const plan = proposal.pictures?.plan
  return plan?.ground ? { ...plan, ground: plan.ground } : null
}

const WIDTH = 1200
const HEIGHT = 750

export function PlanPicture({ plan, words, className }: { plan: Plan; words: Shown['words']; className: string }) {
  const { left, top, width, height, src, source, taken_on } = plan.ground
  return (
    <figure className={className}>
      {/* The document's own content policy allows no style attributes. */}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={plan.alt}
        className="block w-full bg-[#e7e9da] @4xl:rounded-card print:rounded-card dark:bg-[#2b2e28]"
      >
        <image
          href={src}
          x={left * WIDTH}
          y={top * HEIGHT}
          width={width * WIDTH}
          height={height * HEIGHT}
          preserveAspectRatio="none"
        />
        <image href={plan.src} width={WIDTH} height={HEIGHT} />
      </svg>
      {source && (
        <figcaption className="px-5 pt-2 text-sm opacity-90 @2xl:px-10 @4xl:px-0 print:px-0">
          {taken_on
            ? fillMessage(words.aerial_credit_dated, { source, date: <Day day={taken_on} /> })
            : fillMessage(words.aerial_credit, { source })}
        </figcaption>
      )}
    </figure>
  )
}

/** As a document in either language writes it: a picture's day is no moment in a time zone. */
const Day = ({ day }: { day: string }) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`
