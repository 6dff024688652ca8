// Net metering and rate behind bills and savings, in words; unconfirmed ones are marked.
import type { Shown } from '../shown.ts'

/** Empty in proposals published before it was stored. */
export function TariffNote({ shown, only }: { shown: Shown; only: 'assumed' | 'confirmed' }) {
  const { figures, words } = shown
  const parts = (figures.tariff ?? []).filter(({ state }) => (state === 'assumed') === (only === 'assumed'))
  if (parts.length === 0) return null
  return (
    <ul className="mt-3 flex flex-col gap-1 text-sm text-ink-2 print:mt-1">
      {parts.map(({ part, state, sentence }) => (
        <li key={part} className="break-words">
          {state === 'assumed' && <AssumedMark word={words.tariff.assumed} />} {words.tariff[part]({ sentence })}
        </li>
      ))}
    </ul>
  )
}

const AssumedMark = ({ word }: { word: string }) => (
  <span className="mr-1 inline-flex rounded-full bg-warning-soft px-2 font-medium text-warning">{word}</span>
)
