import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { common } from '#web/words/common.ts'
import { Button } from '../button.tsx'
import { words } from './words.ts'

/** A value to be taken elsewhere. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
    setTimeout(() => setCopied(false), 2_000)
  }
  return (
    <div className="flex min-w-0 items-center gap-2">
      <input
        readOnly
        aria-label={label}
        value={value}
        onFocus={event => event.target.select()}
        className="h-8 min-w-0 max-sm:h-11 flex-1 truncate rounded-control border border-control bg-sunken px-2.5 text-sm text-ink-2"
      />
      <Button icon={copied ? <Check size={14} /> : <Copy size={14} />} onClick={copy}>
        {copied ? words.copied : common.copy}
      </Button>
    </div>
  )
}
