import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { useEditing } from './editing.ts'
import { FindingItems } from './finding-items.tsx'
import { words } from './words.ts'

/** The number of findings, and where they are. */
export function FindingsButton({ short, onGo }: { short: boolean; onGo: () => void }) {
  const { findings } = useEditing()
  const [open, setOpen] = useState(false)
  const blocking = findings.some(one => one.blocks)
  return (
    <>
      <Button
        look="ghost"
        icon={<ListChecks size={15} aria-hidden />}
        onClick={() => setOpen(true)}
        className={blocking ? 'text-danger' : findings.length > 0 ? 'text-warning' : undefined}
      >
        <span className="figures">
          {findings.length > 0 || short ? findings.length : words.nothing_to_fix}
          {(findings.length > 0 || short) && <span className={short ? 'sr-only' : ''}> {words.to_review}</span>}
        </span>
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={words.to_review_title}
        description={blocking ? words.publishing_waits_what_marked : words.nothing_here_keeps_being}
      >
        {findings.length === 0 ? (
          <p className="text-base text-ink-2">{words.everyone_who_signs_has}</p>
        ) : (
          <FindingItems
            findings={findings}
            onGo={() => {
              setOpen(false)
              onGo()
            }}
          />
        )}
      </Drawer>
    </>
  )
}
