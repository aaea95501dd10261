import Box from '@mui/material/Box';
import type { FilaDeKardex } from '@trastienda/nucleo/stock/contrato.ts';
import { TIPOS_DE_MOVIMIENTO } from '@trastienda/nucleo/stock/movimiento.ts';
import { useTranslation } from 'react-i18next';
import { EnlaceDeDocumento } from '#stock/enlace-de-documento.tsx';
import {
  formatearCantidad,
  formatearFechaHora,
  formatearImporte,
  formatearUnitario,
  oVacio,
} from '#ui/formato/formato.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';

/** Costs have columns only for who sees them. */
export function useColumnasDeKardex(conCostos: boolean): readonly Columna<FilaDeKardex>[] {
  const { t } = useTranslation('stock');
  return [
    {
      id: 'fecha',
      titulo: t('kardex.columna.fecha'),
      ancho: 148,
      ordenable: true,
      filtro: { tipo: 'fecha' },
      celda: ({ fecha, registrado }) => (
        <time dateTime={fecha} title={t('kardex.registrado', { cuando: formatearFechaHora(registrado) })}>
          {formatearFechaHora(fecha)}
        </time>
      ),
    },
    {
      id: 'tipo',
      titulo: t('kardex.columna.tipo'),
      ancho: 150,
      filtro: entreFijos(TIPOS_DE_MOVIMIENTO, (tipo) => t(`tipo.${tipo}`)),
      celda: ({ tipo }) => t(`tipo.${tipo}`),
    },
    {
      id: 'documento',
      titulo: t('kardex.columna.documento'),
      anchoMinimo: 150,
      filtro: { tipo: 'texto' },
      celda: (fila) => <Documento fila={fila} />,
    },
    // The one before tells it: this one is to filter by.
    {
      id: 'motivo',
      titulo: t('kardex.columna.motivo'),
      ancho: 130,
      oculta: true,
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ motivo }) => oVacio(motivo),
    },
    {
      id: 'deposito',
      titulo: t('kardex.columna.deposito'),
      ancho: 170,
      ocultaBajo: 'md',
      filtro: { tipo: 'texto' },
      celda: ({ sucursal, deposito }) => `${sucursal} · ${deposito}`,
    },
    {
      id: 'entra',
      titulo: t('kardex.columna.entra'),
      ancho: 76,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 3, conVacios: true },
      celda: (fila) => <Entra fila={fila} />,
    },
    {
      id: 'sale',
      titulo: t('kardex.columna.sale'),
      ancho: 76,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 3, conVacios: true },
      celda: ({ cantidad }) => (cantidad.startsWith('-') ? formatearCantidad(cantidad) : ''),
    },
    {
      id: 'saldo',
      titulo: t('kardex.columna.saldo'),
      ancho: 88,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 3 },
      celda: (fila) => <Saldo fila={fila} />,
    },
    ...(conCostos ? columnasDeCosto(t('kardex.columna.costo'), t('kardex.columna.valor'), t('kardex.sinCosto')) : []),
    {
      id: 'quien',
      titulo: t('kardex.columna.quien'),
      ancho: 130,
      ocultaBajo: 'lg',
      filtro: { tipo: 'texto' },
      celda: ({ quien }) => quien,
    },
  ];
}

const columnasDeCosto = (costo: string, valor: string, sinCosto: string): readonly Columna<FilaDeKardex>[] => [
  {
    id: 'costo',
    titulo: costo,
    ancho: 104,
    alinear: 'fin',
    ocultaBajo: 'md',
    celda: (fila) => (fila.sinCosto ? <Discreto>{sinCosto}</Discreto> : formatearUnitario(fila.costoUnitario)),
  },
  {
    id: 'valor',
    titulo: valor,
    ancho: 116,
    alinear: 'fin',
    ocultaBajo: 'lg',
    celda: (fila) => formatearImporte(fila.valor),
  },
];

function Documento({ fila }: { readonly fila: FilaDeKardex }) {
  const { t } = useTranslation('stock');
  return (
    <>
      <EnlaceDeDocumento documento={fila.documento} />
      {fila.motivo && ` · ${fila.motivo}`}{' '}
      {fila.revertido && <EstadoChip tono="neutro">{t('kardex.revertido')}</EstadoChip>}
    </>
  );
}

function Entra({ fila: { cantidad } }: { readonly fila: FilaDeKardex }) {
  if (cantidad.startsWith('-')) return null;
  return (
    <Box component="span" sx={{ color: 'success.text' }}>
      +{formatearCantidad(cantidad)}
    </Box>
  );
}

export function Saldo({ fila: { saldo } }: { readonly fila: FilaDeKardex }) {
  return (
    <Box component="b" sx={{ color: saldo.startsWith('-') ? 'error.text' : 'text.primary' }}>
      {formatearCantidad(saldo)}
    </Box>
  );
}

function Discreto({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  );
}
