// The frame of the pages before a session: words and form at the left, the product's picture at the right.
import type { ReactNode } from 'react'
import { Wordmark } from '#web/frame/wordmark.tsx'
import { useFirstField } from '#web/ui/first-field.ts'
import { chooseLanguage, LANGUAGES, OWN_NAMES, pageLanguage } from '#web/words/language.ts'

/** For the pages before a session: the languages one is not reading, each by its own name. */
function LanguageSwitch() {
  return LANGUAGES.filter(one => one !== pageLanguage).map(one => (
    <button
      key={one}
      type="button"
      lang={one}
      className="min-h-11 font-medium text-ink underline underline-offset-2"
      onClick={() => chooseLanguage(one)}
    >
      {OWN_NAMES[one]}
    </button>
  ))
}

type Props = { title: string; note?: ReactNode; children: ReactNode; foot?: ReactNode }

export function DoorFrame({ title, note, children, foot }: Props) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_minmax(0,44%)]">
      <div className="mx-auto flex w-full max-w-[448px] min-w-0 flex-col px-6 py-8">
        <Wordmark />
        <div ref={useFirstField<HTMLDivElement>()} className="my-auto flex w-full flex-col gap-5 py-10">
          <div>
            <h1 className="text-xl">{title}</h1>
            {note && <p className="mt-1 text-base text-ink-2">{note}</p>}
          </div>
          {children}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 text-sm text-ink-3">
          <p>{foot}</p>
          <LanguageSwitch />
        </div>
      </div>
      <RisingSun />
    </div>
  )
}

/** The day's path of the sun over a roof line: the product's own picture. */
function RisingSun() {
  return (
    <div className="relative hidden overflow-hidden bg-[#1d1b17] lg:block">
      <svg
        aria-hidden="true"
        viewBox="0 0 600 900"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 h-full w-full"
      >
        <path
          d="M-80 780 A 380 380 0 0 1 680 780"
          fill="none"
          stroke="#eba02c"
          strokeOpacity=".28"
          strokeDasharray="2 10"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M0 780 A 300 300 0 0 1 600 780" fill="none" stroke="#eba02c" strokeOpacity=".16" strokeWidth="1.5" />
        <circle cx="461" cy="436" r="46" fill="#eba02c" />
        <circle cx="461" cy="436" r="84" fill="#eba02c" fillOpacity=".12" />
        <path d="M-20 900 V704 L190 560 L430 740 V900 Z" fill="#2a2722" />
        <path d="M430 740 H900 V900 H430 Z" fill="#24211d" />
        <path d="M190 560 H660 L900 740 H430 Z" fill="#3b362e" />
        <g fill="#46546c" stroke="#8091ab" strokeOpacity=".5" strokeWidth="1.5">
          {/* On the slope from the ridge: along it, and down it in hundredths. */}
          <path
            transform="matrix(1 0 2.4 1.8 190 560)"
            vectorEffect="non-scaling-stroke"
            d="M62 16h82v34h-82zM150 16h82v34h-82zM238 16h82v34h-82zM326 16h82v34h-82zM62 52h82v34h-82zM150 52h82v34h-82zM238 52h82v34h-82zM326 52h82v34h-82z"
          />
        </g>
        <path d="M-20 900 H640 V860 H-20 Z" fill="#14120f" />
      </svg>
    </div>
  )
}
