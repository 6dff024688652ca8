import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

const MOST_BYTES = 2 * 1_048_576

/** The logo on white, as pages of either theme show it; a new one is saved when it is chosen. */
export function LogoCard({ company }: { company: Schemas['Company'] }) {
  const mayNot = useWhyNot('company.edit')
  const [refused, setRefused] = useState<string>()
  const upload = useWrite('/v3/company.UploadLogo', {
    onDone: () => tellDone(words.logo_saved),
  })
  const take = (file: File) => {
    setRefused(undefined)
    upload.mutate(
      // The contract's word for a file in a form is text.
      { file: file as never, version: String(company.version) },
      { onError: failure => setRefused(failure.fields['file'] ?? failure.message) },
    )
  }
  return (
    <Card title={words.logo} note={words.png_jpeg_webp_up}>
      <div className="flex flex-col gap-4">
        {company.logo_src && (
          <div className="flex h-24 items-center justify-center rounded-card border border-hairline bg-white p-3">
            <img
              src={company.logo_src}
              alt={words.logo_name({ name: company.name })}
              className="max-h-full max-w-full object-contain"
            />
          </div>
        )}
        {mayNot === undefined ? (
          <FileDrop
            label={upload.isPending ? common.saving : company.logo_src ? words.choose_another_logo : words.choose_logo}
            accept="image/png,image/jpeg,image/webp"
            most_bytes={MOST_BYTES}
            file={null}
            onFile={take}
            error={refused}
          />
        ) : (
          !company.logo_src && <p className="text-base text-ink-3">{words.no_logo_yet({ maynot: mayNot })}</p>
        )}
      </div>
    </Card>
  )
}
