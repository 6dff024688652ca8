// After signing: what happens now, and the signed document once everybody has signed.
import { Download } from 'lucide-react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useParam } from '#web/app/app.tsx'
import { href } from '#web/app/navigation.ts'
import { phoneHref } from '#web/lib/format.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Message } from './signing-frame.tsx'
import { SigningLink } from './signing-link.tsx'

export default function CompletedScreen() {
  const token = useParam('slug')
  return <SigningLink token={token}>{signing => <Completed token={token} signing={signing} />}</SigningLink>
}

function Completed({ token, signing }: { token: string; signing: Schemas['Signing'] }) {
  const { company, agreement_name, signer, signed_src, installation_contact } = signing
  if (signer.status !== 'signed')
    return (
      <Message title="Not signed yet" company={company}>
        <p>{agreement_name} still waits for your signature.</p>
        <Link href={href('/sign/[...slug]', { slug: token })} className={`${buttonLook('primary', 'touch')} mt-6`}>
          Go on signing
        </Link>
      </Message>
    )
  return (
    <Message title="Signed. Thank you." company={company}>
      <p>
        {signed_src
          ? `${agreement_name} is signed by everyone. Keep a copy; this link stays good for it.`
          : `${agreement_name} has your signature. The complete document is here once everyone has signed; this link stays good for it.`}
      </p>
      {signed_src && (
        <a href={signed_src} download className={`${buttonLook('primary', 'touch')} mt-6`}>
          <Download size={18} aria-hidden />
          Download the signed PDF
        </a>
      )}
      {installation_contact ? (
        <InstallationContact contact={installation_contact} />
      ) : (
        company.phone && (
          <p className="mt-8 text-base">
            Questions? Call {company.name} at{' '}
            <a href={phoneHref(company.phone)} className="underline underline-offset-2">
              {company.phone}
            </a>
            .
          </p>
        )
      )}
    </Message>
  )
}

function InstallationContact({ contact: { name, phone, email } }: { contact: Schemas['HomeownerContact'] }) {
  return (
    <div className="mt-10 border-t border-hairline pt-6 text-base">
      <p>
        What comes next is the installation. For its dates and everything about it, ask{' '}
        <strong className="font-semibold text-ink">{name}</strong>.
      </p>
      <p className="mt-2 flex flex-wrap justify-center gap-x-5">
        {phone && (
          <a href={phoneHref(phone)} className="figures inline-flex min-h-11 items-center underline underline-offset-2">
            {phone}
          </a>
        )}
        {email && (
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-11 items-center break-all underline underline-offset-2"
          >
            {email}
          </a>
        )}
      </p>
    </div>
  )
}
