// Signing on this device: choose who is here and hand it to them. The session of the person handing it over ends.
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { fullName } from '#machines/lib/text.ts'
import type { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { keepHanded } from '#web/agreements/in-person/handed-over.ts'
import { endForOthers } from '#web/company/session/end-session.ts'
import { startUpQuery } from '#web/company/session/start-up.ts'
import { write } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { common } from '#web/words/common.ts'
import { words as texts } from './words.ts'

type Signer = Schemas['TransactionSigner']
/** Signers of the household; the company's signer has their own device and account. */
const HOUSEHOLD: readonly Signer['role'][] = ['homeowner', 'co_homeowner', 'utility_account_holder']

type Props = { transaction_id: string; signer: Signer; signers: readonly Signer[]; onClose: () => void }

export default function InPersonDialog({ transaction_id, signer, signers, onClose }: Props) {
  const { data } = useQuery(startUpQuery)
  const others = HOUSEHOLD.includes(signer.role)
    ? signers.filter(({ id, role, status }) => id !== signer.id && HOUSEHOLD.includes(role) && status !== 'signed')
    : []
  const offered = [signer, ...others].toSorted((a, b) => a.step - b.step)
  const [absent, setAbsent] = useState<string[]>([])
  const present = offered.filter(({ id }) => !absent.includes(id))
  const by = data?.user
  const email = by?.contacts.find(({ type }) => type === 0)?.contact
  const handOver = useMutation<void, Refusal>({
    mutationFn: async () => {
      const links = []
      for (const { id, name } of present) {
        const body = { transaction_id, signer_id: id, in_person: true }
        links.push({ name, ...(await write('/v3/agreements.GenerateURL', body)) })
      }
      const [first] = links
      if (!first || !by || !email) return
      keepHanded({
        by: fullName(by),
        email,
        has_pin: by.has_pin ?? false,
        until: first.expires_at,
        signers: links.map(({ name, token }) => ({ name, token, done: false })),
      })
      await endForOthers(href('/sign/[...slug]', { slug: first.token }))
    },
  })
  const whyNot = data?.impersonator
    ? texts.stop_impersonating_first
    : present.length === 0
      ? texts.choose_who_signs
      : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.hand_over_device}
      description={texts.hand_over_hint}
      actions={
        <>
          <Button onClick={onClose}>{common.not_now}</Button>
          <Button
            look="primary"
            busy={handOver.isPending || handOver.isSuccess}
            disabledReason={whyNot}
            onClick={() => handOver.mutate()}
          >
            {texts.hand_over}
          </Button>
        </>
      }
    >
      <fieldset className="flex flex-col gap-1">
        <legend className="pb-1 text-base font-medium">{texts.who_signs_here}</legend>
        {offered.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={!absent.includes(id)}
            onChange={on => setAbsent(on ? absent.filter(one => one !== id) : [...absent, id])}
          />
        ))}
      </fieldset>
      {by && (
        <p className="text-sm text-ink-3">
          {by.has_pin ? (
            texts.back_by_pin
          ) : (
            <>
              {texts.back_by_password}{' '}
              <Link href={href('/team/user/[id]', { id: by.id })} className="underline underline-offset-2">
                {texts.set_pin}
              </Link>
            </>
          )}
        </p>
      )}
      {present.some(({ link_expires_at }) => link_expires_at !== null) && (
        <p className="text-sm text-ink-3">{texts.links_stop_working}</p>
      )}
    </Dialog>
  )
}
