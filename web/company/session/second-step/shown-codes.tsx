// Codes that are shown once, to be kept outside the product.
import { Check, Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { BRAND } from '#web/frame/navigation.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { words } from './words.ts'

type Props = {
  codes: readonly string[]
  /** Of the file it's saved as. */
  name: string
  /** Where the codes are a page of their own. */
  mayPrint?: boolean
}

export function ShownCodes({ codes, name, mayPrint = false }: Props) {
  const [isCopied, setCopied] = useState(false)
  const text = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <div className="flex flex-col gap-3">
      <ul className="figures grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-6 gap-y-2 rounded-control border border-hairline bg-sunken p-4 font-mono text-md select-all">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button icon={isCopied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />} onClick={copy}>
          {isCopied ? words.copied : words.copy}
        </Button>
        <Button
          icon={<Download size={14} aria-hidden />}
          onClick={() => saveFile(new Blob([`${name}\n\n${text}\n`], { type: 'text/plain' }), `${name}.txt`)}
        >
          {words.download}
        </Button>
        {mayPrint && (
          <Button icon={<Printer size={14} aria-hidden />} onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
      </div>
    </div>
  )
}

export const codesFile = () => words.codes_file({ brand: String(BRAND) })
export const passwordCodeFile = () => words.password_code_file({ brand: String(BRAND) })
