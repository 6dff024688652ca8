import { type FormEvent, useState } from 'react'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useEditing } from '../editing.ts'
import { everyPage, readPages } from './page-ranges.ts'

type Which = 'all' | 'but_last' | 'some'

/** The chosen fields at the same place of other pages. */
export default function CopyPages({ onClose }: { onClose: () => void }) {
  const { pages, chosen, copyOver } = useEditing()
  const [which, setWhich] = useState<Which>('all')
  const [text, setText] = useState('')
  const [told, tellFault] = useState(false)
  const of = pages.length
  const typed = readPages(text, of)
  const wanted = which === 'all' ? everyPage(of) : which === 'but_last' ? everyPage(of - 1) : typed.pages
  const noun = chosen.length === 1 ? 'field' : `${chosen.length} fields`
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (which === 'some' && typed.fault) return tellFault(true)
    const count = copyOver(wanted)
    tellDone(
      count === 0
        ? 'Each of those pages has it already.'
        : `${count} ${count === 1 ? 'field was' : 'fields were'} added. Undo takes them back.`,
    )
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Copy the ${noun} to other pages`}
      description="At the same place of each page. A page that has it already gets no second one."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={() => submit()}>
            Copy
          </Button>
        </>
      }
    >
      <form noValidate className="flex flex-col gap-4 pb-1" onSubmit={submit}>
        <RadioGroup<Which>
          label="Pages"
          value={which}
          onChange={setWhich}
          options={[
            { value: 'all', label: `All ${of} pages` },
            { value: 'but_last', label: 'Every page but the last' },
            { value: 'some', label: 'These pages' },
          ]}
        />
        {which === 'some' && (
          <TextField
            label="Which pages"
            placeholder="2-7, 9"
            maxLength={200}
            value={text}
            onChange={event => setText(event.target.value)}
            help={typed.fault ? `The document has pages 1 to ${of}.` : `${typed.pages.length} in all.`}
            error={told ? (typed.fault ?? undefined) : undefined}
          />
        )}
      </form>
    </Dialog>
  )
}
