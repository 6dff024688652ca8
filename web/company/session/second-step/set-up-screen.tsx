// The one page left to a member whose company requires a second step, once the time for it is over; reached before by choice.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { takePlace } from '#web/lib/place.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { DoorFrame } from '../door-frame.tsx'
import { signOut } from '../end-session.ts'
import { startUpQuery } from '../start-up.ts'
import SignInMethods from './sign-in-methods.tsx'
import { words } from './words.ts'

export default function SetUpScreen() {
  const [, go] = useLocation()
  const client = useQueryClient()
  const { data } = useQuery(startUpQuery)
  const proceed = () =>
    void client.invalidateQueries({ queryKey: startUpQuery.queryKey }).then(() => go(takePlace(), { replace: true }))
  return (
    <DoorFrame
      title={words.required_title}
      note={data && words.required_note({ company: data.user.company.name })}
      foot={
        <button type="button" className="underline underline-offset-2" onClick={() => void signOut()}>
          {words.sign_out}
        </button>
      }
    >
      <SignInMethods
        isSetUp
        whenOn={() => (
          <>
            <Notice kind="success">{words.it_is_on}</Notice>
            <Button look="primary" size="touch" onClick={proceed}>
              {words.continue_to_product}
            </Button>
          </>
        )}
      />
    </DoorFrame>
  )
}
