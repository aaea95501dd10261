import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { altoDe, type IdDePanel } from '#inicio/catalogo.ts';
import type { Icono } from '#ui/piezas/icono.ts';

type Props = {
  readonly id: IdDePanel;
  readonly titulo: string;
  /** One line below the title: of when, in what. */
  readonly bajada?: string;
  /** Beside the title: how many. */
  readonly junto?: ReactNode;
  readonly acciones?: ReactNode;
  /** The rows reach the edges. */
  readonly enLista?: boolean;
  /** On the tint of the theme instead of white. */
  readonly tenida?: boolean;
  readonly children: ReactNode;
};

/** A card of the home, as high as the place that was kept for it. */
export function Panel({ id, titulo, bajada, junto, acciones, enLista = false, tenida = false, children }: Props) {
  const deTitulo = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={deTitulo}
      sx={{ ...carta, ...(tenida && { bgcolor: 'band' }), minHeight: altoDe(id) }}
    >
      <Box sx={cabecera}>
        <Box sx={{ flex: '1 1 0', minWidth: 140 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography id={deTitulo} variant="h6" component="h2">
              {titulo}
            </Typography>
            {junto}
          </Box>
          {bajada !== undefined && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {bajada}
            </Typography>
          )}
        </Box>
        {acciones}
      </Box>
      <Box sx={enLista ? lista : cuerpo}>{children}</Box>
    </Paper>
  );
}

/** Nothing to tell: a sentence in the middle of the place of what would be there. */
export function Nada({ icono: Icono, children }: { readonly icono: Icono; readonly children: ReactNode }) {
  return (
    <Box role="status" sx={nada}>
      <Icono size={28} stroke={1.5} aria-hidden />
      <p>{children}</p>
    </Box>
  );
}

const AL_COSTADO = { xs: 2, sm: 3 } as const;

const carta = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'clip',
  '&:focus': { outline: 'none' },
} as const;

const cabecera = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: AL_COSTADO,
  pt: { xs: 1.75, sm: 2.25 },
  pb: 1.5,
  // A finger needs more than the words of a link.
  '& > a': { py: 1.5, my: -1.5 },
} as const;

const cuerpo = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  px: AL_COSTADO,
  pb: { xs: 2, sm: 2.5 },
  // What says that something failed begins where the title does.
  '& > [role=alert]': { px: 0, py: 1 },
} as const;

const lista = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  '& > ul': { flex: 1 },
  '& > [role=alert]': { px: AL_COSTADO, py: 1 },
} as const;

const nada = {
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 1,
  px: 3,
  pb: 3,
  color: 'text.secondary',
  textAlign: 'center',
  '& p': { m: 0, maxWidth: 320 },
} as const;
