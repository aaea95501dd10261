import Box from '@mui/material/Box';
import { type OrdenDeArmado, SENTIDOS } from '@trastienda/nucleo/articulos/contrato.ts';
import { cicloDeArmado, decirMovidos } from '@trastienda/nucleo/articulos/estructura/ciclo-de-armado.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { EstadoDeOrden } from '#articulos/estructura/estado-de-estructura.tsx';
import { formatearCantidad, formatearFechaHora, formatearPesos, oVacio } from '#ui/formato/formato.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';

const recortado = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** Which, of what, how many, where and by whom; what it is worth, for who sees costs. */
export function useColumnasDeOrdenes(buscar: string | undefined): readonly Columna<OrdenDeArmado>[] {
  const { t } = useTranslation('estructura');
  const veCostos = usePuede()({ permiso: 'costo.ver' });
  const deCosto: readonly Columna<OrdenDeArmado>[] = [
    {
      id: 'agregado',
      titulo: t('armar.agregado'),
      ancho: 124,
      alinear: 'fin',
      oculta: true,
      celda: ({ costoAgregado }) => (costoAgregado === null ? oVacio(null) : formatearPesos(costoAgregado)),
    },
    {
      id: 'valor',
      titulo: t('ordenes.valor'),
      ancho: 112,
      alinear: 'fin',
      ocultaBajo: 'lg',
      celda: ({ valor }) => (valor === null ? oVacio(null) : formatearPesos(valor)),
    },
  ];
  return [
    {
      id: 'numero',
      titulo: t('ordenes.orden'),
      ancho: 92,
      fija: true,
      ordenable: true,
      filtro: { tipo: 'numero', decimales: 0 },
      celda: ({ texto }) => (
        <b style={{ fontWeight: 600 }}>
          <Resaltado texto={texto} buscar={buscar} />
        </b>
      ),
    },
    {
      id: 'creadoEn',
      titulo: t('ordenes.fecha'),
      ancho: 132,
      ordenable: true,
      filtro: { tipo: 'fecha' },
      celda: ({ creadoEn }) => formatearFechaHora(creadoEn),
    },
    {
      id: 'sentido',
      titulo: t('tipo'),
      ancho: 100,
      filtro: entreFijos(SENTIDOS, (sentido) => t(`ordenes.${sentido}`)),
      celda: ({ sentido }) => t(`ordenes.${sentido}`),
    },
    {
      id: 'codigo',
      titulo: t('usos.articulo'),
      anchoMinimo: 220,
      filtro: { tipo: 'texto' },
      celda: ({ codigo, descripcion }) => (
        <Box sx={{ display: 'flex', gap: 1, minWidth: 0 }} title={`${codigo} ${descripcion}`}>
          <Box component="bdi" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            <Resaltado texto={codigo} buscar={buscar} />
          </Box>
          <Box component="span" sx={{ ...recortado, color: 'text.secondary' }}>
            <Resaltado texto={descripcion} buscar={buscar} />
          </Box>
        </Box>
      ),
    },
    {
      id: 'cantidad',
      titulo: t('ordenes.cantidad'),
      ancho: 88,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 3 },
      celda: ({ cantidad, unidad }) => `${formatearCantidad(cantidad)} ${unidad}`,
    },
    {
      id: 'deposito',
      titulo: t('ordenes.lugar'),
      ancho: 150,
      ocultaBajo: 'md',
      filtro: { tipo: 'texto' },
      celda: ({ deposito, sucursal }) => <span title={`${deposito} · ${sucursal}`}>{`${deposito} · ${sucursal}`}</span>,
    },
    {
      id: 'movido',
      titulo: t('ordenes.movido'),
      ancho: 200,
      ocultaBajo: 'xl',
      celda: ({ movidos }) => {
        const dicho = decirMovidos(movidos, formatearCantidad);
        return <span title={dicho}>{dicho}</span>;
      },
    },
    ...(veCostos ? deCosto : []),
    {
      id: 'estado',
      titulo: t('estado'),
      ancho: 116,
      filtro: entreFijos(cicloDeArmado.estados, (estado) => t(`ordenes.${estado}`)),
      celda: ({ estado }) => <EstadoDeOrden estado={estado} />,
    },
    {
      id: 'quien',
      titulo: t('ordenes.quien'),
      ancho: 132,
      ocultaBajo: 'xl',
      filtro: { tipo: 'texto' },
      celda: ({ creadoPor }) => creadoPor,
    },
    {
      id: 'nota',
      titulo: t('armar.nota'),
      ancho: 160,
      oculta: true,
      filtro: { tipo: 'texto' },
      celda: ({ nota }) => (nota === '' ? oVacio(null) : <span title={nota}>{nota}</span>),
    },
  ];
}
