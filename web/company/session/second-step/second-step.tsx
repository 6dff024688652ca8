// After the password, for users who set up a second step.
import { DoorFrame } from '../door-frame.tsx'
import SecondStepForm from './second-step-form.tsx'
import { words } from './words.ts'

type Props = {
  pending: string
  onDone: (token: string) => void
  /** Back to the password: by choice, or since it took too long. */
  onOver: () => void
}

export default function SecondStep(props: Props) {
  return (
    <DoorFrame
      title={words.confirm_sign_in}
      note={words.after_password}
      foot={
        <button type="button" className="font-medium text-ink underline underline-offset-2" onClick={props.onOver}>
          {words.back_to_password}
        </button>
      }
    >
      <SecondStepForm {...props} />
    </DoorFrame>
  )
}
