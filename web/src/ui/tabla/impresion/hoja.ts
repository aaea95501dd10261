/**
 * Ink on white, whatever the theme, and nothing of the screen around it. On the screen the sheet does not show: it is there
 * while the browser prints.
 */
export const HOJA = {
  '@media screen': { '.impresion': { display: 'none' } },
  '@page': { margin: '12mm' },
  '@media print': {
    'html, body': { height: 'auto !important', overflow: 'visible !important', background: '#fff !important' },
    'body > *:not(.impresion)': { display: 'none !important' },
    '.impresion': { fontSize: '8.5pt', lineHeight: 1.3 },
    '.impresion, .impresion *': {
      color: '#000 !important',
      backgroundColor: 'transparent !important',
      boxShadow: 'none !important',
    },
    '.impresion h1': { fontSize: '14pt', margin: '0 0 2mm' },
    '.impresion p': { margin: '0 0 1mm' },
    '.impresion table': { width: '100%', borderCollapse: 'collapse', marginTop: '3mm' },
    // What repeats the names of the columns on each page.
    '.impresion thead': { display: 'table-header-group' },
    // What all of it adds up to is for the end, and not for each page.
    '.impresion tfoot': { display: 'table-row-group' },
    '.impresion tfoot td': { fontWeight: 600, borderBlockStart: '0.4mm solid #000' },
    '.impresion tr': { breakInside: 'avoid' },
    '.impresion th, .impresion td': {
      padding: '1mm 1.5mm',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottom: '0.2mm solid #999',
      overflowWrap: 'anywhere',
    },
    '.impresion th': { borderBottom: '0.4mm solid #000', fontWeight: 600 },
    '.impresion .fin': { textAlign: 'end', whiteSpace: 'nowrap' },
    '.impresion .centro': { textAlign: 'center' },
  },
} as const;
