import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconChevronsLeft from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import IconChevronsRight from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import type { ConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import type { PaginaDeLista } from '#ui/listas/lista.ts';
import { usePalabrasDePaginado } from '#ui/listas/palabras-de-paginado.ts';
import type { Icono } from '#ui/piezas/icono.ts';

type Props = {
  readonly consulta: ConsultaDeLista;
  readonly lista: PaginaDeLista<unknown>;
  readonly pie: ReactNode;
};

const TAMANOS = [25, 50, 100, 200];

/** Which rows are on screen, how many there are, and the way to the others. */
export function TablaPie({ consulta, lista, pie }: Props) {
  const palabras = usePalabrasDePaginado();
  const { pagina, porPagina, total, totalExacto, filas = [] } = lista;
  const desde = filas.length === 0 ? 0 : (pagina - 1) * porPagina + 1;
  const hasta = desde + filas.length - (filas.length === 0 ? 0 : 1);
  return (
    <Stack direction="row" data-pie sx={estilo}>
      <Box component="span" aria-live="polite">
        {palabras.rango({ desde, hasta, total, exacto: totalExacto })}
      </Box>
      <Box
        sx={{
          flex: 1,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          columnGap: 2,
          flexWrap: 'wrap',
        }}
      >
        {pie}
      </Box>
      <Box>
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'inline' }, marginInlineEnd: 1 }}>
          {palabras.porPagina}{' '}
        </Box>
        <Box
          component="select"
          aria-label={palabras.porPagina}
          value={porPagina}
          onChange={(evento) => consulta.cambiar({ porPagina: Number(evento.target.value) })}
          sx={{
            font: 'inherit',
            color: 'inherit',
            bgcolor: 'background.paper',
            border: 0,
            minHeight: 30,
            borderRadius: '5px',
          }}
        >
          {TAMANOS.map((tamano) => (
            <option key={tamano} value={tamano}>
              {tamano}
            </option>
          ))}
        </Box>
      </Box>
      <Paginas consulta={consulta} lista={lista} />
    </Stack>
  );
}

/** How many rows there are, where all of them are scrolled through. */
export function PieContinuo({ lista, pie }: Omit<Props, 'consulta'>) {
  const { t } = useTranslation('ui');
  const total = formatearEntero(lista.total);
  return (
    <Stack direction="row" data-pie sx={estilo}>
      <Box component="span" aria-live="polite">
        {lista.totalExacto ? t('tabla.filas', { count: lista.total, total }) : t('tabla.filasMas', { total })}
      </Box>
      <Box
        sx={{
          flex: 1,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          columnGap: 2,
          flexWrap: 'wrap',
        }}
      >
        {pie}
      </Box>
    </Stack>
  );
}

function Paginas({ consulta, lista }: Omit<Props, 'pie'>) {
  const palabras = usePalabrasDePaginado();
  const { pagina, porPagina, total, totalExacto, filas = [] } = lista;
  const ultima = Math.max(1, Math.ceil(total / porPagina));
  const hayMas = totalExacto ? pagina < ultima : filas.length === porPagina;
  const ir = (destino: number) => consulta.cambiar({ pagina: destino });
  return (
    <Stack direction="row">
      <BotonDePagina
        icono={IconChevronsLeft}
        texto={palabras.paso('first')}
        activo={pagina > 1}
        onClick={() => ir(1)}
      />
      <BotonDePagina
        icono={IconChevronLeft}
        texto={palabras.paso('previous')}
        activo={pagina > 1}
        onClick={() => ir(pagina - 1)}
      />
      <BotonDePagina
        icono={IconChevronRight}
        texto={palabras.paso('next')}
        activo={hayMas}
        onClick={() => ir(pagina + 1)}
      />
      <BotonDePagina
        icono={IconChevronsRight}
        texto={palabras.paso('last')}
        activo={hayMas && totalExacto}
        onClick={() => ir(ultima)}
      />
    </Stack>
  );
}

function BotonDePagina(props: {
  readonly icono: Icono;
  readonly texto: string;
  readonly activo: boolean;
  readonly onClick: () => void;
}) {
  const Icono = props.icono;
  return (
    <Pista texto={props.texto}>
      <span>
        <IconButton size="small" aria-label={props.texto} disabled={!props.activo} onClick={props.onClick}>
          <Icono size={18} stroke={1.7} aria-hidden className="con-direccion" />
        </IconButton>
      </span>
    </Pista>
  );
}

const estilo = {
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 2,
  minHeight: 44,
  px: { xs: 0, sm: 2 },
  borderTop: { sm: 1 },
  borderColor: { sm: 'divider' },
  fontSize: '0.75rem',
  lineHeight: '1rem',
  color: 'text.secondary',
} as const;
