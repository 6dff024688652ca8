import { useState } from 'react'
import { templateCsv } from '#machines/projects/leads/import-columns.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { ChooseFile } from '#web/sheet-import/choose-file.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { words } from './words.ts'

export function ImportChoose() {
  const { change } = useFilters()
  const whyNot = useWhyNot('leads.import')
  const [source_name, setSource] = useState('')
  const upload = useWrite('/v3/leads.PreviewImport', { quiet: true })
  return (
    <ChooseFile
      title={words.choose_file}
      note={words.csv_xlsx_up_5}
      label={words.list_leads_csv_xlsx}
      accept=".csv,.xlsx,.txt,.gz,text/csv"
      most_mb={10}
      upload={upload}
      reading={words.reading_file}
      whyNot={whyNot}
      onRead={chosen =>
        upload.mutate(
          { ...chosen, ...(source_name.trim() ? { source_name: source_name.trim() } : {}) },
          // Only while this is still open; otherwise the file is found among past imports.
          { onSuccess: ({ import: { id } }) => change({ import: id, step: 'columns' }, { push: true }) },
        )
      }
      below={
        <TextField
          label={words.name_source}
          optional
          help={words.source_name_help}
          className="sm:max-w-80"
          maxLength={80}
          value={source_name}
          onChange={event => setSource(event.target.value)}
          error={upload.error?.fields['source_name']}
        />
      }
      template={{
        label: words.download_template,
        save: () => saveFile(new Blob([templateCsv()], { type: 'text/csv' }), 'leads-template.csv'),
      }}
      promise={words.nothing_imported_before_you}
    />
  )
}
