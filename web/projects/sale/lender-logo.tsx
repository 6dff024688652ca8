// Lenders' names as plain lockups: our own mark with the name in the product's type. Mosaic appears only in old
// records. Other lenders have a bank icon and their name.
import { LENDERS, type LenderCode } from '#machines/applications/lenders/known.ts'
import type { Schemas } from '#sdk/types.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Code = Schemas['ProviderCode']

type Lockup = { name: string; mark: string }

const WITHOUT_LENDER: Record<Exclude<Code, LenderCode>, Lockup> = {
  cash: { name: common.cash, mark: 'M3 7h18v10H3zM12 9.5v5M8 12h.01M16 12h.01' },
  'lifestyle-solar': { name: words.own_financing, mark: 'm3 12 9-8 9 8M6 10v10h12V10M10 20v-5h4v5' },
  mosaic: { name: words.mosaic, mark: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z' },
}
const LOCKUPS = new Map<string, Lockup>([
  ...Object.entries(WITHOUT_LENDER),
  ...LENDERS.map(one => [one.code, one] as const),
])

const OTHER = 'M3 10 12 4l9 6M5 10v8M10 10v8M14 10v8M19 10v8M3 20h18'

/** `name` is what the company calls it, where that differs. */
export function LenderLogo({ code, name }: { code: string; name?: string }) {
  const { mark, name: own } = LOCKUPS.get(code) ?? { mark: OTHER, name: code }
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-6 shrink-0 fill-none stroke-current stroke-[1.75] [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d={mark} />
      </svg>
      <span className="truncate text-md max-sm:whitespace-normal font-semibold tracking-tight">{name ?? own}</span>
    </span>
  )
}

export const lenderName = (code: Code) => LOCKUPS.get(code)?.name ?? code
