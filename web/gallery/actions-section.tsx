import { Send, Trash2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Section, Shelf, Specimen } from './specimen.tsx'

export function ActionsSection() {
  return (
    <Section id="actions" title="Actions" note="One primary button on a screen. What cannot be used now says why.">
      <Shelf title="Button" columns={2}>
        <Specimen state="Primary and secondary">
          <div className="flex flex-wrap gap-2">
            <Button look="primary" icon={<Send size={14} aria-hidden />}>
              Send proposal
            </Button>
            <Button>Save draft</Button>
          </div>
        </Specimen>
        <Specimen state="Ghost and danger">
          <div className="flex flex-wrap gap-2">
            <Button look="ghost">Cancel</Button>
            <Button look="danger" icon={<Trash2 size={14} aria-hidden />}>
              Delete adder
            </Button>
          </div>
        </Specimen>
        <Specimen state="Busy; disabled, with its reason">
          <div className="flex flex-wrap gap-2">
            <Button look="primary" busy>
              Sending …
            </Button>
            <Button disabledReason="Two signers have no email address yet.">Send agreement</Button>
          </div>
        </Specimen>
        <Specimen state="For homeowners and thumbs">
          <div className="flex flex-wrap gap-2">
            <Button look="primary" size="touch">
              Use this signature
            </Button>
            <Button size="touch">Draw again</Button>
          </div>
        </Specimen>
      </Shelf>
    </Section>
  )
}
