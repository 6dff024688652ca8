import { type FormEvent, useState } from 'react'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { useEditing } from '../editing.ts'
import { everyPage, readPages } from './page-ranges.ts'
import { words } from './words.ts'

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
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (which === 'some' && typed.fault) return tellFault(true)
    const count = copyOver(wanted)
    tellDone(count === 0 ? words.each_those_pages_has : words.fields_added_undo({ count }))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.copy_other_pages({ count: chosen.length })}
      description={words.same_place_each_page}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" onClick={() => submit()}>
            {common.copy}
          </Button>
        </>
      }
    >
      <form noValidate className="flex flex-col gap-4 pb-1" onSubmit={submit}>
        <RadioGroup<Which>
          label={words.pages}
          value={which}
          onChange={setWhich}
          options={[
            { value: 'all', label: words.all_pages({ of }) },
            { value: 'but_last', label: words.every_page_but_last },
            { value: 'some', label: words.these_pages },
          ]}
        />
        {which === 'some' && (
          <TextField
            label={words.which_pages}
            placeholder="2-7, 9"
            maxLength={200}
            value={text}
            onChange={event => setText(event.target.value)}
            help={typed.fault ? words.document_has_pages_1({ of }) : words.count_all({ count: typed.pages.length })}
            error={told ? (typed.fault ?? undefined) : undefined}
          />
        )}
      </form>
    </Dialog>
  )
}
