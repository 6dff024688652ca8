import { useDeferredValue, useState } from 'react'
import { useRead } from '#web/data/queries.ts'
import { projectOption } from '#web/projects/sale/project/project-option.ts'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** Of which project an invoice or a payment is. */
export function ProjectPicker({ onChoose }: { onChoose: (project_id: string) => void }) {
  const [text, setText] = useState('')
  const search = useDeferredValue(text)
  const { data } = useRead('/v3/projects.List', { limit: 50, ...(search ? { search } : {}) })
  return (
    <ComboboxField
      label={common.project}
      placeholder={words.name_number}
      help={words.project_help}
      // The sample can't be invoiced or paid.
      options={(data?.projects ?? []).filter(({ is_sample }) => !is_sample).map(projectOption)}
      value={null}
      onSearch={setText}
      onChange={onChoose}
    />
  )
}
