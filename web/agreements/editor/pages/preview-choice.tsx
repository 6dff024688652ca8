import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '#web/data/queries.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { projectOption } from '#web/projects/sale/project/project-option.ts'
import { Button } from '#web/ui/button.tsx'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import type { PreviewOf } from './use-preview.ts'
import { words } from './words.ts'

const SAMPLE = 'sample'
const PAUSE_MS = 250

/** Shows the document as it would be sent, with samples or with the values of a project. */
export function PreviewChoice({ of, onChange }: { of: PreviewOf | null; onChange: (of: PreviewOf | null) => void }) {
  return (
    <>
      <Button
        look={of ? 'primary' : 'ghost'}
        aria-pressed={of !== null}
        icon={<Eye size={15} aria-hidden />}
        onClick={() => onChange(of ? null : { kind: 'sample' })}
      >
        {words.preview}
      </Button>
      {of && <WhoseValues of={of} onChange={onChange} />}
    </>
  )
}

function WhoseValues({ of, onChange }: { of: PreviewOf; onChange: (of: PreviewOf) => void }) {
  const [search, setSearch] = useState('')
  const settled = useSettled(search, PAUSE_MS)
  const projects = useRead('/v3/projects.List', { limit: 20, ...(settled ? { search: settled } : {}) })
  const options = [{ value: SAMPLE, label: words.sample_values }, ...(projects.data?.projects ?? []).map(projectOption)]
  return (
    <ComboboxField
      label={words.preview_values_label}
      hideLabel
      className="w-48"
      options={options}
      value={of.kind === 'sample' ? SAMPLE : of.id}
      {...(of.kind === 'project' ? { chosen: { value: of.id, label: of.name } } : {})}
      onSearch={setSearch}
      empty={words.no_project_matches}
      onChange={value => {
        const option = options.find(one => one.value === value)
        onChange(value === SAMPLE || !option ? { kind: 'sample' } : { kind: 'project', id: value, name: option.label })
      }}
    />
  )
}
