// Shared by all corpora of malicious files.
export type Door =
  | 'archive'
  | 'list'
  | 'usage'
  | 'agreement'
  | 'datasheet'
  | 'file'
  | 'rates'
  | 'exports'
  | 'weather'
  | 'remittance'
  | 'form'
  | 'json'
/** `harmless`: odd, and taken all the same. */
export type Hostile = { door: Door; name: string; make: () => Uint8Array; harmless?: true }

export const MB = 1_048_576
export const zeros = (length: number) => Buffer.alloc(length)
export const times = (count: number, text: string) => text.repeat(count)
export const cutAt = (whole: Uint8Array, share: number) => whole.subarray(0, Math.floor(whole.length * share))
export const SHARES = [0.05, 0.25, 0.5, 0.75, 0.95]
