// A signature of one's own: drawn, typed or a picture of it. What comes out is a small PNG.
import { useEffect, useRef, useState } from 'react'
import SignaturePad from 'signature_pad'
import type { Adopted, SignatureImage } from '#machines/agreements/signing.ts'
import { cx } from '#web/lib/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { pictureToPng, textToPng, trimToPng } from './signature-image.ts'

const KINDS = [
  { kind: 'drawn', label: 'Draw' },
  { kind: 'typed', label: 'Type' },
  { kind: 'uploaded', label: 'Picture' },
] as const
type Kind = SignatureImage['kind']

type Props = {
  name: string
  withInitials: boolean
  adopted: Adopted | null
  onAdopt: (adopted: Adopted) => void
  onBack: () => void
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(part => part.charAt(0))
    .join('')
    .toUpperCase()

export function AdoptSignature({ name, withInitials, adopted, onAdopt, onBack }: Props) {
  const [kind, setKind] = useState<Kind>(adopted?.signature.kind ?? 'drawn')
  const [signature, setSignature] = useState<string | null>(null)
  const [initials, setInitials] = useState<string | null>(null)
  const choose = (next: Kind) => {
    setKind(next)
    setSignature(null)
    setInitials(null)
  }
  const missing = !signature || (withInitials && !initials)
  const adopt = () =>
    signature &&
    onAdopt({
      signature: { kind, png_base64: signature },
      initials: withInitials && initials ? { kind, png_base64: initials } : null,
    })
  return (
    <section className="mx-auto flex max-w-[560px] flex-col gap-6 px-2 py-4">
      <h2 className="text-xl">Your signature</h2>
      <div role="tablist" aria-label="How to sign" className="flex rounded-control bg-sunken p-1">
        {KINDS.map(one => (
          <button
            key={one.kind}
            type="button"
            role="tab"
            aria-selected={kind === one.kind}
            onClick={() => choose(one.kind)}
            className={cx(
              'h-10 flex-1 rounded-control text-base',
              kind === one.kind ? 'bg-raised font-medium shadow-float' : 'text-ink-2',
            )}
          >
            {one.label}
          </button>
        ))}
      </div>
      <div key={kind} className="flex flex-col gap-5">
        <Source kind={kind} label="Signature" start={name} onPng={setSignature} />
        {withInitials && <Source kind={kind} label="Initials" start={initialsOf(name)} onPng={setInitials} small />}
      </div>
      <div className="flex justify-between gap-2">
        <Button size="touch" onClick={onBack}>
          Back
        </Button>
        <Button
          look="primary"
          size="touch"
          disabledReason={missing ? `Add your ${signature ? 'initials' : 'signature'} first.` : undefined}
          onClick={adopt}
        >
          Use this signature
        </Button>
      </div>
    </section>
  )
}

type SourceProps = { label: string; start: string; onPng: (png: string | null) => void; small?: boolean }

function Source({ kind, ...props }: SourceProps & { kind: Kind }) {
  switch (kind) {
    case 'drawn':
      return <Drawn {...props} />
    case 'typed':
      return <Typed {...props} />
    case 'uploaded':
      return <Picture {...props} />
  }
}

function Drawn({ label, onPng, small }: SourceProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad | null>(null)
  const told = useRef(onPng)
  told.current = onPng
  useEffect(() => {
    // The pad draws on its canvas by itself.
    const element = canvas.current
    if (!element) return
    const ratio = Math.max(2, window.devicePixelRatio || 1)
    element.width = element.clientWidth * ratio
    element.height = element.clientHeight * ratio
    element.getContext('2d')?.scale(ratio, ratio)
    const made = new SignaturePad(element, { penColor: '#14233d', minWidth: 0.9, maxWidth: 2.6 })
    made.addEventListener('endStroke', () => told.current(trimToPng(element)))
    pad.current = made
    return () => made.off()
  }, [])
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center justify-between">
        <span className="text-sm font-medium">{label}</span>
        <button
          type="button"
          onClick={() => {
            pad.current?.clear()
            onPng(null)
          }}
          className="h-9 rounded-control px-2 text-sm text-ink-2 hover:bg-sunken"
        >
          Clear {label.toLowerCase()}
        </button>
      </div>
      <canvas
        ref={canvas}
        aria-label={`${label}: draw here with a finger or the mouse`}
        className={cx(
          'w-full touch-none rounded-card border border-hairline-strong bg-white',
          small ? 'h-28 max-w-56' : 'h-44',
        )}
      />
    </div>
  )
}

function Typed({ label, start, onPng, small }: SourceProps) {
  const [text, setText] = useState(start)
  const told = useRef(onPng)
  told.current = onPng
  const png = text.trim() === '' ? null : textToPng(text.trim())
  useEffect(() => {
    // Tells the form what the canvas made of the text.
    told.current(png)
  }, [png])
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={label}
        maxLength={small ? 6 : 60}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {png && (
        <img
          src={`data:image/png;base64,${png}`}
          alt={`${label} as it will stand`}
          className="h-20 rounded-card border border-hairline bg-white object-contain object-left px-4"
        />
      )}
    </div>
  )
}

function Picture({ label, onPng }: SourceProps) {
  const [png, setPng] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    const made = await pictureToPng(file).catch(() => null)
    setFailed(made === null)
    setPng(made)
    onPng(made)
  }
  return (
    <div className="flex flex-col gap-2">
      <label className="flex flex-col gap-1 text-sm font-medium">
        {label}
        <input
          type="file"
          accept="image/png,image/jpeg"
          onChange={event => take(event.target.files?.[0])}
          className="rounded-control border border-hairline-strong bg-raised p-2 text-base font-normal"
        />
      </label>
      {failed && (
        <p role="alert" className="text-xs text-danger">
          This is no picture the browser can read. Choose a PNG or JPEG.
        </p>
      )}
      {png && (
        <img
          src={`data:image/png;base64,${png}`}
          alt={`${label} as it will stand`}
          className="h-24 rounded-card border border-hairline bg-white object-contain object-left px-4"
        />
      )}
    </div>
  )
}
