// The exact bytes hashed and signed in the public seal log. Pure: the server writes them, anyone can read them back.

/** `seal` was logged before its document was sealed; `earlier` was sealed before this installation had a log. */
export type LeafKind = 'seal' | 'earlier'

export type Leaf = {
  /**
   * SHA-256 of the document. For a seal: of its first revision with the room for the proof blank, since the proof and the
   * signature are made afterwards. For an earlier one: of the whole file.
   */
  document_hash: string
  kind: LeafKind
  /** ISO 8601, in UTC, to the millisecond. Never before that of the leaf before. */
  logged_at: string
  /** The fingerprint of the installation's key. */
  installation: string
}

export type TreeHead = {
  /** How many leaves. */
  size: number
  /** In hexadecimal. */
  root: string
  at: string
  /** The installation's public key, as DER in base64. */
  public_key: string
  /** Ed25519, in base64. */
  signature: string
}

/** The text hashed as a leaf. */
export const leafText = ({ document_hash, kind, logged_at, installation }: Leaf) =>
  `sunquill-seal-1\n${installation}\n${kind}\n${document_hash}\n${logged_at}\n`

/** The signed text of a tree head. */
export const headText = (installation: string, { size, root, at }: Pick<TreeHead, 'size' | 'root' | 'at'>) =>
  `sunquill-seal-log-1\n${installation}\n${size}\n${root}\n${at}\n`
