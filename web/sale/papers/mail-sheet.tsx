// A mail as its reader gets it. Mail programs know no tokens: it looks the same in both themes.

import { blocksOf, LINK_MARK, MAIL_LOOK } from '#machines/mail/rules.ts'
import type { Schemas } from '#sdk/types.ts'

/** `body` with its values filled in; `link` stands where the link goes. */
export function MailSheet({ frame, body, link }: { frame: Schemas['MailFrame']; body: string; link: string }) {
  return (
    <div className="overflow-hidden rounded-card border border-hairline">
      <div style={MAIL_LOOK.page}>
        <div style={MAIL_LOOK.card}>
          <p style={MAIL_LOOK.brand}>{frame.head}</p>
          <div lang={frame.language}>
            {numbered(blocksOf(body)).map(([n, block]) =>
              block === 'link' ? (
                <div key={n}>
                  <p style={MAIL_LOOK.action}>
                    <span style={MAIL_LOOK.button}>{frame.button}</span>
                  </p>
                  <p style={MAIL_LOOK.address}>{link}</p>
                </div>
              ) : (
                <p key={n} style={MAIL_LOOK.paragraph}>
                  {numbered(block).map(([at, line]) => (
                    <span key={at} className="block break-words">
                      {line.replaceAll(LINK_MARK, link)}
                    </span>
                  ))}
                </p>
              ),
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

/** A paragraph has no name but its place. */
const numbered = <T,>(list: T[]): [number, T][] => list.map((one, n) => [n, one])
