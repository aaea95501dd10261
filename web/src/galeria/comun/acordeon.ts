/** The line that opens and shuts a part: a button, which would be written in the browser's own letter. */
export const lineaDeAcordeon = { font: 'inherit', fontWeight: 600, textAlign: 'start' } as const;
