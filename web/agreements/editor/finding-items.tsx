import type { Schemas } from '#sdk/types.ts'
import { Button } from '#web/ui/button.tsx'
import { useEditing } from './editing.ts'
import { words } from './words.ts'

type Props = { findings: readonly Schemas['AgreementFinding'][]; onGo: () => void }

/** Each finding leads to its field. */
export function FindingItems({ findings, onGo }: Props) {
  const { goTo } = useEditing()
  return (
    <ul aria-label={words.findings} className="flex flex-col divide-y divide-hairline">
      {findings.map(({ field_id, page, sentence, blocks }) => (
        <li key={`${field_id} ${sentence}`} className="flex items-start gap-3 py-3 first:pt-0">
          <div className="min-w-0 flex-1 text-base">
            {page !== null && <p className="text-sm text-ink-3">{words.page_page({ page })}</p>}
            <p>{sentence}</p>
            {blocks && <p className="text-sm text-danger">{words.publishing_waits}</p>}
          </div>
          {field_id !== null && (
            <Button
              onClick={() => {
                onGo()
                goTo(field_id)
              }}
            >
              {words.go_there}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
