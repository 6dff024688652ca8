// The company's categories of other equipment: named, renamed, taken off offer.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Props = { categories: Schemas['Category'][]; onClose: () => void }

export function CategoriesDialog({ categories, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.categories}
      description={words.one_off_offer_takes}
      actions={<Button onClick={onClose}>{words.done}</Button>}
    >
      <ul className="flex flex-col divide-y divide-hairline">
        {categories.map(category => (
          <Category key={category.id} category={category} />
        ))}
      </ul>
      <NewCategory />
    </Dialog>
  )
}

function Category({ category }: { category: Schemas['Category'] }) {
  const whyNot = useWhyNot('catalog.edit')
  const [name, setName] = useState(category.name)
  const edit = useWrite('/v3/collections.EditOtherCategory')
  const save = (changed: { name?: string; active?: boolean }) =>
    edit.mutate({
      category_id: category.id,
      version: category.version,
      name: category.name,
      active: category.active,
      ...changed,
    })
  const wrong =
    edit.error && (edit.error.fields['name'] ?? (edit.error.code === 'name_taken' ? edit.error.message : undefined))
  const renamed = name.trim() !== '' && name.trim() !== category.name
  return (
    <li className="flex flex-wrap items-start gap-2 py-2">
      <form
        className="flex min-w-48 flex-1 gap-2"
        onSubmit={event => {
          event.preventDefault()
          if (renamed) save({ name: name.trim() })
        }}
      >
        <TextField
          label={words.name_name({ name: category.name })}
          hideLabel
          className="flex-1"
          maxLength={60}
          value={name}
          onChange={event => setName(event.target.value)}
          help={`${category.items} ${words.items({ items: category.items })}${category.active ? '' : words.suffix_discontinued}`}
          error={wrong ?? undefined}
        />
        {renamed && (
          <Button type="submit" className="h-9" busy={edit.isPending} disabledReason={whyNot}>
            {common.rename}
          </Button>
        )}
      </form>
      <Button
        look="ghost"
        className="h-9"
        busy={edit.isPending}
        disabledReason={whyNot}
        onClick={() => save({ active: !category.active })}
      >
        {category.active ? words.discontinue : words.make_available}
      </Button>
    </li>
  )
}

function NewCategory() {
  const whyNot = useWhyNot('catalog.edit')
  const [name, setName] = useState('')
  const add = useWrite('/v3/collections.AddOtherCategory', {
    onDone: () => setName(''),
  })
  return (
    <form
      className="mt-3 flex items-end gap-2 border-t border-hairline pt-3"
      onSubmit={event => {
        event.preventDefault()
        if (name.trim() !== '') add.mutate({ name: name.trim() })
      }}
    >
      <TextField
        label={words.new_category}
        className="flex-1"
        maxLength={60}
        value={name}
        onChange={event => setName(event.target.value)}
        error={add.error?.fields['name'] ?? add.error?.message}
      />
      <Button
        type="submit"
        className="h-9"
        icon={<Plus size={14} aria-hidden />}
        busy={add.isPending}
        disabledReason={whyNot}
      >
        {words.add}
      </Button>
    </form>
  )
}
