// ZIP files written by hand, so that every lie in them is known (PKWARE APPNOTE 6.3.9).
import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = {
  name: string
  data?: Uint8Array | string
  method?: number
  /** A false value. */
  size?: number
  packed?: number
  crc?: number
  at?: number
  flags?: number
  /** Packed already. */
  raw?: Uint8Array
}

/** `count`, `length` and `from` falsify the directory. */
export function zipOf(
  entries: readonly ZipEntry[],
  lies: { count?: number; length?: number; from?: number; tail?: Buffer } = {},
) {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const plain = Buffer.from(entry.data ?? '')
    const method = entry.method ?? 8
    const packed = Buffer.from(entry.raw ?? (method === 8 ? deflateRawSync(plain) : plain))
    const name = Buffer.from(entry.name)
    const said = {
      crc: entry.crc ?? crc32(plain),
      packed: entry.packed ?? packed.length,
      size: entry.size ?? plain.length,
    }
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(entry.flags ?? 0, 6)
    local.writeUInt16LE(method, 8)
    local.writeUInt32LE(said.packed >>> 0, 18)
    local.writeUInt16LE(name.length, 26)
    const row = Buffer.alloc(46)
    row.writeUInt32LE(0x02014b50, 0)
    row.writeUInt16LE(entry.flags ?? 0, 8)
    row.writeUInt16LE(method, 10)
    row.writeUInt32LE(said.crc, 16)
    row.writeUInt32LE(said.packed >>> 0, 20)
    row.writeUInt32LE(said.size >>> 0, 24)
    row.writeUInt16LE(name.length, 28)
    row.writeUInt32LE(entry.at ?? at, 42)
    directory.push(row, name)
    if (entry.at === undefined) {
      parts.push(local, name, packed)
      at += 30 + name.length + packed.length
    }
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE((lies.count ?? entries.length) & 0xffff, 8)
  end.writeUInt16LE((lies.count ?? entries.length) & 0xffff, 10)
  end.writeUInt32LE(lies.length ?? list.length, 12)
  end.writeUInt32LE(lies.from ?? at, 16)
  return Buffer.concat([...parts, list, end, lies.tail ?? Buffer.alloc(0)])
}

/** A workbook of these parts plus those every workbook has. */
export const workbookOf = (sheet: string | Uint8Array, more: readonly ZipEntry[] = []) =>
  zipOf([
    {
      name: 'xl/workbook.xml',
      data: '<workbook><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/sheet1.xml', data: sheet },
    ...more,
  ])
