import Box from '@mui/material/Box';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { textoDeTotal } from '@trastienda/nucleo/articulos/estructura/explosion.ts';
import { decimal, decimalesUsados } from '@trastienda/nucleo/comun/decimal.ts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearPesos, formatearUnitario } from '#ui/formato/formato.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { DiceDeMenos, unitarioDe } from './costo-de-nodo.tsx';
import type { Rama } from './ramas-del-arbol.ts';

const HACIA_ARRIBA = 3;

/** Numbers stand under each other whatever the depth of their row; on a phone they go below the name. */
export const columnas = (conCosto: boolean) =>
  ({
    display: 'grid',
    gridTemplateColumns: {
      xs: '1fr auto',
      sm: `minmax(240px, 1fr) 96px 110px 110px${conCosto ? ' 120px 140px' : ''}`,
    },
    columnGap: 1.5,
    paddingInlineEnd: { xs: '12px', sm: '20px' },
  }) as const;

export function RenglonDelArbol(props: {
  readonly rama: Rama;
  readonly conCosto: boolean;
  readonly buscar: string;
  readonly activa: boolean;
  readonly onAlternar: () => void;
  readonly onKeyDown: (evento: KeyboardEvent) => void;
  readonly onFocus: () => void;
}) {
  const { clave, nodo, nivel, hijas, abierta, total, linea } = props.rama;
  const { t } = useTranslation('estructura');
  const seAbre = hijas > 0;
  const unitario = unitarioDe(nodo);
  // An order takes what is directly in it, as finely as it is counted: never half a piece. A kit goes in by its parts.
  const enPartes = nivel === 1 && nodo.tipo !== 'KIT' && decimalesUsados(total) > nodo.decimales;
  const seToman = enPartes ? total.round(nodo.decimales, HACIA_ARRIBA).toFixed() : null;
  const alcanza = nodo.disponible === null || decimal(nodo.disponible).gte(total);
  return (
    <Box
      role="row"
      data-linea={clave}
      tabIndex={props.activa ? 0 : -1}
      aria-level={nivel}
      {...(seAbre ? { 'aria-expanded': abierta } : {})}
      onKeyDown={props.onKeyDown}
      onFocus={props.onFocus}
      onClick={() => seAbre && props.onAlternar()}
      sx={{
        ...columnas(props.conCosto),
        ...renglon,
        paddingInlineStart: { xs: `${8 + (nivel - 1) * 14}px`, sm: `${12 + (nivel - 1) * 24}px` },
        cursor: seAbre ? 'pointer' : 'default',
      }}
    >
      <Box role="gridcell" sx={{ display: 'flex', gap: 0.75, minWidth: 0, alignItems: 'flex-start' }}>
        <Box
          component="span"
          aria-hidden
          className="con-direccion"
          sx={{
            display: 'inline-flex',
            flexShrink: 0,
            visibility: seAbre ? 'visible' : 'hidden',
            color: 'text.secondary',
            pt: '2px',
            '& svg': { rotate: abierta ? '90deg' : '0deg', transition: 'rotate 120ms' },
          }}
        >
          <IconChevronRight size={16} stroke={1.7} />
        </Box>
        <Nombre rama={props.rama} buscar={props.buscar} />
      </Box>
      <Cifra solo="sm">
        {formatearCantidad(linea.cantidad)}
        {Number(linea.merma) > 0 && (
          <Box sx={{ fontSize: '0.6875rem', color: 'text.secondary' }}>
            {t('arbol.merma', { valor: formatearCantidad(linea.merma) })}
          </Box>
        )}
      </Cifra>
      <Cifra>
        <b>{formatearCantidad(textoDeTotal(total))}</b>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {nodo.unidad}
        </Box>
        {seToman !== null && (
          <Box sx={{ fontSize: '0.6875rem', color: 'text.secondary' }}>
            {t('arbol.seToman', { cantidad: formatearCantidad(seToman) })}
          </Box>
        )}
      </Cifra>
      <Cifra solo="sm">
        <Box component="span" sx={alcanza ? {} : { color: 'error.text', fontWeight: 600 }}>
          {nodo.disponible === null ? '–' : formatearCantidad(nodo.disponible)}
        </Box>
      </Cifra>
      {props.conCosto && (
        <>
          <Cifra solo="sm">
            <DiceDeMenos nodo={nodo} />
            {unitario === null ? '–' : formatearUnitario(unitario)}
          </Cifra>
          <Cifra solo="sm">{unitario === null ? '–' : formatearPesos(total.times(unitario).toFixed(4))}</Cifra>
        </>
      )}
    </Box>
  );
}

function Nombre({ rama: { nodo, linea }, buscar }: { readonly rama: Rama; readonly buscar: string }) {
  const { t } = useTranslation('estructura');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap', alignItems: 'baseline', minWidth: 0 }}>
        <Box component="bdi" sx={{ fontWeight: 600 }}>
          <Resaltado texto={nodo.codigo} buscar={buscar} />
        </Box>
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          <Resaltado texto={nodo.descripcion} buscar={buscar} />
        </Box>
        {linea.opcional && (
          <EstadoChip tono="neutro" sinPunto>
            {t('arbol.opcional')}
          </EstadoChip>
        )}
      </Box>
      {linea.sustitutos.length > 0 && (
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {t('arbol.sustitutos', { codigos: linea.sustitutos.map(({ codigo }) => codigo).join(', ') })}
        </Box>
      )}
    </Box>
  );
}

const Cifra = ({ children, solo }: { readonly children: React.ReactNode; readonly solo?: 'sm' }) => (
  <Box
    role="gridcell"
    sx={{ textAlign: 'end', whiteSpace: 'nowrap', ...(solo ? { display: { xs: 'none', sm: 'block' } } : {}) }}
  >
    {children}
  </Box>
);

const renglon = {
  alignItems: 'center',
  minHeight: { xs: 48, sm: 40 },
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;
