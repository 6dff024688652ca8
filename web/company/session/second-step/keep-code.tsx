// The page after signing up where no email arrives: a code that sets a forgotten password.
import { Button } from '#web/ui/button.tsx'
import { DoorFrame } from '../door-frame.tsx'
import { passwordCodeFile, ShownCodes } from './shown-codes.tsx'
import { words } from './words.ts'

export function KeepCode({ code, onDone }: { code: string; onDone: () => void }) {
  return (
    <DoorFrame title={words.keep_code} note={words.keep_code_why}>
      <ShownCodes codes={[code]} name={passwordCodeFile()} mayPrint />
      <Button look="primary" size="touch" className="print:hidden" onClick={onDone}>
        {words.saved_it}
      </Button>
    </DoorFrame>
  )
}
