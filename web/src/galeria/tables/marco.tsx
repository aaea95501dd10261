import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import type { ReactNode } from 'react';
import { sombrasDeDesborde, useDesborde } from '#ui/desborde.ts';

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
  readonly children: ReactNode;
}) {
  const { etiqueta, anchoMinimo, alto, densa = false } = props;
  const { caja, marco } = useDesborde();
  return (
    <Box {...marco} sx={sombrasDeDesborde}>
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
