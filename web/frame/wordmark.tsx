import { BRAND } from './navigation.ts'

/** The brand: a sun over a line, and its name. */
export function Wordmark({ compact }: { compact?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-semibold tracking-tight">
      <svg viewBox="0 0 32 32" className="size-7 shrink-0" aria-hidden>
        <rect width="32" height="32" rx="8" fill="#1d1b17" />
        <circle cx="16" cy="19" r="6" fill="#eba02c" />
        <path
          d="M16 9V5M8.6 12.4 5.8 9.6M23.4 12.4l2.8-2.8M6 19.5H3M29 19.5h-3"
          stroke="#eba02c"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <path d="M7 25h18" stroke="#f7f3ea" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
      {!compact && <span className="text-md">{BRAND}</span>}
    </span>
  )
}
