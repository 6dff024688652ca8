// The shelves: named, renamed, put in order.
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Category = Schemas['ResourceCategory']
/** Room between two neighbours, so that a move changes one of them and not all. */
const STEP = 10

export function CategoriesDialog({ categories, onClose }: { categories: Category[]; onClose: () => void }) {
  const [name, setName] = useState('')
  const add = useWrite('/v3/resources.CreateCategory', { onDone: () => setName('') })
  const change = useWrite('/v3/resources.UpdateCategory')
  const last = categories.at(-1)?.position ?? 0
  /** Swaps positions; equal positions are separated by one. */
  const swap = async (one: Category, other: Category) => {
    const [first, second] =
      one.position < other.position ? [one.position, other.position] : [other.position, one.position]
    const up = categories.indexOf(one) > categories.indexOf(other)
    const apart = first === second ? second + 1 : second
    await change.mutateAsync({
      category_id: one.id,
      version: one.version,
      name: one.name,
      position: up ? first : apart,
    })
    await change.mutateAsync({
      category_id: other.id,
      version: other.version,
      name: other.name,
      position: up ? apart : first,
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.categories}
      description={words.order_team_sees_them}
      actions={<Button onClick={onClose}>{words.done}</Button>}
    >
      {categories.length > 0 && (
        <ul className="mb-3 flex flex-col divide-y divide-hairline border-b border-hairline pb-3">
          {categories.map((category, index) => {
            const [before, after] = [categories[index - 1], categories[index + 1]]
            const move = (other: Category | undefined) =>
              other && !change.isPending ? () => void swap(category, other).catch(() => undefined) : undefined
            return (
              <li key={category.id} className="flex items-start gap-1 py-2">
                <Rename category={category} />
                <IconButton label={words.move_name_up({ name: category.name })} icon={ArrowUp} onClick={move(before)} />
                <IconButton label={words.move_down({ name: category.name })} icon={ArrowDown} onClick={move(after)} />
              </li>
            )
          })}
        </ul>
      )}
      <form
        className="flex items-end gap-2"
        onSubmit={event => {
          event.preventDefault()
          if (name.trim() !== '') add.mutate({ name: name.trim(), position: Math.min(last + STEP, 10_000) })
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
        <Button type="submit" className="h-9" icon={<Plus size={14} aria-hidden />} busy={add.isPending}>
          {words.add}
        </Button>
      </form>
    </Dialog>
  )
}

function Rename({ category }: { category: Category }) {
  const [name, setName] = useState(category.name)
  const save = useWrite('/v3/resources.UpdateCategory')
  const renamed = name.trim() !== '' && name.trim() !== category.name
  const wrong = save.error?.fields['name'] ?? (save.error?.code === 'name_taken' ? save.error.message : undefined)
  return (
    <form
      className="flex min-w-0 flex-1 gap-2"
      onSubmit={event => {
        event.preventDefault()
        if (!renamed) return
        save.mutate({
          category_id: category.id,
          version: category.version,
          name: name.trim(),
          position: category.position,
        })
      }}
    >
      <TextField
        label={words.name_of_category({ name: category.name })}
        hideLabel
        className="flex-1"
        maxLength={60}
        value={name}
        onChange={event => setName(event.target.value)}
        help={`${category.resources} ${words.resources({ resources: category.resources })}`}
        error={wrong}
      />
      {renamed && (
        <Button type="submit" className="h-9" busy={save.isPending}>
          {common.rename}
        </Button>
      )}
    </form>
  )
}
