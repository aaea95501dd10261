const titulo = (rem: number, lineRem: number) => ({
  fontSize: `${rem}rem`,
  lineHeight: `${lineRem}rem`,
  fontWeight: 600,
  letterSpacing: '-0.01em',
});

export const tipografia = {
  fontFamily: "'Plus Jakarta Sans Variable', 'Letra de espera', system-ui, sans-serif",
  h1: titulo(2.25, 2.75),
  h2: titulo(1.875, 2.25),
  h3: titulo(1.5, 1.75),
  h4: titulo(1.3125, 1.6),
  h5: titulo(1.125, 1.6),
  h6: titulo(1, 1.25),
  subtitle1: { fontSize: '0.875rem', lineHeight: 10 / 7, fontWeight: 600 },
  subtitle2: { fontSize: '0.8125rem', lineHeight: '1.125rem', fontWeight: 600 },
  body1: { fontSize: '0.875rem', lineHeight: 10 / 7 },
  body2: { fontSize: '0.8125rem', lineHeight: '1.125rem' },
  caption: { fontSize: '0.75rem', lineHeight: '1rem' },
  overline: { fontSize: '0.6875rem', lineHeight: '1rem', fontWeight: 600, letterSpacing: '.06em' },
  button: { fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 600, textTransform: 'none' },
} as const;
