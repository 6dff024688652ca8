/** Text for a LIKE pattern with its wildcards made literal. */
export const likeText = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')
