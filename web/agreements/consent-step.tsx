import type { Schemas } from '#sdk/types.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { signing: Schemas['Signing']; onConsent: () => void; busy: boolean }

/** Consent to electronic records comes before the document (ESIGN, 15 U.S.C. §7001(c)). */
export function ConsentStep({ signing, onConsent, busy }: Props) {
  return (
    <section className="mx-auto flex max-w-[60ch] flex-col gap-6 px-2 py-6">
      <h2 className="text-xl">Before you read and sign</h2>
      <p className="text-reading">{signing.consent.text}</p>
      <Button look="primary" size="touch" busy={busy} onClick={onConsent}>
        I agree to sign electronically
      </Button>
      <p className="text-sm text-ink-3">
        You will read {signing.pages.length} {signing.pages.length === 1 ? 'page' : 'pages'}, then sign. It takes a few
        minutes, and you can come back to this link.
      </p>
    </section>
  )
}
