const oscuro = '[data-modo="dark"] &';
/** The four tones of the drawn parts, by the class each shape has. */
export const tonos = {
  '& .mueble': { fill: 'var(--t-palette-background-paper)' },
  '& .celda': { fill: '#F3F6FF', [oscuro]: { fill: 'var(--t-palette-sunken)' } },
  '& .etiqueta': { fill: '#C9D7FE', [oscuro]: { fill: 'var(--t-palette-divider)' } },
  '& .hondo': { fill: '#2F55CF' },
  '& .medio': { fill: 'var(--t-palette-primary-accent)' },
  '& .claro': { fill: '#C9D7FE' },
  '& .blanco': { fill: '#fff' },
  '& .suave': { opacity: 0.35 },
  '& .linea': { fill: 'none', stroke: '#fff', strokeWidth: 2.5, strokeLinecap: 'round' },
  '& .linea-gruesa': { fill: 'none', stroke: '#fff', strokeWidth: 5 },
  '& .trazo': { fill: 'none', stroke: 'var(--t-palette-primary-accent)', strokeWidth: 3.5, strokeLinecap: 'round' },
  '& .trazo-hondo': { fill: 'none', stroke: '#2F55CF', strokeWidth: 3.5, strokeLinecap: 'round' },
  '& .punteado': { strokeWidth: 3, strokeDasharray: '1 10' },
  '& .espira': { fill: 'none', stroke: 'var(--t-palette-primary-accent)', strokeWidth: 6, strokeLinecap: 'round' },
  '& .correa': { fill: 'none', stroke: '#2F55CF', strokeWidth: 8 },
  '& .correa-dientes': { fill: 'none', stroke: '#C9D7FE', strokeWidth: 2, strokeDasharray: '2 5' },
} as const;
