import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useYaPinto } from '#api/tras-pintar.ts';
import { VistaError } from '#ui/pantalla/estado-vista.tsx';
import type { Panel } from './catalogo.ts';
import { archivos, type PanelesDe } from './paneles-a-pedido.ts';

/**
 * The place of a panel, as high as it will be. What it is comes once the first screen is painted and the place is about to be
 * seen: what nobody gets to is neither brought nor asked for.
 */
export function Lugar({ panel, sucursalId }: { readonly panel: Panel; readonly sucursalId: string | undefined }) {
  const caja = useRef<HTMLDivElement>(null);
  const haceFalta = useCerca(caja);
  const { pedir, usePieza } = archivos[panel.deSiempre ? 'deSiempre' : 'losDemas'];
  const [falla, setFalla] = useState<{ readonly error: unknown } | null>(null);
  const [intento, setIntento] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks for it again
  useEffect(() => {
    if (haceFalta)
      pedir().then(
        () => setFalla(null),
        (error: unknown) => setFalla({ error }),
      );
  }, [haceFalta, pedir, intento]);
  const Contenido = usePieza()?.[panel.id as keyof PanelesDe];
  return (
    <Box ref={caja} sx={lugar(panel)}>
      {haceFalta && Contenido ? (
        <Contenido sucursalId={sucursalId} />
      ) : (
        <Paper component="section" sx={{ minHeight: panel.alto }}>
          {falla && <VistaError error={falla.error} onReintentar={() => setIntento(intento + 1)} />}
        </Paper>
      )}
    </Box>
  );
}

/** How far below what is seen a place is when it begins to come. */
const ANTES = '48px';

/** Whether the page is painted and the box has been near what is seen. */
function useCerca(caja: RefObject<HTMLElement | null>): boolean {
  const yaPinto = useYaPinto();
  const [cerca, setCerca] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (cerca || !yaPinto || caja.current === null) return;
    const vigia = new IntersectionObserver(
      (vistas) => {
        if (vistas.some(({ isIntersecting }) => isIntersecting)) setCerca(true);
      },
      { rootMargin: ANTES },
    );
    vigia.observe(caja.current);
    return () => vigia.disconnect();
  }, [cerca, yaPinto, caja]);
  return cerca && yaPinto;
}

const ENTRE = 24;

/** Rows of twelve columns; a panel with nobody beside it takes the whole row. */
export const rejilla = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  columnGap: { xs: 1.5, sm: `${ENTRE}px` },
  rowGap: { xs: 1.5, sm: 2.5 },
} as const;

const lugar = ({ columnas, alto }: Panel) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  flexGrow: columnas,
  flexShrink: 1,
  // Half a pixel less, so that what is rounded never takes one to the next row.
  flexBasis: {
    xs: '100%',
    md: columnas <= 4 ? `calc(50% - ${ENTRE / 2}px - 0.5px)` : '100%',
    lg: `calc((100% + ${ENTRE}px) * ${columnas} / 12 - ${ENTRE}px - 0.5px)`,
  },
  contentVisibility: 'auto',
  containIntrinsicBlockSize: Object.fromEntries(Object.entries(alto).map(([ancho, px]) => [ancho, `auto ${px}px`])),
  // The shadow of the card and the ring of the focus are seen whole.
  overflowClipMargin: '24px',
  '&:empty': { display: 'none' },
});
