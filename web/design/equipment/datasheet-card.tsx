// The datasheet of a piece of equipment: opened, replaced, taken away.
import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { common } from '#web/words/common.ts'
import { words as texts } from './words.ts'

/** The contract's limit on an upload. */
const MOST_BYTES = 10 * 1_048_576

type Props = {
  kind: Schemas['DatasheetKind']
  row: { id: string; version: number; datasheet_src: string | null; datasheet_name: string | null }
  onSaved: (version: number) => void
}

export function DatasheetCard({ kind, row, onSaved }: Props) {
  const whyNot = useWhyNot('catalog.edit')
  const [refused, setRefused] = useState<string>()
  const upload = useWrite('/v3/equipment.UploadDatasheet', {
    onDone: ({ version }) => {
      onSaved(version)
      tellDone(texts.datasheet_saved)
    },
  })
  const remove = useWrite('/v3/equipment.RemoveDatasheet', {
    onDone: ({ version }) => {
      onSaved(version)
      tellDone(texts.datasheet_removed)
    },
  })
  const of = { kind, equipment_id: row.id }
  const take = (file: File) => {
    setRefused(undefined)
    upload.mutate(
      // The contract's word for a file in a form is text.
      { ...of, version: String(row.version), file: file as never, file_name: file.name.slice(0, 255) },
      { onError: failure => setRefused(failure.fields['file'] ?? failure.message) },
    )
  }
  return (
    <section className="mt-5 flex flex-col gap-3 border-t border-hairline pt-3">
      <h3 className="text-sm font-semibold">{texts.datasheet}</h3>
      {row.datasheet_src && (
        <div className="flex flex-wrap items-center gap-2">
          <a
            href={row.datasheet_src}
            target="_blank"
            rel="noreferrer"
            className="flex min-w-0 flex-1 items-center gap-2 text-base font-medium hover:underline max-sm:min-h-11"
          >
            <FileText size={16} className="shrink-0 text-ink-3" aria-hidden />
            <span className="min-w-0 break-words">{row.datasheet_name}</span>
          </a>
          <Button
            look="ghost"
            busy={remove.isPending}
            disabledReason={whyNot}
            onClick={() => remove.mutate({ ...of, version: row.version })}
          >
            {texts.remove_datasheet}
          </Button>
        </div>
      )}
      {whyNot === undefined ? (
        <FileDrop
          label={upload.isPending ? common.saving : row.datasheet_src ? texts.choose_another_pdf : texts.choose_pdf}
          accept="application/pdf,.pdf"
          most_bytes={MOST_BYTES}
          file={null}
          onFile={take}
          error={refused}
        />
      ) : (
        !row.datasheet_src && <p className="text-base text-ink-3">{texts.none_yet}</p>
      )}
    </section>
  )
}
