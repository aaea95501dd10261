import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronLeftPipe from '@tabler/icons-react/dist/esm/icons/IconChevronLeftPipe.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconChevronRightPipe from '@tabler/icons-react/dist/esm/icons/IconChevronRightPipe.mjs';
import { useId } from 'react';
import { usePonerParametros } from '#galeria/comun/parametros.ts';
import { usePalabrasDePaginado } from '#ui/listas/palabras-de-paginado.ts';
import type { enPagina } from './filas.ts';
import { textos } from './textos.ts';

/** Where one is among the pages, and the way to the others. Page and rows stand in the address. */
export function Paginado(props: {
  readonly pagina: Omit<ReturnType<typeof enPagina>, 'visibles'>;
  readonly porPagina: string;
  readonly opciones: readonly string[];
}) {
  const t = textos.usar();
  const poner = usePonerParametros();
  const id = useId();
  const palabras = usePalabrasDePaginado();
  const { actual, ultima, desde, total } = props.pagina;
  const cuantas = props.porPagina === 'todas' ? total : Number(props.porPagina);
  const ir = (pagina: number) => poner({ pagina: pagina === 1 ? undefined : String(pagina) });
  const botones = [
    { texto: palabras.paso('first'), Icono: IconChevronLeftPipe, a: 1, deshabilitado: actual === 1 },
    { texto: palabras.paso('previous'), Icono: IconChevronLeft, a: actual - 1, deshabilitado: actual === 1 },
    { texto: palabras.paso('next'), Icono: IconChevronRight, a: actual + 1, deshabilitado: actual === ultima },
    { texto: palabras.paso('last'), Icono: IconChevronRightPipe, a: ultima, deshabilitado: actual === ultima },
  ];
  return (
    <Box sx={pie}>
      <Box component="label" htmlFor={id} sx={{ color: 'text.secondary' }}>
        {palabras.porPagina}
      </Box>
      <TextField
        select
        size="small"
        value={props.porPagina}
        onChange={({ target }) =>
          poner({ filas: target.value === props.opciones[0] ? undefined : target.value, pagina: undefined })
        }
        slotProps={{ select: { native: true }, htmlInput: { id } }}
        sx={{ minWidth: 84 }}
      >
        {props.opciones.map((una) => (
          <option key={una} value={una}>
            {una === 'todas' ? t('todas') : una}
          </option>
        ))}
      </TextField>
      <Box role="status" data-testid="tables-rango" sx={{ mx: 1 }}>
        {palabras.rango({
          desde: Math.min(desde + 1, total),
          hasta: Math.min(desde + cuantas, total),
          total,
          exacto: true,
        })}
      </Box>
      <Box sx={{ display: 'flex' }}>
        {botones.map(({ texto, Icono, a, deshabilitado }) => (
          // At the end of its way it stays reachable, so that the keyboard is not thrown out of it.
          <IconButton
            key={texto}
            aria-label={texto}
            aria-disabled={deshabilitado}
            onClick={() => deshabilitado || ir(a)}
            sx={{ '&[aria-disabled=true]': { color: 'text.disabled' } }}
          >
            <Icono className="con-direccion" size={18} stroke={1.7} aria-hidden />
          </IconButton>
        ))}
      </Box>
    </Box>
  );
}

const pie = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.8125rem',
} as const;
