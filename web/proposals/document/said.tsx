// A sentence with figures in it, in the order of its language.
import { Fragment, type ReactNode } from 'react'

/** 'Covers {share}.' with its braces filled. */
export const said = (sentence: string, parts: Record<string, ReactNode>): ReactNode =>
  sentence
    .split(/\{(\w+)\}/)
    .map((piece, at) => (
      <Fragment key={at % 2 === 1 ? piece : `${at} ${piece}`}>{at % 2 === 1 ? parts[piece] : piece}</Fragment>
    ))

/** The same where nothing but text can stand, as in a label. */
export const saidText = (sentence: string, parts: Record<string, string>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '')
