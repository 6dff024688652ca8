import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { usePermissions, useRead, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** Non-text values are shown, and typed, as JSON. */
type Row = { name: string; text: string; json: boolean }

const rowOf = ([name, value]: [string, unknown]): Row =>
  typeof value === 'string' ? { name, text: value, json: false } : { name, text: JSON.stringify(value), json: true }

function readValue({ text, json }: Row): unknown {
  if (!json) return text
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Fields of the company's own choice, such as a number other systems know it by. For those who may edit the profile. */
export function MetadataCard() {
  return usePermissions().has('company.edit') ? <OwnFields /> : null
}

function OwnFields() {
  const { data, error, refetch } = useRead('/v3/company.GetMetadata', {})
  const [edited, setEdited] = useState<Row[]>()
  const save = useWrite('/v3/company.EditMetadata', {
    onDone: () => {
      setEdited(undefined)
      tellDone(words.your_own_fields_saved)
    },
  })
  const rows = edited ?? Object.entries(data?.metadata ?? {}).map(rowOf)
  const change = (at: number, row: Partial<Row>) =>
    setEdited(rows.map((one, index) => (index === at ? { ...one, ...row } : one)))
  const names = rows.map(({ name }) => name.trim())
  const faultOf = (at: number) =>
    names[at] === '' ? words.name_field : names.indexOf(names[at] ?? '') !== at ? words.field_name_taken : undefined
  const jsonFaultOf = (row: Row) => (readValue(row) === undefined ? words.not_valid_json : undefined)
  const wrong = rows.some((row, at) => (faultOf(at) ?? jsonFaultOf(row)) !== undefined)
  return (
    <Card title={words.custom_fields} note={words.notes_about_company_under}>
      {error && !data && <ErrorState sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-24" />}
      {data && (
        <div className="flex flex-col gap-3">
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity while its name is typed
            <div key={at} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-start gap-2">
              <TextField
                label={words.name_of_field_at({ at: at + 1 })}
                hideLabel
                placeholder={common.name}
                maxLength={60}
                value={row.name}
                error={edited ? faultOf(at) : undefined}
                onChange={event => change(at, { name: event.target.value })}
              />
              <TextField
                label={words.value_of_field_at({ has_json: row.json ? 'yes' : 'no', at: at + 1 })}
                hideLabel
                placeholder={words.text}
                value={row.text}
                error={jsonFaultOf(row)}
                onChange={event => change(at, { text: event.target.value })}
              />
              <button
                type="button"
                aria-label={words.remove_field({ at: at + 1 })}
                onClick={() => setEdited(rows.filter((_, index) => index !== at))}
                className="flex size-9 items-center justify-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink max-sm:size-11"
              >
                <Trash2 size={16} />
              </button>
            </div>
          ))}
          <div className="flex flex-wrap gap-2">
            <Button
              icon={<Plus size={16} aria-hidden />}
              onClick={() => setEdited([...rows, { name: '', text: '', json: false }])}
            >
              {words.add_field}
            </Button>
            {edited && (
              <Button
                look="primary"
                busy={save.isPending}
                disabled={wrong}
                onClick={() =>
                  save.mutate({
                    version: data.version,
                    metadata: Object.fromEntries(rows.map(row => [row.name.trim(), readValue(row)])),
                  })
                }
              >
                {common.save}
              </Button>
            )}
          </div>
        </div>
      )}
    </Card>
  )
}
