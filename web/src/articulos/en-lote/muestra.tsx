import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type DeUnArticulo = { readonly id: string; readonly codigo: string; readonly descripcion: string };

type Props<Linea> = {
  readonly titulo: string;
  readonly lineas: readonly Linea[];
  readonly alto: number;
  /** What would be done to that artículo. */
  readonly decir: (linea: Linea) => ReactNode;
};

/** The first artículos of a preview, each with what would be done to it; nothing when there are none. */
export function Muestra<Linea extends DeUnArticulo>({ titulo, lineas, alto, decir }: Props<Linea>) {
  if (lineas.length === 0) return null;
  return (
    <>
      <Typography variant="caption" component="h3" sx={{ color: 'text.secondary', mt: 1.5, display: 'block' }}>
        {titulo}
      </Typography>
      <Box
        component="ul"
        // Long: it scrolls within itself, also by keyboard.
        tabIndex={0}
        aria-label={titulo}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: alto, overflow: 'auto' }}
      >
        {lineas.map((linea) => (
          <Box
            component="li"
            key={linea.id}
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', fontSize: '0.8125rem' }}
          >
            <Box title={linea.descripcion} sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              <bdi style={{ fontWeight: 600 }}>{linea.codigo}</bdi> {linea.descripcion}
            </Box>
            {decir(linea)}
          </Box>
        ))}
      </Box>
    </>
  );
}
