// The lenders' names as plain lockups: a mark of our own drawing beside the name in the product's type. Mosaic stands on
// old records only. A lender that is not among them has a bank's mark and the name it is called by.
import type { ReactNode } from 'react'
import type { Schemas } from '#sdk/types.ts'

type Code = Schemas['ProviderCode']

const LOCKUPS: Record<Code, { name: string; mark: ReactNode }> = {
  cash: { name: 'Cash', mark: <path d="M3 7h18v10H3zM12 9.5v5M8 12h.01M16 12h.01" /> },
  goodleap: { name: 'GoodLeap', mark: <path d="M3 17c4-12 14-12 18 0M15 13l6 4 1-7" /> },
  'sunlight-financial': {
    name: 'Sunlight Financial',
    mark: <path d="M7 17a5 5 0 0 1 10 0M2 17h20M12 4v4M5 8l2 2M19 8l-2 2" />,
  },
  enfin: { name: 'EnFin', mark: <path d="M12 3a9 9 0 1 0 9 9M8 9h6M8 13h5M8 9v8" /> },
  lightreach: { name: 'LightReach', mark: <path d="M4 20 20 4M12 4h8v8M4 12v8h8" /> },
  'lifestyle-solar': { name: 'Own financing', mark: <path d="m3 12 9-8 9 8M6 10v10h12V10M10 20v-5h4v5" /> },
  mosaic: { name: 'Mosaic', mark: <path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" /> },
}

const OTHER = <path d="M3 10 12 4l9 6M5 10v8M10 10v8M14 10v8M19 10v8M3 20h18" />
const isKnown = (code: string): code is Code => Object.hasOwn(LOCKUPS, code)

/** `name` is what the company calls it, where that differs. */
export function LenderLogo({ code, name }: { code: string; name?: string }) {
  const { mark, name: own } = isKnown(code) ? LOCKUPS[code] : { mark: OTHER, name: code }
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-6 shrink-0 fill-none stroke-current stroke-[1.75] [stroke-linecap:round] [stroke-linejoin:round]"
      >
        {mark}
      </svg>
      <span className="truncate text-md font-semibold tracking-tight">{name ?? own}</span>
    </span>
  )
}

export const lenderName = (code: Code) => LOCKUPS[code].name
