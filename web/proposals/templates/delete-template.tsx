import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { words as texts } from './words.ts'

type Props = { line: Schemas['TemplateLine']; onClose: () => void }

export function DeleteTemplate({ line, onClose }: Props) {
  const remove = useWrite('/v3/templates.Delete', {
    onDone: () => {
      tellDone(texts.name_deleted({ name: line.name }))
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.delete_name({ name: line.name })}
      description={
        <>
          {texts.started_proposals({ proposals: line.proposals })}{' '}
          {line.rules > 0 && texts.rules_deleted_too({ rules: line.rules })} {texts.cannot_be_undone}
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>{texts.keep_template}</Button>
          <Button
            look="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate({ template_id: line.id, version: line.version })}
          >
            {texts.delete_template}
          </Button>
        </>
      }
    />
  )
}
