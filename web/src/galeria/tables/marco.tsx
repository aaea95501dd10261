import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import type { ReactNode } from 'react';

/** A table that scrolls inside its card, by keyboard too, and never makes the page wider. */
export function MarcoDeTabla(props: {
  readonly etiqueta: string;
  readonly anchoMinimo: number;
  /** The most it measures before its body scrolls below the head. */
  readonly alto?: number;
  readonly densa?: boolean;
  readonly children: ReactNode;
}) {
  const { etiqueta, anchoMinimo, alto, densa = false } = props;
  return (
    <Box role="group" aria-label={etiqueta} tabIndex={0} sx={{ overflow: 'auto', ...(alto && { maxHeight: alto }) }}>
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
  );
}
