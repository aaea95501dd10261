/** How written text with format looks, while it is written and when it is read. */
export const estiloDeTexto = {
  lineHeight: 1.65,
  '& p': { m: 0, mb: 1.25 },
  '& h1': { m: 0, mt: 2, mb: 1, fontSize: '1.5rem', lineHeight: 1.3, fontWeight: 600 },
  '& h2': { m: 0, mt: 2, mb: 1, fontSize: '1.25rem', lineHeight: 1.35, fontWeight: 600 },
  '& h3': { m: 0, mt: 1.5, mb: 0.75, fontSize: '1.0625rem', lineHeight: 1.4, fontWeight: 600 },
  '& > :first-child': { mt: 0 },
  '& ul, & ol': { m: 0, mb: 1.25, paddingInlineStart: 3 },
  '& li p': { mb: 0.25 },
  '& blockquote': {
    m: 0,
    mb: 1.25,
    paddingInlineStart: 2,
    borderInlineStart: '3px solid',
    borderColor: 'primary.main',
  },
  '& a': { color: 'primary.text', textDecoration: 'underline' },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: 1 },
  '& pre': { p: 1.5, borderRadius: 1, bgcolor: 'sunken', overflowX: 'auto' },
  '& table': { borderCollapse: 'collapse', maxWidth: '100%' },
  '& td, & th': { px: 1, py: 0.5, border: 1, borderColor: 'divider', textAlign: 'start' },
} as const;
