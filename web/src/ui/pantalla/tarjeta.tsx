import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type Props = {
  readonly titulo?: string;
  readonly acciones?: ReactNode;
  /** 14/20 of padding instead of 24. */
  readonly densa?: boolean;
  /** The content reaches the edges: for tables and lists of lines. */
  readonly sinRelleno?: boolean;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
};

/** White paper with a soft shadow. Inside it, lines before boxes. */
export function Tarjeta({ titulo, acciones, densa = false, sinRelleno = false, sx, children }: Props) {
  const id = useId();
  const relleno = densa ? { px: { xs: 2, sm: 2.5 }, py: 1.75 } : { p: { xs: 2, sm: 3 } };
  return (
    <Paper
      component="section"
      {...(titulo === undefined ? {} : { 'aria-labelledby': id })}
      sx={[{ minWidth: 0, overflow: 'clip', ...(sinRelleno ? bordes : relleno) }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {titulo !== undefined && (
        <Stack direction="row" sx={{ ...cabecera, ...(sinRelleno && { px: { xs: 2, sm: 2.5 }, pt: 1.75 }) }}>
          <Typography id={id} variant="h6" component="h2" sx={{ flex: '1 1 104px', minWidth: 0 }}>
            {titulo}
          </Typography>
          {acciones}
        </Stack>
      )}
      {children}
    </Paper>
  );
}

/** The rows of a table begin and end where the title does. */
const bordes = {
  '& tr > .MuiTableCell-root:not(* + *)': { paddingInlineStart: { xs: 2, sm: 2.5 } },
  '& tr > .MuiTableCell-root:last-child': { paddingInlineEnd: { xs: 2, sm: 2.5 } },
} as const;

/** Where the title and the actions do not fit beside each other, these go below. */
const cabecera = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 24,
  mb: 1.5,
  // A finger needs more than the words of a link.
  '& > a:not(.MuiButtonBase-root)': { py: 1.5, my: -1.5 },
} as const;
