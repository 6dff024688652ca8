// A mail as its reader gets it. Mail programs know no tokens: it looks the same in both themes.
import { Fragment } from 'react'
import { blocksOf, LINK_MARK, MAIL_LOOK } from '#machines/company/mail/rules.ts'
import { brandColors } from '#machines/lib/brand-colors.ts'
import type { Schemas } from '#sdk/types.ts'

type Props = {
  frame: Schemas['MailFrame']
  body: string
  /** Shown in place of the link. */
  link: string
}

/** `body` with its values filled in. */
export function MailSheet({ frame, body, link }: Props) {
  const { head, button, language, brand_color, logo_src, picture, foot } = frame
  return (
    <div className="overflow-hidden rounded-card border border-hairline">
      <div style={MAIL_LOOK.page}>
        <div style={MAIL_LOOK.card}>
          <p style={MAIL_LOOK.brand}>
            {logo_src && <img src={logo_src} alt="" className="inline" style={MAIL_LOOK.logo} />}
            {head}
          </p>
          {picture && <img src={picture.src} alt={picture.alt} style={MAIL_LOOK.picture} />}
          <div lang={language}>
            {numbered(blocksOf(body)).map(([n, block]) =>
              block === 'link' ? (
                <div key={n}>
                  <p style={MAIL_LOOK.action}>
                    <span style={{ ...MAIL_LOOK.button, background: brandColors(brand_color).main }}>{button}</span>
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
        {foot.length > 0 && (
          <p style={MAIL_LOOK.foot}>
            {numbered(foot).map(([n, line]) => (
              <Fragment key={n}>
                {n > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}

/** A paragraph has no name but its place. */
const numbered = <T,>(list: T[]): [number, T][] => list.map((one, n) => [n, one])
