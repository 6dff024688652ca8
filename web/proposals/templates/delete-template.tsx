import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { counted } from './template-words.tsx'

type Props = { line: Schemas['TemplateLine']; onClose: () => void }

export function DeleteTemplate({ line, onClose }: Props) {
  const remove = useWrite('/v3/templates.Delete', {
    refreshes: ['/v3/templates.List', '/v3/templates.GetRules', '/v3/proposal.Get'],
    onDone: () => {
      tellDone(`${line.name} is deleted.`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${line.name}?`}
      description={
        <>
          {line.proposals > 0
            ? `${counted(line.proposals, 'proposal')} begun with it keep${line.proposals === 1 ? 's its' : ' their'} pages. `
            : 'No proposal was begun with it. '}
          {line.rules > 0 &&
            `${counted(line.rules, 'rule')} that name${line.rules === 1 ? 's' : ''} it go${line.rules === 1 ? 'es' : ''} with it. `}
          It cannot be brought back.
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            look="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate({ template_id: line.id, version: line.version })}
          >
            Delete template
          </Button>
        </>
      }
    />
  )
}
