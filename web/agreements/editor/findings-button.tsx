import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { useEditing } from './editing.ts'
import { FindingItems } from './finding-items.tsx'

/** How much waits for somebody, and where. */
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
          {findings.length > 0 || short ? findings.length : 'Nothing to mend'}
          {(findings.length > 0 || short) && <span className={short ? 'sr-only' : ''}> to look at</span>}
        </span>
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="To look at"
        description={blocking ? 'Publishing waits for what is marked.' : 'Nothing here keeps it from being published.'}
      >
        {findings.length === 0 ? (
          <p className="text-base text-ink-2">Everyone who signs has a field, and every value is chosen.</p>
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
