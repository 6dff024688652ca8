// A hash to be compared digit by digit or taken elsewhere.
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Props = { label: string; value: string; copy?: string; copied?: string }

export function HashLine({ label, value, copy = common.copy, copied = words.copied }: Props) {
  const [done, setDone] = useState(false)
  const take = async () => {
    await navigator.clipboard.writeText(value)
    setDone(true)
    setTimeout(() => setDone(false), 2_000)
  }
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-sm text-ink-3">{label}</p>
        <p className="font-mono text-sm break-all text-ink">{value}</p>
      </div>
      <span className="no-print">
        <Button icon={done ? <Check size={14} /> : <Copy size={14} />} aria-label={`${copy}: ${label}`} onClick={take}>
          {done ? copied : copy}
        </Button>
      </span>
    </div>
  )
}
