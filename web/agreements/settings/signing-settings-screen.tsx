// How agreements are signed: the certificate that seals them, a timestamp authority, when signers are reminded.
import { Link } from 'wouter'
import { useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { CertificateCard } from './certificate-card.tsx'
import { SigningForm } from './signing-form.tsx'

export default function SigningSettingsScreen() {
  const { data, error, refetch } = useRead('/v3/settings.GetSigning', {})
  return (
    <SettingsFrame title="Signing" note="How your agreements are sealed, and when signers are reminded.">
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <Skeleton className="h-56 max-w-[720px]" />
          <Skeleton className="h-52 max-w-[720px]" />
        </>
      )}
      {data && (
        <>
          <CertificateCard signing={data.signing} />
          <SigningForm signing={data.signing} />
          <div className="max-w-[720px]">
            <Card title="See also">
              <ul className="flex flex-col gap-2 text-base">
                <li>
                  <Link href={href('/settings/company/general')} className="underline underline-offset-2">
                    How many days a signing link works
                  </Link>
                </li>
                <li>
                  <a href={href('/verify')} target="_blank" rel="noreferrer" className="underline underline-offset-2">
                    The page on which anyone checks a sealed document
                  </a>
                </li>
              </ul>
            </Card>
          </div>
        </>
      )}
    </SettingsFrame>
  )
}
