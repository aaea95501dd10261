import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import type { ReactNode } from 'react';
import { sombrasDeDesborde, useDesborde } from '#ui/pantalla/desborde.ts';

/**
 * A table that scrolls inside its card, by keyboard too, and never makes the page wider. A shade says on which side more of it
 * is out of sight: its columns may end where the card does.
 */
export function MarcoDeTabla(props: {
  readonly etiqueta: string;
  readonly anchoMinimo: number;
  /** The most it measures before its body scrolls below the head. */
  readonly alto?: number;
  readonly densa?: boolean;
  /** Its column that says of whom or what a row is, from 1: it stays in sight. */
  readonly fija?: number;
  readonly children: ReactNode;
}) {
  const { etiqueta, anchoMinimo, alto, densa = false, fija = 1 } = props;
  const { caja, marco } = useDesborde();
  return (
    <Box {...marco} sx={conFija(fija)}>
      <Box
        ref={caja}
        role="group"
        aria-label={etiqueta}
        tabIndex={0}
        sx={{ overflow: 'auto', ...(alto && { maxHeight: alto }) }}
      >
        <Table
          aria-label={etiqueta}
          stickyHeader={alto !== undefined}
          sx={{
            minWidth: anchoMinimo,
            '& .MuiTableCell-root': { px: 1.5, '&:first-of-type': { paddingInlineStart: '20px' } },
            '& tbody .MuiTableCell-root': { height: densa ? 40 : 60 },
            '& tbody > tr:last-of-type > .MuiTableCell-root': { borderBottom: 0 },
            '& tbody > tr.fila:hover': { bgcolor: 'action.hover' },
          }}
        >
          {props.children}
        </Table>
      </Box>
    </Box>
  );
}

/** What is gone over passes below the column that stays, at whose end is the shade of that side. */
const conFija = (cual: number) => {
  const [titulo, dato] = ['> * > table > thead > tr', '> * > table > tbody > .fila'] as const;
  const suya = `> :nth-of-type(${cual})`;
  return {
    ...sombrasDeDesborde,
    '&::before': { content: 'none' },
    [`& ${titulo} ${suya}, & ${dato} ${suya}`]: { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
    [`& ${dato} ${suya}`]: { bgcolor: 'background.paper' },
    [`& ${dato}:hover ${suya}`]: { bgcolor: 'action.hover' },
    [`& ${dato}.Mui-selected ${suya}`]: { bgcolor: 'action.selected' },
    [`&[data-antes] ${titulo} ${suya}::after, &[data-antes] ${dato} ${suya}::after`]: AL_FIN,
    // A head that stays is above the rows, and its corner above both.
    '& .MuiTableCell-stickyHeader': { zIndex: 2 },
    [`& ${titulo} > .MuiTableCell-stickyHeader:nth-of-type(${cual})`]: { zIndex: 3 },
  } as const;
};

const AL_FIN = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '100%',
  width: 16,
  pointerEvents: 'none',
  background: 'linear-gradient(to right, color-mix(in srgb, currentColor 22%, transparent), transparent)',
} as const;
